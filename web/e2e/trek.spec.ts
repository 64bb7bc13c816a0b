import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';

import { foldFrame } from '../src/table/fold';
import { preview } from '../src/games/trek/preview';
import { gains } from '../src/games/trek/told';
import type { Frame, ServerMessage, TableView, TrekView } from '../src/wire';
import { DESKTOP, type Lang, Person, PHONE } from './person';
import { noSideScroll, noViolations } from './play';
import { takeSeat, WireTable } from './wire';

// A whole game of trek is three days of some sixty choices, each looked at by several pages.
test.describe.configure({ timeout: 300_000 });

const itineraries = (page: Page) => page.getByRole('list', { name: 'Your itineraries' });
const departures = (page: Page) =>
  page.getByRole('list', { name: 'Departures and ancestors' }).getByRole('button', { name: /^Departure/ });
const ancestor = (page: Page) => page.getByRole('button', { name: /^Ancestor:/ });
const button = (page: Page, name: string) => page.getByRole('button', { name });

const yourTurn = (page: Page) => page.getByRole('heading', { name: 'Your turn' });
const overNow = (page: Page) => button(page, 'Check now');
/** How many moves the page has seen. In one's turn nobody else makes any. */
const state = (page: Page) => new Person(page).seen();

async function until(changed: () => Promise<boolean>) {
  await expect.poll(changed, { timeout: 15_000, intervals: [30, 50, 80] }).toBe(true);
}

/** A page that keeps all that the server sends it. */
async function open(browser: Browser, options: BrowserContextOptions): Promise<{ page: Page; heard: ServerMessage[] }> {
  const { page } = await Person.sit(browser, 'en', options);
  const heard: ServerMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', (frame) => heard.push(JSON.parse(String(frame.payload)) as ServerMessage)),
  );
  return { page, heard };
}

async function makeTable(page: Page, bots: number) {
  await page.goto('/new?who=friends');
  await page.getByText('Three days through time').click();
  await page.getByLabel('Your name').fill('Hypatia');
  await page.getByText('More choices').click();
  await page.getByLabel('Seats').selectOption(bots === 0 ? '4' : String(bots + 1));
  await page.getByRole('combobox', { name: /^Bots(?!’)/ }).selectOption(String(bots));
  await button(page, 'Create table').click();
  await button(page, 'Start game').waitFor();
}

type Move = 'choice' | 'turn' | 'over' | 'wait';

async function whatNow(page: Page): Promise<Move> {
  const [over, choice, turn] = await Promise.all(
    [overNow(page), itineraries(page), yourTurn(page)].map((one) => one.count()),
  );
  if (over) return 'over';
  if (choice) return 'choice';
  return turn ? 'turn' : 'wait';
}

async function chooseItinerary(page: Page, which: number) {
  await itineraries(page).getByRole('button').nth(which).click();
  await button(page, 'Take this one').click();
  await expect(itineraries(page)).toHaveCount(0);
}

/** Takes a card by what the page offers: now and then an ancestor, crystals, or another column. */
async function takeCard(page: Page, turn: number) {
  const before = await state(page);
  if (turn % 5 === 4 && (await ancestor(page).isEnabled())) await ancestor(page).click();
  else if ((await departures(page).count()) > 0)
    await departures(page)
      .nth(turn % (await departures(page).count()))
      .click();
  else await button(page, 'Pass for today').click();
  const more = button(page, 'One crystal more');
  if (turn % 3 === 1 && (await more.count()) > 0) await more.click();
  const wild = page.getByRole('button', { name: /^Wild as/ });
  if ((await wild.count()) > 0) await wild.last().click();
  if ((await button(page, 'Go there').count()) > 0) await button(page, 'Go there').click();
  await until(async () => (await state(page)) !== before);
}

const trekIn = (view: TableView | null): TrekView | null => (view?.game?.view.rules === 'trek' ? view.game.view : null);

/** Folds all that was heard, and compares each preview with what then happened. */
function refold(heard: ServerMessage[]): { view: TableView | null; n_previews: number } {
  let view: TableView | null = null;
  let n_previews = 0;
  for (const message of heard) {
    if (message.type === 'view') view = message;
    if (message.type !== 'frame' || view === null || message.seq !== view.seq + 1) continue;
    const after = foldFrame(view, message);
    n_previews += comparePreview(trekIn(view), message, trekIn(after));
    view = after;
  }
  return { view, n_previews };
}

function comparePreview(before: TrekView | null, frame: Frame, after: TrekView | null): number {
  const event = frame.event;
  if (!before || event?.type !== 'played' || event.events.rules !== 'trek') return 0;
  const { list } = event.events;
  const taken = list[0];
  if (taken?.type !== 'card_taken') return 0;
  const source = taken.space === null ? { type: 'ancestor' as const } : { type: 'space' as const, space: taken.space };
  const seen = preview(before, taken.seat, source, taken.spent, []);
  expect(seen).toMatchObject({
    watch: taken.watch,
    punctuality: taken.points,
    journey: taken.journey,
    crystals: taken.spent,
  });
  const ended = list.find((one) => one.type === 'turn_passed');
  if (ended) expect(seen?.again).toBe(ended.to === taken.seat);
  // Where a wild goes, and in which order tokens are placed where that matters (TR-11), is the player's;
  // everything else is known beforehand.
  if (seen?.wildColumns.length === 0 && after?.phase !== 'tokens') {
    expect({ points: seen.points, crystals: seen.gainedCrystals }).toEqual(gains(list));
    expect(seen.settled.placed.map((one) => one.column).sort()).toEqual(
      list.flatMap((event) => (event.type === 'token_placed' ? [event.column] : [])).sort(),
    );
  }
  return 1;
}

/** What nobody may hear before all have chosen: others' itineraries, and cards below the deck top. */
function hearsNoSecret(heard: ServerMessage[], you: number) {
  const view = refold(heard).view;
  const trek = trekIn(view);
  expect(trek?.phase).toBe('choosing');
  trek?.players.forEach((player, seat) => {
    expect(player.unused === null).toBe(seat !== you);
    if (seat !== you) expect(player.itinerary).toBeNull();
  });
  const text = JSON.stringify(heard);
  const ids = new Set([...text.matchAll(/"id":"([a-z0-9-]+)","label"/g)].map(([, id]) => id));
  // Six departures are in sight on day I, and no other card has been named.
  expect(ids.size).toBe(6);
  const mine = trek?.players[you];
  const own = [...(mine?.unused ?? []), ...(mine?.itinerary ? [mine.itinerary] : [])].map((one) => one.name);
  const named = new Set([...text.matchAll(/"itinerary":\d+,"name":"([^"]+)"/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(own.sort());
  return own;
}

test('four people play a whole game', async ({ browser }) => {
  const seats = await Promise.all([
    open(browser, DESKTOP),
    open(browser, { ...PHONE, colorScheme: 'dark' }),
    open(browser, { ...DESKTOP, colorScheme: 'dark' }),
    open(browser, PHONE),
  ]);
  const host = seats[0].page;
  await makeTable(host, 0);
  for (const [at, { page }] of seats.slice(1).entries()) {
    await page.goto(host.url());
    await page.getByLabel('Your name').fill(['Ibn Battuta', 'Zheng He', 'Amelia of the very long'][at] ?? '');
    await button(page, 'Join').click();
    await expect(page.getByLabel('Your name')).toHaveCount(0);
  }
  await button(host, 'Start game').click();

  // Three choose; the fourth still knows nothing of it, nor does anybody of the fourth.
  for (const { page } of seats) await itineraries(page).waitFor();
  for (const { page } of seats.slice(0, 3)) await chooseItinerary(page, 1);
  const last = seats[3];
  await expect(seats[0].page.getByRole('heading', { name: 'Still choosing: Amelia of the very long' })).toBeVisible();
  for (const { page, heard } of seats) {
    const you = heard
      .map((one) => (one.type === 'frame' && one.event?.type === 'started' ? one.event.seats : null))
      .find(Boolean);
    const me = heard.find((one) => one.type === 'view' && one.you !== null) as TableView | undefined;
    const own = hearsNoSecret(heard, you?.indexOf(me?.you ?? -1) ?? -1);
    const shown = await page.content();
    for (const other of seats.filter((one) => one.page !== page)) {
      const theirs = refold(other.heard).view;
      const hidden = trekIn(theirs)?.players[theirs?.game?.you ?? -1];
      const names = [...(hidden?.unused ?? []), ...(hidden?.itinerary ? [hidden.itinerary] : [])].map(
        (one) => one.name,
      );
      for (const name of names.filter((one) => !own.includes(one))) expect(shown).not.toContain(name);
    }
  }
  await chooseItinerary(last.page, 0);

  let turns = 0;
  for (let over = 0; over < seats.length;) {
    over = 0;
    for (const { page } of seats) {
      const now = await whatNow(page);
      if (now === 'choice') await chooseItinerary(page, 0);
      if (now === 'turn') await takeCard(page, (turns += 1));
      if (now === 'over') over += 1;
    }
    expect(turns).toBeLessThan(200);
    if (turns === 6) for (const { page } of seats) await noSideScroll(page);
  }
  expect(turns).toBeGreaterThan(20);
  for (const { page, heard } of seats) {
    const { view, n_previews } = refold(heard);
    expect(n_previews).toBeGreaterThan(20);
    await expect(page.locator('[aria-live=polite]')).toContainText('The game is over.');
    // The page folded what the server would have shown.
    heard.length = 0;
    await page.reload();
    await overNow(page).waitFor();
    // The page shows what it kept of the table before the server has answered.
    const fresh = () => heard.find((one) => one.type === 'view') as TableView | undefined;
    await expect.poll(() => fresh()?.game?.view).toEqual(view?.game?.view);
    await expect(page.getByRole('table', { name: 'Final scoring' })).toBeVisible();
  }
  await overNow(host).click();
  await expect(host.getByText('The shuffle was fair.')).toBeVisible();
});

test('one person by touch on a phone, against three bots', async ({ browser }) => {
  // The final count is told step by step only where things may move.
  const { page } = await open(browser, PHONE);
  await makeTable(page, 3);
  await button(page, 'Start game').tap();
  let turns = 0;
  let days = 0;
  for (;;) {
    await until(async () => (await whatNow(page)) !== 'wait');
    const now = await whatNow(page);
    if (now === 'over') break;
    const before = await state(page);
    if (now === 'choice') {
      days += 1;
      if (days === 3) await page.emulateMedia({ reducedMotion: 'no-preference' });
      if (days === 2) await expect(page.getByRole('region', { name: 'Day I is over' })).toBeVisible();
      if (days === 2) await noViolations(page, 'the end of a day');
      await itineraries(page).getByRole('button').last().tap();
      await button(page, 'Take this one').tap();
      // What a bot chooses changes the page as well.
      await expect(itineraries(page)).toHaveCount(0);
    } else {
      await departures(page)
        .nth(turns % (await departures(page).count()))
        .tap();
      await expect(page.getByRole('list', { name: 'What this visit brings' })).toBeVisible();
      if (turns === 1) await noViolations(page, 'a preview');
      await button(page, 'Go there').tap();
      turns += 1;
    }
    await until(async () => (await state(page)) !== before);
    await noSideScroll(page);
    expect(turns).toBeLessThan(100);
  }
  expect([days, turns > 6]).toEqual([3, true]);
  await button(page, 'Show all').tap();
  await button(page, 'Picture').tap();
  await expect(page.getByRole('img', { name: /^Trek\. .+\. .+: \d+ points, place [1-4] of 4$/ })).toBeVisible();
  await noViolations(page, 'the final count');
  await button(page, 'Play again').tap();
  await itineraries(page).waitFor();
});

test('a whole game by keyboard alone', async ({ browser }) => {
  const { page } = await open(browser, DESKTOP);
  await makeTable(page, 1);
  await button(page, 'Start game').press('Enter');
  const { keyboard } = page;
  let turns = 0;
  for (;;) {
    await until(async () => (await whatNow(page)) !== 'wait');
    const now = await whatNow(page);
    if (now === 'over') break;
    const before = await state(page);
    if (now === 'choice') await keyboard.press('2');
    else {
      // Once all ancestors are taken the key picks none.
      if (turns % 4 === 3 && (await page.locator('[data-ancestor]:enabled').count()) > 0) await keyboard.press('a');
      else await keyboard.press(String(1 + (turns % 6)));
      if (turns % 3 === 2) await keyboard.press('ArrowRight');
      await keyboard.press('+');
      await keyboard.press('w');
      turns += 1;
    }
    await keyboard.press('Enter');
    await until(async () => (await state(page)) !== before);
    expect(turns).toBeLessThan(100);
  }
  expect(turns).toBeGreaterThan(6);
  await expect(page.getByRole('table', { name: 'Final scoring' })).toBeVisible();
});

test('the words beside the clock stay on a narrow phone in Russian', async ({ browser, page }) => {
  await page.goto('/about');
  const table = await WireTable.make(page, { rules: 'trek', names: ['Ada', 'Bo'] });
  await table.send({ type: 'start' }, 0);
  const ada = await Person.sit(browser, 'ru', { ...PHONE, viewport: { width: 360, height: 640 } });
  await ada.page.goto('/about');
  await takeSeat(ada.page, table.id, table.tokens[0]!);
  await ada.page.locator('[data-itinerary]').first().click();
  await ada.button('trek-take-itinerary').click();
  const words = ada.page.locator('.essence .words');
  await expect(words).toContainText(ada.say('trek-no-journey'));
  for (const id of ['trek-no-journey', 'trek-open-journey']) {
    const over = await words.evaluate((words, text) => {
      words.children[0]!.textContent = text;
      return words.scrollWidth - words.clientWidth;
    }, ada.say(id));
    expect(over).toBeLessThanOrEqual(0);
  }
  await ada.close();
});

/** Begins a trek against bots; Ada sits at a page of her own. */
async function begin(browser: Browser, page: Page, lang: Lang, options: BrowserContextOptions, bots = ['amateur']) {
  await page.goto('/about');
  const table = await WireTable.make(page, { rules: 'trek', names: ['Ada'], bots });
  await table.send({ type: 'start' });
  const ada = await Person.sit(browser, lang, options);
  await ada.page.goto('/about');
  await takeSeat(ada.page, table.id, table.tokens[0]!);
  return { ada, table };
}

test('a new day brings its itineraries into sight, but not under a finger', async ({ browser, page }) => {
  const { ada, table } = await begin(browser, page, 'ru', { ...PHONE, viewport: { width: 360, height: 640 } });
  const list = ada.page.getByRole('list', { name: ada.say('trek-your-itineraries') });
  await list.waitFor();
  // The first day begins at the top of the screen, where they are in sight already.
  expect(await ada.page.evaluate(() => scrollY)).toBe(0);
  const finger = await ada.page.context().newCDPSession(ada.page);
  const day = (view: TableView) =>
    view.game?.view.rules === 'trek' && view.game.view.phase === 'choosing' ? view.game.view.day : 0;
  for (const next of [2, 3]) {
    await table.play({ enough: (view) => trekIn(view)?.phase === 'turn' });
    await expect(list).toHaveCount(0);
    // To the departures at the foot.
    await ada.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const isHeld = next === 3;
    if (isHeld)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 180, y: 200 }] });
    await table.play({ enough: (view) => day(view) === next });
    await list.waitFor();
    if (isHeld) {
      await expect(list).not.toBeInViewport();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await expect(list).toBeInViewport({ ratio: 0.99 });
    const [boards, bench] = [(await list.boundingBox())!, (await ada.page.locator('.bench').boundingBox())!];
    expect(boards.y + boards.height).toBeLessThanOrEqual(bench.y);
    // Nothing was pressed by a finger that was meant for something else.
    await expect(ada.button('trek-take-itinerary')).toBeDisabled();
  }
  await ada.close();
});

test('neither hours nor tokens of a departure cover its words, and no line is cut in half', async ({
  browser,
  page,
}) => {
  const { ada } = await begin(browser, page, 'ru', PHONE);
  // The tokens of a day's six cards are not the same in every game: one card is given all there can be.
  const card = ada.page.locator('[data-space="1"]');
  await card.waitFor();
  for (const width of [320, 360, 390, 1280]) {
    await ada.page.setViewportSize({ width, height: 640 });
    const covered = await card.evaluate((card) => {
      const [date, title, foot, brings] = ['.date', '.title', '.foot', '.brings'].map((what) =>
        card.querySelector<HTMLElement>(what)!,
      );
      const token = brings!.children[0]!;
      title!.textContent =
        'Монах Сюаньцзан привозит в Китай священные книги и девять лет переводит их на язык своей страны, не выходя из кельи';
      return ['1761', 'ок. 257 до н. э.', 'ок. 3300 до н. э.', '150 миллионов лет назад'].flatMap((label) =>
        [1, 3, 4].flatMap((n) => {
          date!.textContent = label;
          [
            ['long', 10],
            ['longer', 14],
            ['longest', 20],
          ].forEach(([name, most]) => date!.classList.toggle(String(name), label.length > Number(most)));
          card.classList.toggle('many', n > 3);
          brings!.replaceChildren(...Array.from({ length: n }, () => token.cloneNode(true)));
          for (const one of brings!.children)
            for (const side of ['width', 'height']) one.setAttribute(side, n > 3 ? '15' : '19');
          const lines = title!.getBoundingClientRect().height / parseFloat(getComputedStyle(title!).lineHeight);
          const over = title!.getBoundingClientRect().bottom - foot!.getBoundingClientRect().top;
          const isCut = Math.abs(lines - Math.round(lines)) > 0.1;
          return over > 1 || isCut ? [`${label}, ${n} tokens: ${lines} lines, ${over} px over`] : [];
        }),
      );
    });
    expect(covered, `${width} px`).toEqual([]);
  }
  await ada.close();
});

test('on a small phone the bench says everything in few lines, in Russian', async ({ browser, page }) => {
  const { ada } = await begin(browser, page, 'ru', { ...PHONE, viewport: { width: 360, height: 640 } });
  await ada.page.locator('[data-itinerary]').first().tap();
  await ada.button('trek-take-itinerary').tap();
  await ada.turnOrEnd();
  // A card of one hour has no crystals to spend on (TR-7), and one with a wild a row of columns, too.
  const [less, wilds] = [ada.button('trek-spend-less'), ada.page.locator('.wilds')];
  for (let space = 0; space < 6; space += 1) {
    await ada.page.locator(`[data-space="${space}"]`).tap();
    await expect(ada.button('trek-go')).toBeVisible();
    if ((await less.count()) > 0 && (await wilds.count()) === 0) break;
  }
  const spends = (await less.count()) > 0 && (await wilds.count()) === 0;
  const inRow = [...(spends ? [less] : []), ada.button('cancel'), ada.button('trek-go')];
  for (const width of [360, 320]) {
    await ada.page.setViewportSize({ width, height: 640 });
    const middles = await Promise.all(
      inRow.map(async (one) => {
        const { y, height } = (await one.boundingBox())!;
        return Math.round(y + height / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(4);
  }
  // A sign is in the first line of its sentence.
  const fact = ada.page.locator('.facts li').nth(1);
  const lines = await fact.evaluate(
    (fact, words) => {
      fact.lastChild!.textContent = words;
      return Math.round(fact.getBoundingClientRect().height / parseFloat(getComputedStyle(fact).lineHeight));
    },
    ada.say('trek-journey-closes', { closed: 3 }),
  );
  expect(lines).toBeLessThanOrEqual(2);
  await ada.close();
});

test('bots of one level have each a name of their own', async ({ browser, page }) => {
  const { ada } = await begin(browser, page, 'ru', { ...PHONE, viewport: { width: 360, height: 640 } }, [
    'amateur',
    'amateur',
    'amateur',
  ]);
  const seats = ada.page.getByRole('list', { name: ada.say('players') }).locator('li');
  await expect(seats).toHaveCount(4);
  for (const name of ['Бабушка Пия', 'Дедушка Густав', 'Тётя Оливия'])
    await expect(seats.filter({ hasText: name })).toHaveCount(1);
  await ada.close();
});

test('on a phone on its side the itineraries are in sight at once', async ({ browser, page }) => {
  const { ada } = await begin(browser, page, 'en', { ...PHONE, viewport: { width: 640, height: 360 } });
  await expect(itineraries(ada.page)).toBeInViewport({ ratio: 0.9 });
  await itineraries(ada.page).getByRole('button').first().tap();
  await ada.button('trek-take-itinerary').tap();
  await expect(itineraries(ada.page)).toHaveCount(0);
  await ada.close();
});

test('with letters twice as large the menu stays on the page and the buttons on the screen', async ({
  browser,
  page,
}) => {
  await page.goto('/about');
  const table = await WireTable.make(page, { rules: 'trek', names: ['Ada'], bots: ['amateur'] });
  const ada = await Person.sit(browser, 'it', { ...PHONE, viewport: { width: 390, height: 844 } });
  await ada.page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '34px')),
  );
  // A phone shows a page that is too wide as a smaller one: the window then says it is wider.
  const isWhole = async () =>
    expect(await ada.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([390, 390]);
  await ada.page.goto('/about');
  await takeSeat(ada.page, table.id, table.tokens[0]!);
  await expect(ada.page.locator('.code')).toHaveText(/\w{4}-\w{4}/);
  await isWhole();
  await table.send({ type: 'start' });
  await ada.page.locator('[data-itinerary]').first().tap();
  await isWhole();
  await ada.button('trek-take-itinerary').tap();
  await ada.turnOrEnd();
  // The highest bench there is, on a phone whose browser keeps its bars.
  await ada.page.setViewportSize({ width: 390, height: 500 });
  await ada.page.locator('[data-space]').first().tap();
  const { y, height } = (await ada.page.locator('.bench').boundingBox())!;
  expect([y > 150, y + height <= 500]).toEqual([true, true]);
  await ada.button('trek-go').tap();
  await expect(ada.button('trek-go')).toHaveCount(0);
  await ada.close();
});

test('nobody is asked who begins: the watches decide', async ({ browser }) => {
  const [{ page }, guest] = [await open(browser, DESKTOP), await open(browser, DESKTOP)];
  await makeTable(page, 0);
  await guest.page.goto(page.url());
  await expect(guest.page.getByRole('heading', { name: 'Trek' })).toBeVisible();
  await expect(page.getByLabel('Time per move')).toBeVisible();
  for (const one of [page, guest.page]) await expect(one.getByText('Who goes first')).toHaveCount(0);
});

test('what is shown can be heard', async ({ browser }) => {
  const { page } = await open(browser, DESKTOP);
  await makeTable(page, 1);
  await button(page, 'Start game').click();
  await expect(itineraries(page).getByRole('button').first()).toHaveAccessibleName(
    /^1: Itinerary “.+”\. Person: 0 of \d+ covered/,
  );
  await chooseItinerary(page, 0);
  await yourTurn(page).waitFor();
  await expect(page.getByRole('img', { name: /^The clock\. / })).toBeVisible();
  await expect(departures(page).nth(1)).toHaveAccessibleName(
    /^Departure 2: .+\. (One hour|\d hours), gives .+, plus Person from the mat\. \d\sh: your watch lands on \d+\./,
  );
  const said = page.locator('[aria-live=polite]');
  await page.keyboard.press('c');
  await expect(said).toContainText('from the top');
  await page.keyboard.press('l');
  await expect(said).toContainText('Departure 6:');
  await page.keyboard.press('h');
  await expect(said).toContainText(/points?:/);
  await page.keyboard.press('d');
  await expect(page.getByRole('list', { name: 'Dates of day 1' }).getByRole('listitem')).toHaveCount(36);
  await expect(page.getByRole('listitem').filter({ hasText: 'in the row' })).toHaveCount(6);
  await departures(page).first().click();
  await button(page, 'Why?').click();
  await expect(page.getByRole('region', { name: /^About / })).toBeVisible();
  // The bots answer at once, so all that is said is listened to, not only the last of it.
  await said.evaluate((node) => {
    const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
    new MutationObserver(() => heard.push(node.textContent ?? '')).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await button(page, 'Go there').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' ')))
    .toContain('You visit');
});
