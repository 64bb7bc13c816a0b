/** Before a game: who may sit down. While others play: guess along, for oneself alone. */
import { expect, test } from '@playwright/test';

import { noViolations } from './play';
import { Person, wrong } from './person';

test('who waits and who watches guess along, by taps and by keys, and nobody is told', async ({ browser }) => {
  const [ada, bo, eve] = [await Person.sit(browser), await Person.sit(browser, 'it'), await Person.sit(browser)];
  const code = await ada.host('Ada', 'timeline', 0);
  await bo.join(code, 'Bo');
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Ada' });
  await ada.button('start').click();
  await ada.turnOrEnd();
  const sent: string[] = [];
  eve.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await eve.page.goto(ada.page.url());
  const right = await ada.rightGap();

  // Bo opens it and taps; what Bo thinks can be changed until the card is turned.
  await bo.page.getByText(bo.say('guess-along'), { exact: true }).click();
  const cards = (person: Person) => person.page.getByRole('list', { name: person.say('cards-of', { name: 'Ada' }) }).getByRole('button');
  await cards(bo).first().click();
  await bo.gap(wrong(right)).click();
  await bo.button('guess-it').click();
  await expect(cards(bo).first()).toHaveAccessibleName(/La mia idea: /);

  // Eve has nothing else to do: it is open for her, and the keys are those of the game.
  await eve.page.keyboard.press('1');
  await eve.page.keyboard.press('Home');
  for (let step = 0; step < right; step += 1) await eve.page.keyboard.press('ArrowRight');
  await expect(eve.gap(right)).toBeFocused();
  await eve.page.keyboard.press('Enter');
  await expect(cards(eve).first()).toHaveAccessibleName(/My guess: /);
  await noViolations(eve.page, 'a guess of somebody who watches');

  await ada.place(0, right);
  await expect(bo.page.getByText(bo.say('guess-was-wrong'))).toBeVisible();
  await expect(eve.page.getByText(eve.say('guess-was-right'))).toBeVisible();
  await expect(eve.page.getByText(eve.say('guess-score', { right: 1, all: 1 }))).toBeVisible();
  await expect(ada.page.getByText(/guess(ed)? it/)).toHaveCount(0);
  expect(sent.filter((text) => !text.includes('"enter"'))).toEqual([]);
  await Promise.all([ada, bo, eve].map((person) => person.close()));
});

test('nobody sits down at a table that is locked, until it is opened again', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser, 'ru')];
  const code = await ada.host('Ada', 'timeline', 0);
  const lock = ada.page.getByLabel(ada.say('lock-table'));
  await lock.check();
  await bo.page.goto(ada.page.url());
  await expect(bo.page.getByText(bo.say('error-table-locked'))).toBeVisible();
  await expect(bo.button('join')).toHaveCount(0);
  await lock.uncheck();
  await expect(bo.button('join')).toBeVisible();
  await bo.join(code, 'Bo');
  await Promise.all([ada, bo].map((person) => person.close()));
});
