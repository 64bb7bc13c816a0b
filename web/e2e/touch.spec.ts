/** One person against bots, with a finger on a phone. */
import { expect, type CDPSession, type Locator, test } from '@playwright/test';

import { noSideScroll } from './play';
import { readDeck } from './knowledge';
import { type Lang, LANGS, Person, PHONE, wrong } from './person';
import { takeSeat, WireTable } from './wire';

const tap = (target: Locator) => target.tap();

async function middle(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: { x: number; y: number }[]
) {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

for (const lang of ['en', 'ru'] as Lang[]) {
  test(`on a low phone one's cards and the button stay in sight in ${lang}, whatever is told`, async ({ browser }) => {
    const viewport = { width: 375, height: 600 };
    const ada = await Person.sit(browser, lang, { ...PHONE, viewport });
    const inSight = async (target: Locator) => {
      const { y, height } = (await target.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    };
    await ada.page.goto('/');
    await tap(ada.button('play-now'));
    for (let turns = 0; turns < 3 && (await ada.turnOrEnd()); turns += 1) {
      await ada.page.evaluate(() => scrollTo(0, 0));
      for (const card of await ada.hand.all()) await inSight(card);
      await tap(ada.hand.first());
      await tap(ada.gap(await ada.rightGap()));
      await inSight(ada.button('place-it'));
      const before = await ada.seen();
      await tap(ada.button('place-it'));
      await ada.heardAfter(before);
    }
    // What is told is not lost below them.
    await tap(ada.button('why').first());
    await expect(ada.button('close')).toBeVisible();
    await ada.close();
  });
}

for (const [lang, rules, deck] of [
  ['ru', 'timeline', 'classic'],
  ['it', 'twist', 'twist'],
  ['en', 'twist', 'saga'],
] as const) {
  test(`on a low phone what came of a move is told above one's cards, in ${deck}`, async ({ browser, page }) => {
    await page.goto('/about');
    const table = await WireTable.make(page, { rules, deck, names: ['Ada'], bots: ['amateur'] });
    await table.send({ type: 'start' });
    const ada = await Person.sit(browser, lang, { ...PHONE, viewport: { width: 360, height: 640 } });
    await ada.page.goto('/about');
    await takeSeat(ada.page, table.id, table.tokens[0]!);
    await ada.turnOrEnd();
    for (let turns = 0; turns < 6 && (await ada.turnOrEnd()); turns += 1) {
      await ada.page.evaluate(() => scrollTo(0, 0));
      if (rules === 'twist') await ada.twist(tap);
      else await ada.place(0, wrong(await ada.rightGap()), tap);
      // Who ends a turn of twist turns nothing.
      if (!(await ada.turnOrEnd()) || (await ada.page.locator('.reveal').count()) === 0) continue;
      await expect
        .poll(async () => {
          const [told, bench] = await Promise.all(
            ['.reveal', '.bench'].map((what) => ada.page.locator(what).boundingBox()),
          );
          return [told!.y >= 0, told!.y + told!.height <= bench!.y];
        })
        .toEqual([true, true]);
      // And the line above it: most of it, or a row and a half where cards are stacked on both storeys.
      await expect
        .poll(async () => {
          const line = (await ada.page.locator('.middle').boundingBox())!;
          const inSight = line.y + line.height - Math.max(0, line.y);
          return inSight - Math.min(0.6 * line.height, 220);
        })
        .toBeGreaterThanOrEqual(0);
    }
    await ada.close();
  });
}

for (const [lang, rules, deck] of [
  ['ru', 'timeline', 'classic'],
  ['en', 'timeline', 'classic'],
  ['pl', 'twist', 'twist'],
] as const) {
  test(`on a phone on its side line and hand are seen together, in ${deck} in ${lang}`, async ({ browser, page }) => {
    await page.goto('/about');
    const table = await WireTable.make(page, {
      rules,
      deck,
      names: ['Ada'],
      bots: ['amateur'],
      options: { first: { type: 'player', player: 0 } },
    });
    await table.send({ type: 'start' });
    const ada = await Person.sit(browser, lang, { ...PHONE, viewport: { width: 640, height: 360 } });
    await ada.page.goto('/about');
    await takeSeat(ada.page, table.id, table.tokens[0]!);
    await ada.turnOrEnd();
    const lying = ada.page.locator('.middle .card').first();
    const bench = ada.page.locator('.bench');
    const together = async () => {
      for (const card of await ada.hand.all()) await expect(card).toBeInViewport({ ratio: 0.95 });
      // Advice above the cards of twist comes a moment later.
      await expect
        .poll(async () => {
          const [card, hand] = [(await lying.boundingBox())!, (await bench.boundingBox())!];
          return [card.y >= 0, card.y + card.height <= hand.y];
        })
        .toEqual([true, true]);
    };
    await together();
    await tap(ada.hand.first());
    if (rules === 'timeline') await tap(ada.gap(0));
    await expect(ada.button(rules === 'timeline' ? 'place-it' : 'turn-it')).toBeInViewport({ ratio: 0.95 });
    await together();
    await noSideScroll(ada.page);
    await ada.close();
  });
}

test('on a tall phone the hand stays where it is while others move', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', { ...PHONE, viewport: { width: 390, height: 844 } });
  await ada.page.goto('/');
  // Somebody who needs no hints.
  await ada.page.evaluate(() => localStorage.setItem('antedate', JSON.stringify({ played: 5 })));
  await ada.host('Ada', 'timeline', 1);
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Ada' });
  await tap(ada.button('start'));
  await ada.turnOrEnd();
  const tops: number[] = [];
  for (let turns = 0; turns < 3 && (await ada.turnOrEnd()); turns += 1) {
    await ada.page.evaluate(() => scrollTo(0, 0));
    tops.push((await ada.hand.first().boundingBox())!.y);
    // A wrong card leaves the line short: a long one has a map above what is told.
    await ada.place(0, wrong(await ada.rightGap()), tap);
  }
  // A fifth line of what is told is still seen to move it.
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24);
  await ada.close();
});

test('a whole game of timeline, by taps and by dragging', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.page.goto('/');
  await tap(ada.button('play-now'));
  const finger = await ada.page.context().newCDPSession(ada.page);
  let nDropped = 0;
  for (let turns = 0; await ada.turnOrEnd(); turns += 1) {
    const gap = await ada.rightGap();
    const before = await ada.seen();
    if (turns % 2 === 0) {
      const from = await middle(ada.hand.first());
      await touch(finger, 'touchStart', from);
      // Upwards first: sideways would scroll the hand.
      await touch(finger, 'touchMove', { x: from.x, y: from.y - 40 });
      await touch(finger, 'touchMove', { x: from.x, y: from.y - 80 });
      const box = (await ada.gap(gap).boundingBox())!;
      const to = { x: Math.min(350, Math.max(8, box.x + box.width / 2)), y: box.y + box.height / 2 };
      await touch(finger, 'touchMove', to);
      // A finger lifted at full speed flings, and the tap that stops a fling presses nothing.
      await ada.page.waitForTimeout(150);
      await touch(finger, 'touchMove', { x: to.x, y: to.y + 1 });
      await touch(finger, 'touchEnd');
      // A gap out of sight cannot be dragged to: the line never moves under a finger.
      const dropped = await ada
        .button('place-it')
        .waitFor({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
      if (dropped) nDropped += 1;
      else await tap(ada.gap(gap));
      await tap(ada.button('place-it'));
    } else {
      await tap(ada.hand.first());
      await tap(ada.gap(gap));
      await tap(ada.button('place-it'));
    }
    await ada.heardAfter(before);
    await noSideScroll(ada.page);
    expect(turns).toBeLessThan(60);
  }
  expect(nDropped).toBeGreaterThan(0);
  await tap(ada.over);
  await expect(ada.page.getByText('The shuffle was fair.')).toBeVisible();
  await tap(ada.button('rematch'));
  await expect(ada.over).toHaveCount(0);
  expect(await ada.turnOrEnd()).toBe(true);
  await ada.close();
});

test('a card dragged into a gap waits there to be confirmed', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.playNow();
  await ada.turnOrEnd();
  const finger = await ada.page.context().newCDPSession(ada.page);
  const from = await middle(ada.hand.nth(1));
  await touch(finger, 'touchStart', from);
  await touch(finger, 'touchMove', { x: from.x, y: from.y - 40 });
  await touch(finger, 'touchMove', { x: from.x, y: from.y - 80 });
  const to = await middle(ada.gap(0));
  await touch(finger, 'touchMove', to);
  await expect(ada.gap(0)).toHaveAttribute('aria-pressed', 'true');
  await touch(finger, 'touchEnd');
  await expect(ada.page.getByText(/^Before .*\?$/)).toBeVisible();
  await tap(ada.button('back'));
  await expect(ada.gap(0)).toHaveAttribute('aria-pressed', 'false');
  await ada.close();
});

test('a game begins at the top of its screen, and what is to confirm is in sight', async ({ browser }) => {
  const ada = await Person.sit(browser, 'ru', PHONE);
  await ada.host('Ada', 'timeline', 3);
  await tap(ada.button('start'));
  await ada.turnOrEnd();
  expect(await ada.page.evaluate(() => scrollY)).toBe(0);
  // What the others did is told in many words, which push the hand down.
  await ada.place(0, wrong(await ada.rightGap()), tap);
  await ada.turnOrEnd();
  await ada.page.evaluate(() => scrollTo(0, 0));
  await ada.page.keyboard.press('1');
  await ada.page.keyboard.press('Home');
  await expect(ada.button('place-it')).toBeInViewport({ ratio: 0.99 });
  await ada.close();
});

for (const lang of LANGS) {
  test(`every title can be read to its end in a hand, in ${lang}`, async ({ browser }) => {
    const ada = await Person.sit(browser, lang, PHONE);
    await ada.playNow();
    await ada.turnOrEnd();
    const titles = ['classic', 'twist', 'saga'].flatMap((deck) => [...readDeck(deck, lang).keys()]);
    const cut = await ada.hand
      .first()
      .locator('.title')
      .evaluate(
        (title, titles) =>
          titles.filter((text) => {
            title.textContent = text;
            // Less than a line are the feet of letters.
            return title.scrollHeight > title.clientHeight + parseFloat(getComputedStyle(title).fontSize) / 2;
          }),
        titles,
      );
    expect(cut).toEqual([]);
    await ada.close();
  });
}

test('neither the icon nor the sign of a card covers its date or its words', async ({ browser }) => {
  const ada = await Person.sit(browser, 'it', PHONE);
  /** Whether what is laid on a card lies on any of its letters. */
  const covers = (card: Locator, sign: string) =>
    card.evaluate((card, sign) => {
      const { left, right, top, bottom } = card.querySelector(sign)!.getBoundingClientRect();
      return [...card.querySelectorAll('.date, .title')].some((words) => {
        const letters = document.createRange();
        letters.selectNodeContents(words);
        return [...letters.getClientRects()].some(
          (box) => box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1,
        );
      });
    }, sign);
  await ada.playNow();
  await ada.turnOrEnd();
  await ada.place(0, wrong(await ada.rightGap()), tap);
  await ada.turnOrEnd();
  const fresh = ada.line.locator('.spot:has(.mark) .card').first();
  await fresh.locator('.title').evaluate((title) => (title.textContent = 'quattro righe di parole '.repeat(3)));
  expect(await covers(fresh, '.mark')).toBe(false);

  await ada.host('Ada', 'twist', 1);
  await tap(ada.button('start'));
  await ada.turnOrEnd();
  const lying = ada.page.locator('.stack .card').first();
  await lying.locator('.date').evaluate((date) => {
    date.textContent = '375 milioni di anni fa';
    date.classList.remove('short', 'long', 'longer');
    date.classList.add('longest');
  });
  expect(await covers(lying, '.icon')).toBe(false);
  await ada.close();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`the date of a blocked card covers neither its title nor its icon, at ${viewport.width} px`, async ({
    browser,
  }) => {
    const ada = await Person.sit(browser, 'pl', { ...PHONE, viewport });
    const blocked = ada.page.locator('.hand:not(.small) .card.crosswise').first();
    const newGame = async () => {
      await ada.host('Ada', 'twist', 1);
      await tap(ada.button('start'));
    };
    await newGame();
    // Cards are turned until one finds no place; now and then a whole game has a place for all.
    for (let turns = 0; (await blocked.count()) === 0; turns += 1) {
      expect(turns).toBeLessThan(90);
      if (!(await ada.turnOrEnd())) {
        await newGame();
        continue;
      }
      const before = await ada.seen();
      await tap(ada.page.locator('.hand:not(.small) .held').first());
      if (await ada.button('turn-it').isEnabled()) {
        await tap(ada.button('turn-it'));
        await ada.heardAfter(before);
      } else await ada.twist(tap);
    }
    const covered = await blocked.evaluate((card) => {
      const [title, known, icon] = ['.title', '.known', '.icon'].map((what) => card.querySelector<HTMLElement>(what)!);
      const [words, label] = [title!.firstChild!, known!.firstChild!];
      words.textContent = 'W Lagos rusza najdłuższy festiwal bębnów i masek, jaki kiedykolwiek widziano nad laguną';
      return [
        ['1885', 'short'],
        ['scena 97', 'short'],
        ['ok. 65 p.n.e.', 'long'],
        ['ok. 1200 p.n.e.', 'longer'],
        ['375 milionów lat temu', 'longest'],
      ].flatMap(([text, size]) => {
        label.textContent = text!;
        known!.className = known!.className.replace(/short|longest|longer|long/, size!);
        const [top, date, sign] = [title, known, icon].map((one) => one!.getBoundingClientRect());
        const line = parseFloat(getComputedStyle(title!).lineHeight);
        const nLines = Math.round(date!.height / parseFloat(getComputedStyle(known!).lineHeight));
        const over = [
          top!.bottom > date!.top + 1,
          sign!.right > date!.left + 1 && sign!.bottom > date!.top,
          nLines > (size!.length > 5 ? 2 : 1),
          top!.height < 1.9 * line,
          known!.scrollWidth > date!.width + 1,
        ];
        return over.some(Boolean) ? [`${text}: ${over.join()}`] : [];
      });
    });
    expect(covered).toEqual([]);
    await ada.close();
  });
}

test('two fingers make the cards larger', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.playNow();
  await ada.turnOrEnd();
  const card = ada.line.locator('.spot').first();
  const width = async () => (await card.boundingBox())!.width;
  const before = await width();
  const finger = await ada.page.context().newCDPSession(ada.page);
  const { y } = await middle(card);
  await touch(finger, 'touchStart', { x: 160, y }, { x: 200, y });
  await touch(finger, 'touchMove', { x: 140, y }, { x: 220, y });
  await touch(finger, 'touchMove', { x: 130, y }, { x: 230, y });
  await touch(finger, 'touchEnd');
  expect(await width()).toBeGreaterThan(before * 1.3);
  await ada.close();
});

test('a whole game of twist', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.host('Ada', 'twist', 1);
  await tap(ada.button('start'));
  for (let turns = 0; await ada.turnOrEnd(); turns += 1) {
    await ada.twist(tap);
    await noSideScroll(ada.page);
    expect(turns).toBeLessThan(120);
  }
  await expect(ada.page.getByRole('heading', { level: 1 })).toContainText(/points?: \w/);
  await ada.close();
});
