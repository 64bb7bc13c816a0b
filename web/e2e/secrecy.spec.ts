/**
 * What somebody who only watches is sent, shown and left with: nothing of a card that nobody has
 * turned. Looked for are its date as it is worded in all languages, the number it is compared
 * by (a year or a scene), its story and the deck's name for it.
 */
import { execFileSync } from 'node:child_process';

import { expect, type Page, test } from '@playwright/test';

import { LANGS, Person } from './person';

const PROGRAM = process.env.ANTEDATE_BIN ?? '../target/debug/antedate';

/** A card as the deck has it in one language. */
type Told = { id: string; title: string; label: string; value: number; note: string };
/** A card in all languages. */
type Secret = { id: string; value: number; labels: string[]; notes: string[] };

function secretsOf(deck: string): Secret[] {
  const cards = new Map<string, Secret>();
  for (const lang of LANGS) {
    const told = execFileSync(PROGRAM, ['deck', 'show', deck, '--lang', lang, '--json'], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    for (const { id, value, label, note } of (JSON.parse(told) as { cards: Told[] }).cards) {
      const card = cards.get(id) ?? { id, value, labels: [], notes: [] };
      card.labels.push(plain(label));
      card.notes.push(plain(note));
      cards.set(id, card);
    }
  }
  return [...cards.values()];
}

/** All texts and all numbers by the names of their fields, but for those on the backs of turned cards. */
type Heard = { texts: string[]; numbers: Map<string, Set<number>>; turned: Set<string> };

/** The number of a guest and the code of a table are drawn by chance, and four digits of either may be a year. */
const isDrawn = (field: string, text: string) =>
  ['number', 'code'].includes(field) && /^[0-9A-Za-z]{4}(-[0-9A-Za-z]{4})+$/.test(text);

function listen(message: unknown, heard: Heard, field = '') {
  if (typeof message === 'string') {
    if (!isDrawn(field, message)) heard.texts.push(message);
  }
  if (typeof message === 'number') heard.numbers.set(field, (heard.numbers.get(field) ?? new Set()).add(message));
  else if (Array.isArray(message)) message.forEach((one) => listen(one, heard, field));
  else if (message !== null && typeof message === 'object') {
    for (const [name, value] of Object.entries(message)) {
      if (name === 'back') heard.turned.add((value as { id: string }).id);
      else listen(value, heard, name);
    }
  }
}

/** Everything a page says or keeps: words, names of things, storage, history. */
async function leftIn(page: Page): Promise<string[]> {
  return [...(await saidIn(page)), ...(await keptIn(page))];
}

/** What is kept of a view may have the backs of turned cards, whose sources have years: read as what was sent is. */
async function keptIn(page: Page): Promise<string[]> {
  const kept = await page.evaluate(() => [
    ...Object.values({ ...localStorage, ...sessionStorage }).map(String),
    JSON.stringify([history.state, document.cookie, document.title]),
  ]);
  const heard: Heard = { texts: [], numbers: new Map(), turned: new Set() };
  for (const text of kept) {
    try {
      listen(JSON.parse(text), heard);
    } catch {
      heard.texts.push(text);
    }
  }
  return [...heard.texts, ...[...heard.numbers.values()].flatMap((all) => [...all].map(String))];
}

function saidIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    const words = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      // The centuries to jump to (“1800–1899”) are counted from the cards that lie open.
      if (!words.currentNode.parentElement?.closest('select.jump')) said.push(words.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        // What a picture is drawn by, and how things look, is full of numbers.
        if (!['d', 'style', 'viewBox', 'transform'].includes(name)) said.push(value);
      }
    }
    return said;
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Counts of cards look like the years of antiquity. */
const isCount = (label: string) => /^\d{1,3}$/.test(label) && Number(label) <= 300;

/** Spaces that do not break are the typesetter's business. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function search(where: string, texts: string[], hidden: Secret[], turned: Secret[]) {
  const open = new Set(turned.flatMap((card) => card.labels));
  const dates = new Set(hidden.flatMap((card) => card.labels).filter((label) => !open.has(label) && !isCount(label)));
  const dated = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...dates].map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  // The same words are said again and again.
  const all = plain([...new Set(texts)].join('\n'));
  const stories = hidden.flatMap(({ id, notes }) => [`"${id}"`, ...notes]);
  expect(
    [...all.matchAll(dated)].map(({ index }) => all.slice(Math.max(0, index - 50), index + 30)),
    `dates in ${where}`,
  ).toEqual([]);
  expect(
    stories.filter((story) => all.includes(story)),
    `stories in ${where}`,
  ).toEqual([]);
}

const GAMES = [
  { rules: 'timeline', deck: 'classic' },
  { rules: 'timeline', deck: 'saga' },
  { rules: 'twist', deck: 'twist' },
];

for (const { rules, deck } of GAMES) {
  test(`who watches a game of ${rules} with the deck ${deck} is sent no secret, in any language`, async ({
    browser,
  }) => {
    const ada = await Person.sit(browser);
    await ada.page.goto('/');
    const table = await ada.page.evaluate(
      async ({ rules, deck }) => {
        const token = 'ab'.repeat(32);
        const options = {
          seats: 3,
          clock: 'none',
          on_leave: 'bot',
          first: { type: 'player', player: 0 },
          stand_ins: 'gentle',
          fresh: false,
          public: false,
        };
        const body = JSON.stringify({
          rules,
          decks: [deck],
          name: 'Ada',
          token,
          bots: ['amateur', 'amateur'],
          options,
        });
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        const { table } = (await answer.json()) as { table: string };
        localStorage.setItem('antedate', JSON.stringify({ seats: [{ table, token, rules, at: 0 }], played: 1 }));
        return table;
      },
      { rules, deck },
    );
    // Not from inside the page: a navigation there could come before the answer.
    await ada.page.goto(`/t/${table}`);
    await ada.button('start').click();
    await ada.turnOrEnd();

    const watchers = await Promise.all(
      LANGS.map(async (lang) => {
        const eve = await Person.sit(browser, lang);
        const heard: Heard = { texts: [], numbers: new Map(), turned: new Set() };
        eve.page.on('websocket', (socket) =>
          socket.on('framereceived', ({ payload }) => listen(JSON.parse(String(payload)), heard)),
        );
        eve.page.on('response', async (response) => {
          if (response.url().includes('/api/')) listen(await response.json().catch(() => null), heard);
        });
        await eve.page.goto(ada.page.url());
        await expect(eve.page.locator('main[data-moves]')).toBeVisible();
        return { eve, heard };
      }),
    );
    for (let moves = 0; moves < 2 && (await ada.turnOrEnd()); moves += 1)
      await (rules === 'twist' ? ada.twist() : ada.place(0, 0));
    await ada.turnOrEnd();

    // It is Ada's turn, or over: once who watches has seen as much, nothing more is turned while we look.
    const seen = Math.min(await ada.seen(), Number.MAX_SAFE_INTEGER);
    const secrets = secretsOf(deck);
    for (const { eve, heard } of watchers) {
      await eve.heardAfter(seen - 1);
      const turned = secrets.filter((card) => heard.turned.has(card.id));
      const hidden = secrets.filter((card) => !heard.turned.has(card.id));
      expect(turned.length).toBeGreaterThan(2);
      expect(hidden.length).toBeGreaterThan(60);
      search(`what was sent (${eve.lang})`, heard.texts, hidden, turned);
      search(`the page and its storage (${eve.lang})`, await leftIn(eve.page), hidden, turned);
      // A date is compared by a number, and only the backs of turned cards have one.
      expect(heard.numbers.get('card')?.size).toBeGreaterThan(8);
      for (const field of ['value', 'date', 'year', 'scene'])
        expect([...(heard.numbers.get(field) ?? [])], field).toEqual([]);
    }
    // A refusal tells no more: the record of a running game is kept back.
    const record = await watchers[0]!.eve.page.request.get(`/api/tables/${ada.page.url().split('/t/')[1]}/transcript`);
    expect(record.status()).toBe(409);
    await Promise.all([ada, ...watchers.map(({ eve }) => eve)].map((person) => person.close()));
  });
}

test('the search finds a date, a story or a name wherever it is planted', () => {
  const secret = { id: 'moon-landing', value: 1969, labels: ['1969', '20 lipca 1969'], notes: ['One small step.'] };
  for (const planted of ['“1969”', 'w dniu 20 lipca 1969 r.', 'x One small step. y', '{"of":"moon-landing"}']) {
    expect(() => search('a text', ['quiet', planted], [secret], []), planted).toThrow();
  }
  search('a text', ['19690', 'a1969', 'moon-landing'], [secret], []);
});
