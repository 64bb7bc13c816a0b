/** The decks as a reference: browsing, dates on request, and "this date is wrong". */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { readDeck } from './knowledge';
import { DESKTOP, LANGS, Person, PHONE, wrong } from './person';
import { noViolations } from './play';
import { kill, serve } from './server';

/** Examining a page several times takes its time on a busy machine. */
test.slow();
/** So does the first page of a deck. */
const FIRST = { timeout: 30_000 };

const rows = (page: Page, say: Person['say']) =>
  page.getByRole('list', { name: say('deck-cards'), exact: true }).getByRole('listitem');

/** The date of a card of the classic deck, as the server words it. */
async function labelOf(page: Page, title: string): Promise<string> {
  const found = await page.request.get(`/api/decks/classic/cards?q=${encodeURIComponent(title)}`);
  const { cards } = (await found.json()) as { cards: { back: { label: string } }[] };
  expect(cards).toHaveLength(1);
  return cards[0]!.back.label;
}

test('dates are hidden until a card is tapped, or reached by keyboard', async ({ browser }) => {
  const { page, say } = await Person.sit(browser, 'en', PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: say('decks'), exact: true }).click();
  await page.getByRole('link', { name: /Classic/ }).click();
  const all = rows(page, say);
  await expect(all).toHaveCount(60, FIRST);
  const head = all.first().getByRole('button').first();
  const label = await labelOf(page, (await head.locator('strong').textContent()) ?? '');
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(all.first()).not.toContainText(label);
  await head.tap();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await expect(all.first()).toContainText(label);
  await head.tap();
  await expect(all.first()).not.toContainText(label);
  await head.focus();
  await page.keyboard.press('Enter');
  await expect(all.first()).toContainText(label);
  await page.keyboard.press('Space');
  await expect(all.first()).not.toContainText(label);
  await page.getByLabel(say('deck-show-dates')).check();
  await expect(all.first()).toContainText(label);
  await expect(all.nth(20).getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await page.context().close();
});

test('cards are found by words, topic and period, a page at a time', async ({ browser }) => {
  const { page, say } = await Person.sit(browser, 'en', DESKTOP);
  await page.goto('/decks/classic');
  const all = rows(page, say);
  await expect(all).toHaveCount(60, FIRST);
  await expect(page.getByRole('status')).toHaveText(say('deck-found', { n: 220 }));
  await page.getByRole('button', { name: say('deck-more', { n: 160 }) }).click();
  await expect(all).toHaveCount(120);
  await expect(all.nth(60).getByRole('button').first()).toBeFocused();
  const titles = await all.locator('strong').allTextContents();
  expect(new Set(titles).size, 'no card comes twice').toBe(120);

  await page.getByRole('combobox', { name: say('deck-topic') }).selectOption('science');
  const known = readDeck('classic', 'en');
  const science = [...known.values()].filter((card) => card.topic === 'science');
  await expect(page.getByRole('status')).toHaveText(say('deck-found', { n: science.length }));
  await page.getByRole('combobox', { name: say('coverage-period') }).selectOption({ index: 5 });
  await expect(page.getByRole('status')).toHaveText(
    say('deck-found', { n: science.filter((card) => card.value >= 1800 && card.value < 1900).length }),
  );
  await page.getByRole('combobox', { name: say('deck-topic') }).selectOption('');
  await page.getByRole('combobox', { name: say('coverage-period') }).selectOption({ index: 0 });
  const [first] = [...known.keys()];
  await page.getByLabel(say('deck-search')).fill(first!.toUpperCase());
  await expect(all).toHaveCount(1);
  await expect(all.first()).toContainText(first!);
  await page.getByLabel(say('deck-search')).fill('no card is called like this');
  await expect(page.getByRole('status')).toHaveText(say('deck-found', { n: 0 }));
  await page.context().close();
});

test('what the charts show is in their tables', async ({ browser }) => {
  const { page, say } = await Person.sit(browser, 'en', DESKTOP);
  await page.goto('/decks/classic');
  const figure = page.getByRole('figure').filter({ hasText: say('coverage-time') });
  await expect(figure.getByRole('img')).toHaveAccessibleName(/most in/);
  // Every bar lies beside its name.
  const middles = (of: string) =>
    figure.locator(of).evaluateAll((all) =>
      all.map((one) => {
        const box = one.getBoundingClientRect();
        return Math.round(box.top + box.height / 2);
      }),
    );
  const names = await middles('.names li');
  for (const [at, middle] of (await middles('.bar')).entries()) expect(Math.abs(middle - names[at]!)).toBeLessThan(3);
  await figure.getByText(say('coverage-table')).click();
  const counts = await figure.locator('tbody td:nth-child(2)').allTextContents();
  expect(counts.map(Number).reduce((sum, n) => sum + n, 0)).toBe(220);
  await page.context().close();
});

test('a deck is played with from its page', async ({ browser }) => {
  const { page, say } = await Person.sit(browser);
  await page.goto('/decks/trek');
  await page.getByRole('link', { name: say('play-with-deck') }).click();
  await expect(page.getByRole('checkbox', { name: /Trek/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: new RegExp(`^${say('game-trek')}`) })).toBeChecked();
  await page.goto('/decks/no-such-deck');
  await expect(page.getByRole('alert')).toHaveText(say('error-no-such-deck'));
  await page.context().close();
});

test('a reader says that a date is wrong, on the page and at a table, and the command shows it', async ({
  browser,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'antedate-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server: ChildProcess = await serve(port, data);
  const ada = await Person.sit(browser, 'en', { ...DESKTOP, baseURL: `http://127.0.0.1:${port}` });
  const { page, say } = ada;
  const reports = (...more: string[]) => {
    const program = process.env.ANTEDATE_BIN ?? '../target/debug/antedate';
    return execFileSync(program, ['deck', 'reports', '--data', data, ...more], { encoding: 'utf8' });
  };
  try {
    expect(reports()).toContain('nobody has reported');
    await page.goto('/decks/classic');
    const first = rows(page, say).first();
    const title = (await first.locator('strong').textContent()) ?? '';
    await first.getByRole('button').first().click();
    await first.getByRole('button', { name: say('wrong-date') }).click();
    const form = page.getByRole('form', { name: say('wrong-date-of', { title }) });
    await expect(form).toContainText(say('wrong-date-what'));
    await expect(form.getByLabel(say('wrong-date-words'))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(first.getByRole('button', { name: say('wrong-date') })).toBeFocused();
    await page.keyboard.press('Enter');
    await form.getByLabel(say('wrong-date-words')).fill('<b>bold</b> & "quoted"');
    await form.getByRole('textbox', { name: say('wrong-date-year') }).fill('490');
    await form.getByLabel(say('era'), { exact: true }).selectOption('bce');
    await form.getByLabel(say('wrong-date-source')).fill('Herodotus, VI');
    await form.getByRole('button', { name: say('send'), exact: true }).click();
    await expect(first.getByText(say('wrong-date-thanks'))).toBeFocused();

    // At the table: on a card that was turned.
    await ada.host('Ada', 'timeline', 1);
    await page.getByLabel(say('who-begins')).selectOption({ label: 'Ada' });
    await ada.button('start').click();
    await ada.turnOrEnd();
    await ada.place(0, wrong(await ada.rightGap()));
    // By now a bot may have moved: the lesson says which card it is about.
    await ada.button('why').click();
    const lesson = (await page.locator('.lesson').getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: say('wrong-date') }).click();
    await page.getByLabel(say('wrong-date-words')).fill('seen at the table');
    await noViolations(page, 'a report being written at the table');
    await page
      .getByRole('button', { name: say('send'), exact: true })
      .first()
      .click();
    await expect(page.getByText(say('wrong-date-thanks'))).toBeVisible();

    type Kept = { id: number; title: string; words: string; year: number | null; source: string };
    const kept = JSON.parse(reports('--json')) as Kept[];
    expect(kept.map((one) => say('lesson-of', { title: one.title }))).toEqual([say('lesson-of', { title }), lesson]);
    expect(kept.find((one) => one.title === title)).toMatchObject({
      words: '<b>bold</b> & "quoted"',
      year: -490,
      source: 'Herodotus, VI',
    });
    expect(reports()).toContain('seen at the table');
    reports('--clear', String(kept[0]!.id));
    expect(JSON.parse(reports('--json'))).toHaveLength(1);
  } finally {
    await ada.close();
    await kill(server);
    rmSync(data, { recursive: true, force: true });
  }
});

for (const locale of LANGS) {
  test(`the decks in ${locale}: no violations by day and by night, on a phone and on a desk`, async ({ browser }) => {
    const { page, say } = await Person.sit(browser, locale);
    await page.goto('/decks');
    await expect(page.locator('li.panel')).toHaveCount(10, FIRST);
    await noViolations(page, '/decks');
    await page.goto('/decks/saga');
    const first = rows(page, say).first();
    await first.getByRole('button').first().click();
    await first.getByRole('button', { name: say('wrong-date') }).click();
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
    await noViolations(page, '/decks/saga');
    await page.context().close();
  });
}
