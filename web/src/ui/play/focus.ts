/** Where the focus goes for who plays by keys or by ear: what has it must never just vanish. */

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
