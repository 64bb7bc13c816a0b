/** Moving about in the gaps of a line by keys. */
export function nextGap(key: string, now: number | null, cards: number, upright: boolean): number | null {
  const middle = Math.floor(cards / 2);
  // In a vertical line later is above, so up is later.
  const later = upright ? ['ArrowRight', 'ArrowUp'] : ['ArrowRight'];
  const earlier = upright ? ['ArrowLeft', 'ArrowDown'] : ['ArrowLeft'];
  if (later.includes(key)) return now === null ? middle : Math.min(cards, now + 1);
  if (earlier.includes(key)) return now === null ? middle : Math.max(0, now - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return cards;
  return null;
}

/** The card that a digit picks, from 0. */
export function digit(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}

/** Whether keys belong to a field someone writes in. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
