/** For each kind of moment in each game a strip of eight frames, to be looked at. */
import { type Browser, type Page, test } from '@playwright/test';

import { readDeck } from '../e2e/knowledge';
import { wrong } from '../e2e/person';
import { type Setup, WireTable } from '../e2e/wire';
import { choicesFor } from '../src/games/twist/fold';
import type { RunningGame, TwistView } from '../src/wire';
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

/** Plays without looking until it is Ada's turn and the game is as wanted. */
async function tableAt(page: Page, setup: Setup, isWanted: (game: RunningGame) => boolean, isTurn = 0) {
  for (;;) {
    await page.goto('/about');
    const table = await WireTable.make(page, setup);
    await table.send({ type: 'start' }, setup.names.length > 1 ? 0 : undefined);
    await table.play({
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
  const { table } = await tableAt(page, CLASSIC(4), (game) => lineOf(game) >= 4, 1);
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
