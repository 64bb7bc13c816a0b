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
  const cards = (person: Person) =>
    person.page.getByRole('list', { name: person.say('cards-of', { name: 'Ada' }) }).getByRole('button');
  await cards(bo).first().click();
  await bo.gap(wrong(right)).click();
  await bo.button('guess-it').click();
  await expect(cards(bo).first()).toHaveAccessibleName(/La mia ipotesi: /);

  // Eve has nothing else to do: it is open for her, and the keys are those of the game.
  await expect(cards(eve).first()).toBeVisible();
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
  await expect(ada.page.getByText(/You guessed|my guess/)).toHaveCount(0);
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

test('looking dates up: a public table says so, has a short clock and no strong stand-ins', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser, 'pl')];
  await ada.page.goto('/new?who=friends');
  await ada.page.getByText(ada.say('more-choices')).click();
  const clock = ada.page.getByLabel(ada.say('clock'));
  await expect(clock).toHaveValue('none');
  await ada.page.getByLabel(ada.say('public-table')).check();
  await expect(ada.page.getByText(ada.say('public-table-what'))).toBeVisible();
  await expect(clock).toHaveValue('60s');
  const standIns = ada.page.getByLabel(ada.say('stand-ins'));
  await expect(standIns.locator('option')).toHaveCount(2);
  await standIns.selectOption('amateur');
  await ada.page.getByLabel(ada.say('your-name')).fill('Ada');
  await ada.button('make-table').click();
  await expect(ada.page.locator('.code')).toHaveText(/\w{4}-\w{4}/);
  await expect(ada.page.getByLabel(ada.say('stand-ins'))).toHaveValue('amateur');
  await bo.page.goto(ada.page.url());
  await expect(bo.page.getByText(bo.say('public-table-what'))).toBeVisible();
  await expect(bo.page.getByText(bo.say('stand-ins-amateur'))).toBeVisible();
  await Promise.all([ada, bo].map((person) => person.close()));
});
