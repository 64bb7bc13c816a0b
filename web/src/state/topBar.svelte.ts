/** The bar at the top of the page. A screen may fill it with what belongs to it, as a running game does. */
import type { Snippet } from 'svelte';

let filled = $state.raw<Snippet | null>(null);

export const topBar = {
  /** What stands there in place of the links. */
  get now(): Snippet | null {
    return filled;
  },
  set now(menu: Snippet | null) {
    filled = menu;
  },
};
