/** Keys as the games read them. */

/** The card that a digit picks, from 0. */
export function digit(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}

/** What a key is called, in small letters. A letter of another alphabet is the Latin one on the same key. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign && latin ? latin : key).toLowerCase();
}

/** Whether a key belongs to a field someone writes in, or to the browser. */
export function isOthers(event: KeyboardEvent): boolean {
  return isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey;
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
