/** For each kind of moment in each game a strip of eight frames, to be looked at. */
import { type Browser, type Page, test } from '@playwright/test';

import { readDeck } from '../e2e/knowledge';
import { wrong } from '../e2e/person';
import { type Setup, WireTable } from '../e2e/wire';
import { isRowFull, NOON } from '../src/games/trek/fold';
import { type Preview, preview, sources } from '../src/games/trek/preview';
import { choicesFor } from '../src/games/twist/fold';
import type { RunningGame, TrekView, TwistView } from '../src/wire';
import { Film } from './film';

/** A held breath, the turn, the date, the verdict and what follows, as one's own card has them. */
const OWN = [20, 480, 900, 1_020, 1_330, 1_700, 2_450, 3_100];
/** The same when the card comes from somebody else. */
const OTHERS = [20, 260, 900, 1_330, 1_550, 1_800, 2_900, 3_500];

const CLASSIC = (hand: number): Setup => ({
  rules: 'timeline',
  names: ['Ada', 'Bo'],
  options: { game: { rules: 'timeline', hand, handicaps: {} }, first: { type: 'player', player: 0 } },
});
const TEAM: Setup = { rules: 'twist', names: ['Ada', 'Bo'], options: { first: { type: 'player', player: 0 } } };

/** Plays without looking until it is Ada's turn and the game is as wanted. Every n-th card of timeline goes wrong. */
async function tableAt(
  page: Page,
  setup: Setup,
  isWanted: (game: RunningGame) => boolean,
  { isTurn = 0, wrong = 0 } = {},
) {
  for (;;) {
    await page.goto('/about');
    const table = await WireTable.make(page, setup);
    await table.send({ type: 'start' }, setup.names.length > 1 ? 0 : undefined);
    await table.play({
      wrong,
      enough: ({ game }) => game !== null && 'turn' in game.view && game.view.turn === isTurn && isWanted(game),
    });
    const { game } = await table.look();
    // A game that was over before it came so far is played again.
    if (game && !game.view.outcome) return { table, game };
    await table.close();
  }
}

const seatOf = (table: WireTable) => ({ table: table.id, token: table.tokens[0]! });

async function ownCard(
  browser: Browser,
  page: Page,
  name: string,
  isRight: boolean,
  hand: number,
  isWanted: (game: RunningGame) => boolean,
  deck = 'classic',
) {
  const { table } = await tableAt(page, { ...CLASSIC(hand), deck }, isWanted);
  const film = await Film.of(browser, name, { ...seatOf(table), dark: !isRight });
  const ada = film.person;
  const right = await ada.rightGap(0, deck);
  await ada.hand.first().click();
  await ada.gap(isRight ? right : wrong(right)).click();
  await ada.page.waitForTimeout(500);
  await film.begin(() => ada.button('place-it').click(), '.lies.breath');
  await film.frames(...OWN);
  await table.close();
}

/** A card that decides much: its breath is longer, and so is what one reads of it. */
const DECIDES = [20, 900, 1_600, 2_050, 2_500, 3_300, 7_000, 8_500];

/** Ada's own card, placed right in a table where things have come to a head. */
async function ownRightCard(film: Film) {
  const ada = film.person;
  const right = await ada.rightGap();
  await ada.hand.first().click();
  await ada.gap(right).click();
  await ada.page.waitForTimeout(500);
  await film.begin(() => ada.button('place-it').click(), '.lies.breath');
  await film.frames(...DECIDES);
}

const lineOf = ({ view }: RunningGame) => (view.rules === 'timeline' ? view.line.length : 0);

test('timeline: a card is right', ({ browser, page }) =>
  ownCard(browser, page, 'timeline-right', true, 4, (game) => lineOf(game) === 3));

test('timeline: a card is wrong', ({ browser, page }) =>
  ownCard(browser, page, 'timeline-wrong', false, 4, (game) => lineOf(game) === 3));

test('timeline: the last card decides', ({ browser, page }) =>
  ownCard(browser, page, 'timeline-last-card', true, 3, ({ view }) => 'hands' in view && view.hands[0]?.length === 1));

test('saga: a scene is right', ({ browser, page }) =>
  ownCard(browser, page, 'saga-right', true, 4, (game) => lineOf(game) === 3, 'saga'));

test('timeline: somebody else places a card', async ({ browser, page }) => {
  const { table } = await tableAt(page, CLASSIC(4), (game) => lineOf(game) >= 4, { isTurn: 1 });
  const film = await Film.of(browser, 'timeline-others', seatOf(table));
  let left = 1;
  await film.begin(() => table.play({ enough: () => left-- === 0 }), '.lies.slide');
  await film.frames(...OTHERS);
  await table.close();
});

/** What becomes of a card of twist, for somebody who has read the deck. */
function fateOf(view: TwistView, title: string): 'end' | 'slot' | 'blocked' | null {
  const value = readDeck('twist', 'en').get(title)?.value;
  const dates = view.row.map(([first]) => first?.back.value ?? 0);
  if (value === undefined || dates.includes(value)) return null;
  const at = dates.findIndex((date) => date > value);
  if (at <= 0) return 'end';
  return view.slots[at - 1]?.length === 0 ? 'slot' : 'blocked';
}

for (const fate of ['end', 'slot', 'blocked'] as const) {
  test(`twist: a card is flipped, and goes to ${fate}`, async ({ browser, page }) => {
    const find = ({ view }: RunningGame) =>
      view.rules === 'twist' && !view.tried
        ? (view.hands[0] ?? []).findIndex(
            (card) => choicesFor(view, card).canTry && fateOf(view, card.front.title) === fate,
          )
        : -1;
    const { table, game } = await tableAt(page, TEAM, (game) => find(game) >= 0);
    const film = await Film.of(browser, `twist-${fate}`, { ...seatOf(table), dark: fate === 'blocked' });
    await film.person.hand.nth(find(game)).click();
    await film.page.waitForTimeout(300);
    await film.begin(() => film.person.button('turn-it').click(), '.lies');
    await film.frames(...OWN);
    await table.close();
  });
}

test('trek: a bot visits', async ({ browser, page }) => {
  const isMorning = ({ view }: RunningGame) => view.rules === 'trek' && view.phase === 'turn' && view.day === 1;
  const { table } = await tableAt(page, { rules: 'trek', names: ['Ada'], bots: ['amateur'] }, isMorning);
  const film = await Film.of(browser, 'trek-visit', seatOf(table));
  let left = 1;
  await film.begin(() => table.play({ enough: () => left-- === 0 }), 'main[data-moves]');
  await film.frames(20, 220, 440, 700, 1_050, 1_400, 2_000, 3_000);
  await table.close();
});

test('trek: I visit', async ({ browser, page }) => {
  const isMorning = ({ view }: RunningGame) => view.rules === 'trek' && view.phase === 'turn' && view.day === 1;
  const { table } = await tableAt(page, { rules: 'trek', names: ['Ada'], bots: ['amateur'] }, isMorning);
  const film = await Film.of(browser, 'trek-own-visit', { ...seatOf(table), dark: true });
  await film.person.turnOrEnd();
  await film.page.keyboard.press('3');
  await film.begin(() => film.person.button('trek-go').click(), 'main[data-moves]');
  await film.frames(20, 220, 440, 700, 1_050, 1_400, 2_000, 3_000);
  await table.close();
});

test('timeline: the game is won', async ({ browser, page }) => {
  // Bo begins and is always wrong: with Ada's last card the round ends, and the game.
  const setup = { ...CLASSIC(3), options: { ...CLASSIC(3).options, first: { type: 'player', player: 1 } as const } };
  for (;;) {
    await page.goto('/about');
    const table = await WireTable.make(page, setup);
    await table.send({ type: 'start' }, 0);
    for (let rounds = 0; rounds < 2; rounds += 1) {
      for (const [seat, isWrong] of [
        [1, true],
        [0, false],
      ] as const)
        await table.move((await table.look()).game!, seat, isWrong);
    }
    await table.move((await table.look()).game!, 1, true);
    const { game } = await table.look();
    if (game?.view.rules !== 'timeline' || game.view.hands[0]?.length !== 1) continue;
    const film = await Film.of(browser, 'timeline-win', seatOf(table));
    await ownRightCard(film);
    return table.close();
  }
});

test('timeline: a play-off', async ({ browser, page }) => {
  const setup = { ...CLASSIC(3), names: ['Ada', 'Bo', 'Cleo'] };
  const isPlayOff = ({ view }: RunningGame) => view.rules === 'timeline' && view.standings.includes('eliminated');
  // Every third card is Cleo's.
  const { table } = await tableAt(page, setup, isPlayOff, { wrong: 3 });
  const film = await Film.of(browser, 'timeline-play-off', { ...seatOf(table), dark: true });
  await ownRightCard(film);
  await table.close();
});

for (const isRight of [true, false]) {
  test(`chorus: a card is turned for all, and I am ${isRight ? 'right' : 'wrong'}`, async ({ browser, page }) => {
    await page.goto('/about');
    const names = ['Ada', 'Bo', 'Cleo'];
    const table = await WireTable.make(page, { rules: 'chorus', deck: 'classic', names });
    await table.send({ type: 'start' }, 0);
    for (let cards = 0; cards < 2; cards += 1)
      for (const player of [0, 1, 2]) await table.send({ type: 'act', action: { type: 'done', gap: 0 } }, player);
    const film = await Film.of(browser, isRight ? 'chorus-right' : 'chorus-wrong', {
      ...seatOf(table),
      dark: !isRight,
    });
    const ada = film.person;
    const valueOf = async (card: string) => {
      const known = readDeck('classic', 'en');
      return (await film.page.locator(`${card} .title`).allTextContents()).map((title) => known.get(title)?.value ?? 0);
    };
    const [value = 0] = await valueOf('[data-current]');
    const right = (await valueOf('.spot')).filter((other) => other <= value).length;
    await ada.gap(isRight ? right : wrong(right)).click();
    await ada.button('chorus-done').click();
    await table.send({ type: 'act', action: { type: 'done', gap: 0 } }, 1);
    await film.page.waitForTimeout(500);
    await film.begin(() => table.send({ type: 'act', action: { type: 'done', gap: 3 } }, 2), '.lies.breath');
    await film.frames(...OWN);
    await table.close();
  });
}

test('twist: an upright card is discarded', async ({ browser, page }) => {
  const find = ({ view }: RunningGame) =>
    view.rules === 'twist' && !view.tried
      ? (view.hands[0] ?? []).findIndex((card) => card.lies === 'upright' && choicesFor(view, card).canDiscard)
      : -1;
  const { table, game } = await tableAt(page, TEAM, (game) => find(game) >= 0);
  const film = await Film.of(browser, 'twist-discard', seatOf(table));
  await film.person.hand.nth(find(game)).click();
  await film.page.waitForTimeout(300);
  await film.begin(() => film.person.button('discard-it').click(), 'main[data-moves]');
  await film.frames(20, 240, 440, 700, 1_050, 1_500, 2_300, 3_300);
  await table.close();
});

/** The first departure of Ada's with such a preview; -1 without one. */
function departure({ view }: RunningGame, isWanted: (preview: Preview, view: TrekView) => boolean): number {
  const player = view.rules === 'trek' && view.phase === 'turn' && view.turn === 0 ? view.players[0] : undefined;
  if (view.rules !== 'trek' || !player) return -1;
  for (const source of sources(view, player)) {
    const brings = preview(view, 0, source, 0, []);
    if (source.type === 'space' && brings && isWanted(brings, view)) return source.space;
  }
  return -1;
}

const TREK: Setup = { rules: 'trek', names: ['Ada'], bots: ['amateur'] };
const VISIT = [20, 220, 440, 700, 1_050, 1_400, 2_000, 3_000];

/** Whether a visit completes a row of Ada's itinerary that pays. */
function completesRow({ settled, again }: Preview, view: TrekView): boolean {
  const { itinerary, filled } = view.players[0]!;
  // Not with the last visit of all, which the final scoring follows at once.
  if (view.day === 3 && !again) return false;
  return (
    itinerary?.rows.some(
      (pays, row) => pays && !isRowFull(itinerary, filled, row) && isRowFull(itinerary, settled.filled, row),
    ) ?? false
  );
}
/** Whether a visit is the last of the day: everybody else has done, and it leads to noon. */
const endsDay = ({ watch }: Preview, { players }: TrekView) =>
  watch >= NOON && players.slice(1).every(({ hour }) => hour >= NOON);

for (const [name, what, isWanted] of [
  ['trek-row', 'a visit completes a row', completesRow],
  ['trek-day', 'the day ends', endsDay],
] as const) {
  test(`trek: ${what}`, async ({ browser, page }) => {
    const { table, game } = await tableAt(page, TREK, (game) => departure(game, isWanted) >= 0);
    const film = await Film.of(browser, name, { ...seatOf(table), dark: name === 'trek-row' });
    await film.person.turnOrEnd();
    await film.page.keyboard.press(String(departure(game, isWanted) + 1));
    await film.begin(() => film.person.button('trek-go').click(), 'main[data-moves]');
    await film.frames(...VISIT);
    await table.close();
  });
}

test('trek: an ancestor', async ({ browser, page }) => {
  const { table } = await tableAt(
    page,
    TREK,
    ({ view }) => view.rules === 'trek' && view.phase === 'turn' && (view.players[0]?.journeys.length ?? 0) > 0,
  );
  const film = await Film.of(browser, 'trek-ancestor', seatOf(table));
  await film.person.turnOrEnd();
  await film.page.getByRole('button', { name: /^Ancestor/ }).click();
  await film.begin(() => film.person.button('trek-go').click(), 'main[data-moves]');
  await film.frames(...VISIT);
  await table.close();
});
