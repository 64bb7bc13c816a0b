import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const seat = (table: string, token = table) => ({ table, token, rules: 'timeline' as const, at: 0 });

/** A page on a device where one game was finished, in the middle of a game that teaches. */
async function taughtOnce() {
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  settings.played = 1;
  settings.keepSeat(seat('lesson'));
  settings.keepSeat(seat('other'));
  settings.taught = 'lesson';
  return settings;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => void vi.unstubAllGlobals());

test('a game that teaches wants hints until it is left', async () => {
  const settings = await taughtOnce();
  settings.forgetSeat('other');
  expect([settings.wantsHints, settings.taught]).toEqual([true, 'lesson']);
  settings.forgetSeat('lesson');
  expect([settings.wantsHints, settings.taught]).toEqual([false, null]);
});

test('somebody who gives up one of two seats is still taught', async () => {
  const settings = await taughtOnce();
  settings.keepSeat(seat('lesson', 'second'));
  settings.forgetSeat('lesson', 'second');
  expect(settings.taught).toBe('lesson');
});

test('whoever is forgotten is not taught any more', async () => {
  const settings = await taughtOnce();
  settings.forgetMe();
  // The next one to use the device plays a first game, without a coach.
  expect([settings.wantsHints, settings.taught, settings.seats]).toEqual([true, null, []]);
  expect(localStorage.getItem('antedate')).not.toContain('lesson');
});

test('two tabs keep each other’s seats, and what one forgets the other does not bring back', async () => {
  const tab = async () => {
    vi.resetModules();
    return (await import('./settings.svelte')).settings;
  };
  const [one, other] = [await tab(), await tab()];
  one.keepSeat(seat('first'));
  other.keepSeat(seat('second'));
  one.volume = 10;
  expect((await tab()).seats.map((kept) => kept.table)).toEqual(['second', 'first']);
  other.forgetSeat('second');
  expect((await tab()).seats.map((kept) => kept.table)).toEqual(['first']);
  one.forgetMe();
  other.theme = 'dark';
  expect((await tab()).seats).toEqual([]);
});

test('where nothing may be kept, choices last as long as the page', async () => {
  const refuse = () => {
    throw new Error('not here');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  settings.keepSeat(seat('first'));
  settings.volume = 10;
  expect([settings.seats.length, settings.volume]).toEqual([1, 10]);
});
