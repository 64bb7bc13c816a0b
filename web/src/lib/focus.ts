/** Where the focus goes when the screen changes or what had it is gone, so that keys and ears begin where eyes do. */
import { tick } from 'svelte';

import { route } from '../state/route.svelte';

/** Puts the focus where a screen begins. */
export async function focusScreen() {
  await tick();
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** The same, if what had the focus is gone. */
export async function regainFocus() {
  await tick();
  if ((document.activeElement ?? document.body) === document.body) await focusScreen();
}

/** The same after another screen has come; a page just loaded begins at its top. */
export async function keepFocus() {
  if (route.hasMoved) await regainFocus();
}

/** To a card that can be picked: then it is also said. */
export function focusCard(card: number) {
  document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
}

/** To one's cards, if what had the focus is gone or can no longer be pressed. */
export function focusHandIfLost() {
  const now = document.activeElement;
  if (now && now !== document.body && !now.matches(':disabled')) return;
  document.querySelector<HTMLElement>('[data-hand]')?.focus({ preventScroll: true });
}
