export { default as Options } from './SheetOptions.svelte';
export { begin } from './boards.svelte';
