// What a choice reveals comes into view.
import { onMount } from 'svelte';
import { moving } from '../app/state.svelte';

/** For a component: what is attached to an element that is there from the start leaves the page where it is. */
export function revealer(): (element: HTMLElement) => void {
  let opened = false;
  onMount(() => void requestAnimationFrame(() => (opened = true)));
  return (element) => {
    if (opened) element.scrollIntoView({ block: 'nearest', behavior: moving() ? 'smooth' : 'auto' });
  };
}
