/** Whole games by keyboard alone, and by roles and names alone, as by ear. */
import { expect, test } from '@playwright/test';

import { readDeck } from './knowledge';
import { Person, wrong } from './person';
import { takeSeat, WireTable } from './wire';

test('timeline by keyboard alone', async ({ browser }) => {
  const ada = await Person.sit(browser);
  const { keyboard } = ada.page;
  await ada.page.goto('/');
  await ada.button('play-now').focus();
  await keyboard.press('Enter');
  for (let turns = 0; await ada.turnOrEnd(); turns += 1) {
    const [gap, before] = [await ada.rightGap(), await ada.seen()];
    await keyboard.press('1');
    await keyboard.press('Home');
    for (let step = 0; step < gap; step += 1) await keyboard.press('ArrowRight');
    await expect(ada.gap(gap)).toBeFocused();
    await keyboard.press('Enter');
    await ada.heardAfter(before);
    expect(turns).toBeLessThan(60);
  }
});

test('twist by keyboard alone', async ({ browser }) => {
  const ada = await Person.sit(browser);
  const { keyboard } = ada.page;
  await ada.host('Ada', 'twist', 1);
  await ada.button('start').focus();
  await keyboard.press('Enter');
  for (let turns = 0; await ada.turnOrEnd(); turns += 1) {
    const before = await ada.seen();
    if ((await ada.button('end-turn').count()) > 0) await keyboard.press('s');
    else {
      const names = await ada.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
      const upright = names.findIndex((name) => !name.includes('blocked'));
      const discarded = names.findIndex((name) => name.includes('can be discarded'));
      await keyboard.press(String((upright < 0 ? discarded : upright) + 1));
      await keyboard.press(upright < 0 ? 'd' : 't');
    }
    await ada.heardAfter(before);
    expect(turns).toBeLessThan(120);
  }
});

test('the focus goes along with the keys and is never lost', async ({ browser }) => {
  const ada = await Person.sit(browser);
  const { keyboard } = ada.page;
  const cards = ada.page.getByRole('list', { name: ada.say('your-cards') });
  await ada.shareDevice('Bo');
  await ada.turnOrEnd();
  await keyboard.press('2');
  await expect(ada.hand.nth(1)).toBeFocused();
  await keyboard.press('Home');
  await expect(ada.gap(0)).toBeFocused();
  // The gaps are no targets any more: back to the card, and after a move to the cards.
  await keyboard.press('Escape');
  await expect(ada.hand.nth(1)).toBeFocused();
  const before = await ada.seen();
  await keyboard.press('2');
  await keyboard.press('Home');
  await keyboard.press('Enter');
  await ada.heardAfter(before);
  await expect(cards).toBeFocused();
  await ada.close();
});

test('the focus goes to where each screen begins', async ({ browser }) => {
  const ada = await Person.sit(browser);
  const { keyboard } = ada.page;
  const main = ada.page.getByRole('main');
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: ada.say('decks'), exact: true }).focus();
  await keyboard.press('Enter');
  await expect(ada.heading('decks')).toBeVisible();
  await expect(main).toBeFocused();
  await ada.page.goBack();
  await expect(main).toBeFocused();
  await ada.button('play-now').focus();
  await keyboard.press('Enter');
  expect(await ada.turnOrEnd()).toBe(true);
  await expect(main).toBeFocused();
  await ada.close();
});

test('in twist a card that is picked is in focus, and the cards in slots are heard with the row', async ({
  browser,
  page,
}) => {
  await page.goto('/about');
  const table = await WireTable.make(page, {
    rules: 'twist',
    names: ['Ada', 'Bo'],
    options: { first: { type: 'player', player: 0 } },
  });
  await table.send({ type: 'start' }, 0);
  const { game } = await table.play({
    enough: ({ game }) =>
      game?.view.rules === 'twist' &&
      game.view.turn === 0 &&
      !game.view.tried &&
      game.view.slots.some((slot) => slot.length > 0),
  });
  if (game?.view.rules !== 'twist') throw new Error('not a twist');
  const ada = await Person.sit(browser);
  await ada.page.goto('/about');
  await takeSeat(ada.page, table.id, table.tokens[0]!);
  await ada.turnOrEnd();
  await ada.page.keyboard.press('l');
  const [card] = game.view.slots.flat();
  await expect(ada.page.locator('[aria-live=polite]')).toContainText(
    ada.say('card-in-slot', { title: card!.front.title, date: card!.back.label }),
  );
  const upright = game.view.hands[0]!.findIndex((held) => held.lies === 'upright');
  await ada.page.keyboard.press(String(upright + 1));
  await expect(ada.hand.nth(upright)).toBeFocused();
  const before = await ada.seen();
  await ada.page.keyboard.press('t');
  await ada.heardAfter(before);
  // The card is gone, or lies crosswise where it was.
  await expect(ada.page.locator('[data-hand]:focus, [data-hand] :focus')).toHaveCount(1);
  await ada.close();
});

test('timeline from the accessibility tree alone', async ({ browser }) => {
  const { page } = await Person.sit(browser);
  const known = readDeck('classic', 'en');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/');
  await button('Play now').click();
  const mine = page.getByRole('heading', { name: 'Your turn' });
  const over = button('Check now');
  for (let turns = 0; ; turns += 1) {
    await expect(mine.or(over).first()).toBeVisible({ timeout: 30_000 });
    if ((await over.count()) > 0) break;
    const card = page.getByRole('list', { name: 'Your cards' }).getByRole('button').first();
    const cards = await page.getByRole('list', { name: 'Your cards' }).getByRole('button').count();
    const title = /^Card 1: (.*) \([^)]+\)$/.exec((await card.getAttribute('aria-label'))!)![1]!;
    await card.click();
    // Each gap says between which cards it lies: the first whose later neighbour is later.
    const gaps = page.getByRole('button', { name: /, gap \d+ of \d+$/ });
    const names = await gaps.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
    const value = known.get(title)!.value;
    const at = names.findIndex((name) => {
      const later = /(?:and|before) (.+), [^,]+, gap/.exec(name)?.[1];
      const found = [...known.values()].find((one) => later?.endsWith(one.title));
      return found === undefined || found.value > value;
    });
    await gaps.nth(at).click();
    await button('Place it').click();
    await expect
      .poll(
        async () =>
          (await over.count()) > 0 ||
          (await mine.count()) === 0 ||
          (await page.getByRole('list', { name: 'Your cards' }).getByRole('button').count()) !== cards ||
          (await button('Place it').count()) === 0,
      )
      .toBe(true);
    expect(turns).toBeLessThan(60);
  }
  await expect(page.getByRole('heading', { name: 'The stories behind the cards' })).toBeVisible();
  await page.context().close();
});

test('twist from the accessibility tree alone', async ({ browser }) => {
  const ada = await Person.sit(browser);
  const { page } = ada;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/new');
  await page.getByRole('radio', { name: /^Twist/ }).check({ force: true });
  await button('Start game').click();
  for (let turns = 0; await ada.turnOrEnd(); turns += 1) {
    const before = await ada.seen();
    const hand = page.getByRole('list', { name: 'Your cards' });
    if ((await button('End turn').count()) > 0) await button('End turn').click();
    else {
      const upright = hand.getByRole('button', { name: /^\d+: (?!.*blocked).*icon/ });
      const tries = (await upright.count()) > 0;
      await (tries ? upright : hand.getByRole('button', { name: /can be discarded/ })).first().click();
      await button(tries ? 'Flip it' : 'Discard it').click();
    }
    await ada.heardAfter(before);
    expect(turns).toBeLessThan(120);
  }
  await ada.close();
});

test('what happens is told: others politely, my turn assertively, and where a card belonged', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'timeline', 1);
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Ada' });
  // Every text that the two regions ever hold.
  await ada.page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const listen = () =>
      document
        .querySelectorAll('[aria-live]')
        .forEach((region) => said.push(`${region.getAttribute('aria-live')}: ${region.textContent}`));
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = () => ada.page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
  await ada.button('start').click();
  await ada.turnOrEnd();
  await ada.place(0, wrong(await ada.rightGap()));
  await expect.poll(said).toMatch(/polite: Ada placed “.+”, .+\. Wrong: it belonged (between|before|after) /);
  await ada.turnOrEnd();
  await expect.poll(said).toContain('assertive: It’s your turn.');
  // It was her turn first, then Bo's: said anew, and not kept once the game is over.
  const turns = async () =>
    [...(await said()).matchAll(/assertive: (.*)/g)]
      .map(([, text]) => text)
      // The region may be seen while it is still empty, before anything is said.
      .filter((text, at, all) => text !== (all[at - 1] ?? ''));
  await expect.poll(async () => (await turns()).slice(0, 3)).toEqual(['It’s your turn.', '', 'It’s your turn.']);
  while (await ada.turnOrEnd()) await ada.place(0, await ada.rightGap());
  await expect(ada.page.locator('[aria-live=polite]')).toContainText('The game is over.');
  await expect(ada.page.locator('[aria-live=assertive]')).toBeEmpty();
  await ada.close();
});

test('the first hint is how to begin, also when somebody else began', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'timeline', 1);
  const first = ada.page.getByLabel(ada.say('who-begins'));
  await first.selectOption({ index: 2 });
  await ada.button('start').click();
  await ada.turnOrEnd();
  await expect(ada.button('why')).toBeVisible();
  await expect(ada.page.getByText(ada.say('hint-pick'))).toBeVisible();
  await ada.place(0, wrong(await ada.rightGap()));
  await ada.turnOrEnd();
  await expect(ada.page.getByText(ada.say('hint-again'))).toBeVisible();
  await ada.close();
});

test('? brings the keys into sight and focus, and Esc leads back to where one was', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', { viewport: { width: 1000, height: 520 } });
  await ada.playNow();
  await ada.turnOrEnd();
  const { keyboard } = ada.page;
  const last = ada.page.getByText(ada.say('key-hand'));
  for (const from of [null, ada.hand.first()]) {
    await from?.click();
    const scrolled = await ada.page.evaluate(() => scrollY);
    await keyboard.press('?');
    await expect(ada.page.getByText(ada.say('keys'), { exact: true })).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await keyboard.press('Escape');
    await expect(last).toBeHidden();
    await expect(from ?? ada.page.getByRole('main')).toBeFocused();
    expect(await ada.page.evaluate(() => scrollY)).toBe(scrolled);
  }
  // The card that was picked still is.
  await expect(ada.hand.first()).toHaveAttribute('aria-pressed', 'true');
  await ada.close();
});

test('the letters of the game work on a Cyrillic keyboard', async ({ browser }) => {
  const ada = await Person.sit(browser, 'ru');
  const press = (key: string, code: string) =>
    ada.page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })), {
      key,
      code,
    });
  await ada.host('Ада', 'twist', 1);
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Ада' });
  await ada.button('start').click();
  await ada.turnOrEnd();
  const polite = ada.page.locator('[aria-live=polite]');
  await press('р', 'KeyH');
  await expect(polite).toContainText('4: ');
  const before = await ada.seen();
  await ada.page.keyboard.press('1');
  await press('е', 'KeyT');
  await ada.heardAfter(before);
  await ada.close();
});

test('a misplaced card travels, and does not when somebody wants calm', async ({ browser }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const ada = await Person.sit(browser, 'en', { reducedMotion });
    await ada.shareDevice('Bo');
    await ada.turnOrEnd();
    // Every animation that was ever asked for, by what it changes and how long it takes.
    await ada.page.evaluate(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
      const { animate } = Element.prototype;
      Object.assign(globalThis, { moved: [] });
      Element.prototype.animate = function (this: Element, frames, options) {
        const duration = (options as KeyframeAnimationOptions).duration;
        (globalThis as unknown as { moved: unknown[] }).moved.push([
          JSON.stringify(frames).includes('translate'),
          duration,
        ]);
        return animate.call(this, frames, options);
      };
    });
    await ada.place(0, wrong(await ada.rightGap()));
    await expect(ada.line.locator('.belonged')).toContainText('belonged here');
    const moved = () => ada.page.evaluate(() => (globalThis as unknown as { moved: [boolean, number][] }).moved);
    // Once into the gap, once to where it belonged.
    const ways =
      reducedMotion === 'reduce'
        ? [
            [false, 200],
            [false, 200],
          ]
        : [
            [true, 260],
            [true, 760],
          ];
    await expect.poll(moved).toEqual(ways);
    await ada.close();
  }
});
