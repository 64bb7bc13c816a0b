/** What happened is shown in order: nothing of the outcome is in the page before its card has turned. */
import { expect, type Page, test } from '@playwright/test';

import type { RuleSet } from '../src/wire';
import { readDeck } from './knowledge';
import { Person, PHONE, wrong } from './person';
import { playedTable, takeSeat, WireTable } from './wire';

const MOVING = { ...PHONE, viewport: { width: 390, height: 760 }, reducedMotion: 'no-preference' } as const;

/** Ada and Bo at a table, Ada to move, as she sees it with others' moves waiting for her. */
async function atTable(page: Page, ada: Person, rules: RuleSet = 'timeline') {
  await page.goto('/about');
  const table = await WireTable.make(page, {
    rules,
    deck: 'classic',
    names: ['Ada', 'Bo'],
    options: rules === 'timeline' ? { first: { type: 'player', player: 0 } } : {},
  });
  await table.send({ type: 'start' }, 0);
  await ada.page.goto('/about');
  await takeSeat(ada.page, table.id, table.tokens[0]!, { pace: 'usual' });
  await ada.gap(0).waitFor();
  return table;
}

type Seen = { phase: string; told: string; marked: number; dated: string; spoken: string };

/** Notes in every frame what the page shows of a card that lies in a gap, once for each change. */
function note() {
  const seen: Seen[] = [];
  const text = (where: string) => document.querySelector(where)?.textContent ?? '';
  const look = () => {
    const lying = document.querySelector('.lies');
    const now: Seen = {
      phase: /slide|breath|turn(?!ed)|date|verdict|chosen/.exec(lying?.className ?? '')?.[0] ?? 'none',
      told: text('.reveal'),
      marked: lying?.querySelectorAll('.mark').length ?? 0,
      dated: lying?.querySelector('.date .date, .back .date')?.textContent ?? '',
      spoken: text('[aria-live=polite]'),
    };
    if (JSON.stringify(seen.at(-1)) !== JSON.stringify(now)) seen.push(now);
    requestAnimationFrame(look);
  };
  look();
  Object.assign(globalThis, { seen });
}

/**
 * What was noted, once the table is at rest again. The page says that a move was made within a frame, which the notes
 * may have looked at just before: the frames after it are waited for too.
 */
async function seenBy(page: Page): Promise<Seen[]> {
  type Noting = typeof globalThis & { seen: Seen[] };
  await page.waitForFunction(() => {
    const { seen } = globalThis as Noting;
    return seen.at(-1)?.phase === 'none' && seen.some(({ phase }) => phase === 'verdict');
  });
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return (globalThis as Noting).seen;
  });
}

for (const isRight of [true, false]) {
  test(`a card that is ${isRight ? 'right' : 'wrong'} says so after it has turned, and not before`, async ({
    browser,
    page,
  }) => {
    const ada = await Person.sit(browser, 'en', MOVING);
    const table = await atTable(page, ada);
    const gap = await ada.rightGap();
    await ada.page.evaluate(note);
    await ada.place(0, isRight ? gap : wrong(gap));
    const verdict = inOrder(await seenBy(ada.page));
    expect(verdict.told).toContain(ada.say(isRight ? 'right' : 'wrong'));
    await table.close();
    await ada.close();
  });

  test(`a card of chorus that I placed ${isRight ? 'right' : 'wrong'} says so after it has turned for all`, async ({
    browser,
    page,
  }) => {
    const ada = await Person.sit(browser, 'en', MOVING);
    const table = await atTable(page, ada, 'chorus');
    const known = readDeck('classic', 'en');
    const valueOf = async (card: string) => {
      const title = await ada.page.locator(`${card} .title`).first().textContent();
      return known.get(title ?? '')!.value;
    };
    const right = Number((await valueOf('[data-current]')) > (await valueOf('.spot')));
    await ada.page.evaluate(note);
    await ada.gap(isRight ? right : wrong(right)).click();
    await ada.button('chorus-done').click();
    await expect(ada.page.getByText(ada.say('chorus-you-are-done'))).toBeVisible();
    // Until Bo is done too the card lies there, its front up, and can be taken back.
    await expect(ada.page.locator('.lies.chosen')).toHaveCount(1);
    await table.send({ type: 'act', action: { type: 'done', gap: 0 } }, 1);
    const verdict = inOrder(await seenBy(ada.page));
    expect(verdict.told).toContain(isRight ? 'You’re right!' : 'Not this time.');
    // Then it lies where it belongs, and the next one is there to be placed, while Bo takes their time to choose.
    await expect(ada.line.locator('.spot')).toHaveCount(2);
    await table.send({ type: 'act', action: { type: 'gap', gap: 0 } }, 1);
    await ada.gap(1).click();
    await expect(ada.button('chorus-done')).toBeEnabled({ timeout: 1_000 });
    await table.close();
    await ada.close();
  });
}

test('a replay of chorus turns each card step by step, too', async ({ browser, page }) => {
  const { table } = await playedTable(page, { rules: 'chorus', deck: 'classic', names: ['Ada', 'Bo'] });
  const { page: eyes, ...ada } = await Person.sit(browser, 'en', MOVING);
  await eyes.goto('/about');
  await eyes.evaluate(() => localStorage.setItem('antedate', JSON.stringify({ pace: 'usual' })));
  await eyes.goto(`/replay/${table}/1?at=0&eyes=0`);
  await expect(eyes.getByRole('slider')).toHaveValue('0');
  await eyes.evaluate(note);
  // Ada is done, and then Bo, which turns the card.
  await eyes.keyboard.press('ArrowRight');
  await expect(eyes.locator('.lies.chosen')).toHaveCount(1);
  await eyes.keyboard.press('ArrowRight');
  const seen = await seenBy(eyes);
  const phases = seen.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]);
  expect(phases).toEqual(['none', 'chosen', 'breath', 'turn', 'date', 'verdict', 'none']);
  for (const { phase, told, marked, dated } of seen) {
    if (['chosen', 'breath', 'turn', 'date'].includes(phase)) expect([told, marked]).toEqual(['', 0]);
    if (['chosen', 'breath'].includes(phase)) expect(dated).toBe('');
  }
  expect(ada.lang).toBe('en');
  await eyes.context().close();
});

/** What was seen came phase by phase, and nothing of the outcome before the verdict, which is returned. */
function inOrder(seen: Seen[]): Seen {
  const phases = seen.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]);
  expect(phases).toEqual(['none', 'chosen', 'breath', 'turn', 'date', 'verdict', 'none']);
  for (const { phase, told, marked, dated, spoken } of seen) {
    if (['chosen', 'breath', 'turn', 'date'].includes(phase)) expect([told, marked, spoken]).toEqual(['', 0, '']);
    if (['chosen', 'breath'].includes(phase)) expect(dated).toBe('');
  }
  // In the verdict all of it comes at once.
  const verdict = seen.find(({ phase }) => phase === 'verdict')!;
  expect([verdict.marked, verdict.spoken.length > 0]).toEqual([1, true]);
  return verdict;
}
