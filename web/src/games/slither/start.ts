export { default as Options } from './BoardOptions.svelte';
export { begin } from './board.svelte';
