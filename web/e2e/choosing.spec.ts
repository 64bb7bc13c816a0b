/** Choosing cards among many decks, on a phone: found, mixed, drawn, and fresh among friends. */
import { expect, test, type Page } from '@playwright/test';

import type { DeckSummary } from '../src/wire';
import { Person, PHONE } from './person';
import { noViolations } from './play';

/** Examining a page several times takes its time on a busy machine. */
test.slow();
/** So does the first answer of a server that has just started. */
const FIRST = { timeout: 30_000 };

async function decksOf(page: Page, lang: string): Promise<DeckSummary[]> {
  const found = await page.request.get(`/api/decks?lang=${lang}`);
  return (await found.json()) as DeckSummary[];
}

const rows = (page: Page) => page.locator('main li.panel');
const checked = (page: Page) =>
  page.locator('input[name="deck"]:checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test('decks are found, kept in place and mixed with a running count', async ({ browser }) => {
  const { page, say, button } = await Person.sit(browser, 'de', PHONE).then((who) => ({
    page: who.page,
    say: who.say,
    button: who.button.bind(who),
  }));
  await page.goto('/decks');
  await expect(rows(page)).toHaveCount(10, FIRST);
  const decks = await decksOf(page, 'de');
  const [voyages, life] = ['voyages', 'life'].map((id) => decks.find((deck) => deck.id === id)!);
  const row = rows(page).filter({ has: page.locator(`a[href="/decks/voyages"]`) });
  for (const fact of [voyages!.span!.first, voyages!.span!.last, voyages!.topics[0]!.name])
    await expect(row).toContainText(fact);
  // Every deck has all languages: none is said.
  await expect(page.locator('main')).not.toContainText(say('deck-only-in', { langs: '' }).trim());

  // By words, without regard to accents and case, and by topic.
  const find = page.getByRole('textbox', { name: say('find-deck') });
  await find.fill('HIMMEL strasse');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('.count')).toHaveText(say('find-deck-none'));
  await find.fill('himmel MEER');
  await expect(rows(page)).toHaveCount(1);
  await find.fill('');
  const topic = voyages!.topics.find(
    (one) => decks.filter((deck) => deck.topics.some((two) => two.topic === one.topic)).length === 1,
  )!;
  await page.getByRole('combobox', { name: say('deck-topic') }).selectOption(topic.topic);
  await expect(rows(page)).toHaveCount(1);

  // Whoever looks at one comes back to what they had looked for.
  await page.locator('a[href="/decks/voyages"]').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(voyages!.name);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: say('deck-topic') }).selectOption('');
  await expect(rows(page)).toHaveCount(10);
  await page.locator('a[href="/decks/stage"]').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  const at = await page.evaluate(() => new Promise<number>((done) => setTimeout(() => done(scrollY), 300)));
  expect(at).toBeGreaterThan(500);
  await page.locator('a[href="/decks/stage"]').tap();
  await expect(page.getByRole('button', { name: say('deck-more', { n: 50 }) })).toBeVisible(FIRST);
  const before = await page.evaluate(() => history.length);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at - 200);
  expect(await page.evaluate(() => history.length)).toBe(before);

  // Two of them: the bar counts them and says what they span; scenes would take their place.
  const take = (deck: DeckSummary) => page.getByRole('checkbox', { name: say('take-deck-named', { deck: deck.name }) });
  await take(voyages!).tap();
  await take(life!).tap();
  const bar = page.locator('.go');
  await expect(bar).toContainText(say('n-cards', { n: voyages!.cards + life!.cards }));
  await expect(bar).toContainText(life!.span!.first);
  await expect(bar).toBeInViewport();
  await expect(rows(page).filter({ hasText: say('deck-replaces') })).toHaveCount(2);
  // At the end of the page the bar covers nothing.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await noViolations(page, '/decks with two chosen');
  await button('play-with-decks', { n: 2 }).tap();
  await expect(page.locator('input[name="deck"]:checked')).toHaveCount(2, FIRST);
  expect((await checked(page)).sort()).toEqual(['life', 'voyages']);
  await expect(page.locator('.go')).toContainText(say('n-cards', { n: 220 }));
  await expect(page.locator('.go')).toBeInViewport();
  await noViolations(page, '/new with all decks open');
  await page.context().close();
});

test('“surprise me” says what it draws, never twice the same, and what does not fit says why', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { page, say } = ada;
  await page.goto('/new');
  await expect(ada.button('surprise-me')).toBeVisible(FIRST);
  const decks = await decksOf(page, 'en');
  const status = page.locator('.drawn');
  let last = ['classic'];
  await page.getByText(say('choose-decks', { n: 10 })).tap();
  for (let n = 0; n < 6; n += 1) {
    await ada.button('surprise-me').tap();
    const now = await checked(page);
    expect(now.length).toBeGreaterThan(0);
    expect(now.sort()).not.toEqual(last.sort());
    for (const id of now) await expect(status).toContainText(decks.find((deck) => deck.id === id)!.name);
    last = now;
  }
  // Twist needs icons: classic stays in sight and says so.
  await page.getByText(say('play-twist-what')).tap();
  const box = (id: string) => page.locator(`input[name="deck"][value="${id}"]`);
  await expect(box('classic')).toBeDisabled();
  await expect(box('classic')).toHaveAccessibleDescription(say('deck-needs-icons'));
  await expect(box('trek')).toHaveAccessibleDescription(say('deck-needs-icons'));
  await expect(box('saga')).toHaveAccessibleDescription(say('deck-replaces'));
  await expect(box('arts')).toBeEnabled();
  await page.getByText(say('play-trek-what')).tap();
  await expect(box('trek')).toBeChecked();
  await expect(box('arts')).toHaveAccessibleDescription(say('deck-needs-own'));
  await ada.button('surprise-me').tap();
  await expect(status).toHaveText(say('surprise-only', { decks: decks.find((deck) => deck.id === 'trek')!.name }));
  await noViolations(page, '/new with decks that do not fit');
  await page.context().close();
});

test('cards seen lately stay away among friends, unless somebody wants otherwise', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { page, say } = ada;
  const fresh = page.getByRole('checkbox', { name: say('fresh-cards') });
  await page.goto('/new');
  await expect(ada.button('surprise-me')).toBeVisible(FIRST);
  await ada.openMore();
  await expect(fresh).not.toBeChecked();
  await page.getByRole('radio', { name: say('company-friends') }).check({ force: true });
  await expect(fresh).toBeChecked();
  await page.getByText(say('play-trek-what')).tap();
  await expect(fresh).toHaveCount(0);
  await page.getByText(say('play-timeline-what')).tap();
  await expect(fresh).toBeChecked();
  await ada.button('make-table').tap();
  // In the waiting room all read what it means, and the host can change it.
  await expect(page.locator('.code')).toBeVisible(FIRST);
  await expect(page.getByText(say('fresh-cards-what'))).toBeVisible(FIRST);
  await fresh.uncheck();
  await expect(page.getByText(say('fresh-cards-what'))).toHaveCount(0);
  await fresh.check();
  await expect(page.getByText(say('fresh-cards-what'))).toBeVisible();
  await noViolations(page, 'the waiting room');
  await page.context().close();
});
