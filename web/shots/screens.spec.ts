/**
 * Pictures of every screen: phone and desktop, light and dark, all languages. Each game is played
 * once for all languages: as many cameras hold the same seat, and somebody moves for all.
 */
import { existsSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';

import { finishedGame } from '../e2e/finished';
import { LANGS } from '../e2e/person';
import { placeCards, playToday, today } from '../e2e/runs';
import { WireTable } from '../e2e/wire';
import type { TwistView } from '../src/wire';
import { all, Camera, GUEST, SIZES, type Size, type Theme } from './camera';

for (const size of Object.keys(SIZES) as Size[]) {
  for (const theme of ['light', 'dark'] as Theme[]) {
    test(`${size}, ${theme}: pages`, async ({ browser, page }) => {
      expect(existsSync(GUEST), 'games were played before').toBe(true);
      const cameras = await Promise.all(
        LANGS.map((lang) => Camera.at(browser, lang, size, theme, { storageState: GUEST })),
      );
      const trek = await finishedGame(page, 'trek');
      const twist = await finishedGame(page, 'twist');
      await all(cameras, pages);
      await all(cameras, (camera) => replay(camera, twist, 'twist'));
      await all(cameras, (camera) => replay(camera, trek, 'trek'));
      await all(cameras, (camera) => camera.close());
    });
    for (const [name, play] of Object.entries({ timeline, saga, twist, trek, lessons, runs })) {
      test(`${size}, ${theme}: ${name}`, async ({ browser, page }) => {
        const cameras = await Promise.all(LANGS.map((lang) => Camera.at(browser, lang, size, theme)));
        await page.goto('/about');
        await play(page, cameras);
        await all(cameras, (camera) => camera.close());
      });
    }
  }
}

/** All that is not a table. */
async function pages(camera: Camera) {
  const { page } = camera;
  await page.goto('/');
  await camera.shoot('home', 'page');
  await page.goto('/new');
  await expect(page.locator('.more')).toBeVisible();
  await camera.shoot('new', 'page');
  await page.goto('/decks');
  await expect(page.locator('a.panel').first()).toBeVisible();
  await camera.shoot('decks', 'page');
  await page.goto('/decks/classic');
  const first = page
    .getByRole('list', { name: camera.say('deck-cards'), exact: true })
    .getByRole('listitem')
    .first();
  await first.getByRole('button').first().click();
  await camera.shoot('deck', 'page');
  await page.goto('/rules/timeline');
  await expect(page.getByRole('region', { name: camera.say('rules-try') }).first()).toBeVisible();
  await camera.shoot('rules', 'page');
  await page.goto('/me');
  await expect(camera.heading('me-latest')).toBeVisible();
  await camera.shoot('me', 'page');
  await page.goto('/hall');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await camera.shoot('hall', 'page');
  await page.getByRole('row').nth(1).getByRole('link').click();
  const picture = page.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await camera.shoot('hall-result');
  await page.goto('/settings');
  await expect(page.locator('h1')).toBeVisible();
  await camera.shoot('settings', 'page');
  await page.goto('/about');
  await expect(page.locator('details')).toBeVisible();
  await camera.shoot('about', 'page');
  await page.goto(`/offline-${camera.lang}.html`);
  await camera.shoot('offline');
}

/** With bars that stay at the edge of the screen, so what is in sight is the picture. */
async function replay(camera: Camera, table: string, rules: string) {
  await camera.page.goto(`/replay/${table}/1?at=9&eyes=all`);
  await expect(camera.page.getByRole('slider')).toHaveValue('9');
  await camera.shoot(`replay-${rules}`);
}

/** Seats every camera where the first player sits. */
function seat(cameras: Camera[], table: WireTable, more: object = {}): Promise<void[]> {
  return all(cameras, (camera) => camera.sitAt(table.id, table.tokens[0]!, more));
}

async function myTurn(cameras: Camera[]) {
  await all(cameras, (camera) => expect(camera.myTurn).toBeVisible());
}

const PEOPLE = ['Ada', 'Bartholomew', 'Łucja'];

async function timeline(page: Page, cameras: Camera[]) {
  const table = await WireTable.make(page, {
    rules: 'timeline',
    names: PEOPLE,
    options: { seats: 4, game: { rules: 'timeline', hand: 6, handicaps: {} }, first: { type: 'player', player: 0 } },
  });
  await seat(cameras, table, { hints: 'always' });
  await all(cameras, async (camera) => {
    await expect(camera.page.getByText('Łucja').first()).toBeVisible();
    await camera.shoot('waiting', 'page');
  });
  await table.send({ type: 'start' }, 0);
  await myTurn(cameras);
  await all(cameras, (camera) => camera.shoot('timeline-hint'));
  const inLine = (n: number) =>
    table.play({
      enough: ({ game }) => game?.view.rules === 'timeline' && game.view.turn === 0 && game.view.line.length >= n,
    });
  await inLine(9);
  await myTurn(cameras);
  await all(cameras, async (camera) => {
    await expect(camera.line.locator('.spot').nth(8)).toBeAttached();
    await camera.hand.nth(1).click();
    await camera.gap(4).click();
    await camera.shoot('timeline');
    await camera.page.keyboard.press('Escape');
  });
  // A card goes wrong, to see where it belonged.
  await table.move((await table.look()).game!, 0, true);
  await all(cameras, async (camera) => {
    await expect(camera.line.locator('.belonged')).toBeVisible();
    await camera.shoot('timeline-wrong');
    await camera.button('why').click();
    await camera.shoot('lesson');
    await camera.page.keyboard.press('Escape');
    await camera.button('true-time').click();
    await camera.shoot('true-time');
  });
  await table.play({ wrong: 2 });
  await all(cameras, async (camera) => {
    await expect(camera.over).toBeVisible();
    await expect(camera.page.locator('.moment').first()).toBeVisible();
    await camera.shoot('result', 'page');
  });
  await table.close();
}

async function saga(page: Page, cameras: Camera[]) {
  const table = await WireTable.make(page, {
    rules: 'timeline',
    deck: 'saga',
    names: PEOPLE,
    options: { game: { rules: 'timeline', hand: 4, handicaps: {} }, first: { type: 'player', player: 0 } },
  });
  await table.send({ type: 'start' }, 0);
  await table.play({
    enough: ({ game }) => game?.view.rules === 'timeline' && game.view.turn === 0 && game.view.line.length >= 7,
  });
  await seat(cameras, table);
  await myTurn(cameras);
  await all(cameras, async (camera) => {
    await camera.hand.nth(1).click();
    await camera.shoot('saga');
  });
  await table.close();
}

async function twist(page: Page, cameras: Camera[]) {
  const { table, view } = await twistWithSlots(page);
  await seat(cameras, table);
  await myTurn(cameras);
  const [card, row] = [view.hands[0]![0]!, view.row];
  await table.send(
    { type: 'pin', card: card.card, pin: { type: 'about', after: row[Math.floor(row.length / 2)]![0]!.card } },
    1,
  );
  await all(cameras, async (camera) => {
    await expect(camera.page.locator('.pin').first()).toBeVisible();
    await camera.hand.first().click();
    await camera.shoot('twist', 'page');
  });
  await table.play();
  await all(cameras, async (camera) => {
    await expect(camera.over).toBeVisible();
    await camera.shoot('twist-result');
  });
  await table.close();
}

/** A game of twist with something in its row and its slots; not every deal comes to that. */
async function twistWithSlots(page: Page): Promise<{ table: WireTable; view: TwistView }> {
  for (let tries = 0; tries < 20; tries += 1) {
    const table = await WireTable.make(page, {
      rules: 'twist',
      names: PEOPLE.slice(0, 2),
      options: { first: { type: 'player', player: 0 } },
    });
    await table.send({ type: 'start' }, 0);
    const { phase, game } = await table.play({
      enough: ({ game }) =>
        game?.view.rules === 'twist' &&
        game.view.turn === 0 &&
        !game.view.tried &&
        game.view.tally.main >= 5 &&
        game.view.tally.slots >= 1,
    });
    if (phase === 'playing' && game?.view.rules === 'twist') return { table, view: game.view };
    await table.close();
  }
  throw new Error('no deal came to a slot');
}

async function trek(page: Page, cameras: Camera[]) {
  const table = await WireTable.make(page, { rules: 'trek', names: ['Ada'], bots: ['scholar', 'amateur', 'novice'] });
  await seat(cameras, table);
  await table.send({ type: 'start' });
  const itineraries = (camera: Camera) => camera.page.getByRole('list', { name: camera.say('trek-your-itineraries') });
  await all(cameras, async (camera) => {
    await expect(itineraries(camera)).toBeVisible();
    await itineraries(camera).getByRole('button').first().click();
    await camera.shoot('trek-choice');
    await camera.page.keyboard.press('Escape');
  });
  const me = (view: Awaited<ReturnType<WireTable['look']>>) => {
    const trek = view.game?.view;
    return trek?.rules === 'trek' ? { trek, seat: view.game!.you ?? 0 } : null;
  };
  await table.play({
    enough: (view) => {
      const now = me(view);
      return (
        now?.trek.day === 2 &&
        now.trek.phase === 'turn' &&
        now.trek.turn === now.seat &&
        (now.trek.players[now.seat]?.hour ?? 0) > 2
      );
    },
  });
  await myTurn(cameras);
  await all(cameras, async (camera) => {
    await camera.page.keyboard.press('3');
    await camera.shoot('trek');
  });
  await table.play();
  await all(cameras, async (camera) => {
    await expect(camera.over).toBeVisible();
    await camera.shoot('trek-result', 'page');
  });
  await table.close();
}

/** A first game with a coach beside it. */
async function lessons(page: Page, cameras: Camera[]) {
  const table = await WireTable.make(page, {
    rules: 'timeline',
    names: PEOPLE.slice(0, 2),
    options: { first: { type: 'player', player: 0 } },
  });
  await table.send({ type: 'start' }, 0);
  await seat(cameras, table, { taught: table.id, played: 0 });
  await all(cameras, async (camera) => {
    await expect(camera.page.locator('[data-lesson]')).toBeVisible();
    await camera.shoot('coach');
  });
  await table.close();
}

/** The daily and a duel with its cards: every camera is a guest of its own. */
async function runs(page: Page, cameras: Camera[]) {
  await playToday(page);
  const from = { of: 'daily', date: await today(page) };
  const made = await page.request.post('/api/duels', { data: { id: 'shots', from, name: 'Bartholomew' } });
  const { duel } = (await made.json()) as { duel: string };
  const address = `/api/daily/${from.date}`;
  await all(cameras, async (camera) => {
    await camera.page.goto(`/duel/${duel}`);
    await expect(camera.button('duel-take')).toBeVisible();
    await camera.shoot('duel-invitation');
    await placeCards(camera.page, address, 4);
    await camera.page.goto('/daily');
    await camera.gap(2).click();
    await camera.shoot('daily');
    await camera.button('chorus-place-it').click();
    await expect(camera.page.getByText(camera.say('chorus-card-of', { n: 6, run: 10 }))).toBeVisible();
    await camera.shoot('daily-reveal');
    await placeCards(camera.page, address, 10, ({ line }) => line.length);
    await camera.page.goto('/daily');
    await expect(camera.heading('daily-everyone')).toBeVisible();
    await camera.shoot('daily-result', 'page');
    await camera.page.goto('/daily/archive');
    await expect(camera.heading('daily-archive')).toBeVisible();
    await camera.shoot('daily-archive');
  });
  // One after the other: in a duel no two have the same name.
  for (const camera of cameras) {
    await camera.page.request.post(`/api/duels/${duel}/join`, { data: { name: `Ada ${camera.lang}` } });
    await camera.page.goto(`/duel/${duel}`);
    await expect(camera.heading('duel-side')).toBeVisible();
    await camera.shoot('duel', 'page');
  }
}
