export { book } from './book';
export { default as Figure } from './Figure.svelte';
export { default as HostOptions } from './HostOptions.svelte';
export { default as Result } from './Result.svelte';
export { default as Screen } from './Screen.svelte';
