/** Four people, each at a page and in a language of their own. */
import { expect, test } from '@playwright/test';

import { DESKTOP, type Lang, Person, PHONE, wrong } from './person';
import { noViolations } from './play';

const PEOPLE: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'Ada 🕰️' },
  { lang: 'it', name: 'Bartolomeo dal lungo nome' },
  { lang: 'pl', name: 'Łucja' },
  { lang: 'ru', name: 'היפטיה' },
];

async function gather(browser: Parameters<typeof Person.sit>[0], rules: 'timeline' | 'twist'): Promise<Person[]> {
  const people = await Promise.all(PEOPLE.map(({ lang }, n) => Person.sit(browser, lang, n % 2 === 0 ? {} : PHONE)));
  const [host, ...guests] = people;
  const code = await host!.host(PEOPLE[0]!.name, rules, 0);
  for (const [n, guest] of guests.entries()) await guest.join(code, PEOPLE[n + 1]!.name.slice(0, 24));
  await expect(host!.page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await host!.button('start').click();
  return people;
}

/** The one whose turn it is, once exactly one page says so; nobody when the game is over. */
async function nextOf(people: Person[]): Promise<Person | null> {
  let next: Person | null = null;
  await expect
    .poll(
      async () => {
        const turns = await Promise.all(people.map((person) => person.myTurn.isVisible()));
        next = people[turns.indexOf(true)] ?? null;
        return (next !== null && turns.filter(Boolean).length === 1) || (await people[0]!.over.count()) > 0;
      },
      { timeout: 20_000, intervals: [20, 20, 40] },
    )
    .toBe(true);
  return next;
}

test('four people play a whole game of timeline, each in their own language', async ({ browser }) => {
  const people = await gather(browser, 'timeline');
  for (let moves = 0; ; moves += 1) {
    const person = await nextOf(people);
    if (!person) break;
    // Four who are always right would play off for ever.
    const right = await person.rightGap();
    await person.place(0, person === people[0] ? right : wrong(right));
    expect(moves).toBeLessThan(80);
  }
  for (const person of people) {
    await expect(person.over).toBeVisible();
    await expect(person.page.locator('html')).toHaveAttribute('lang', person.lang);
    await person.over.click();
    await expect(person.page.getByText(person.say('shuffle-honest'))).toBeVisible();
  }
  await Promise.all(people.map((person) => person.close()));
});

test('four people play a whole game of twist, each in their own language', async ({ browser }) => {
  const people = await gather(browser, 'twist');
  for (let moves = 0; ; moves += 1) {
    const person = await nextOf(people);
    if (!person) break;
    await person.twist();
    expect(moves).toBeLessThan(160);
  }
  // The one who was found to be at the end first need not be the first of them.
  for (const person of people) await expect(person.over).toBeVisible();
  const score = await people[0]!.page.getByRole('heading', { level: 1 }).innerText();
  for (const person of people) {
    expect((await person.page.getByRole('heading', { level: 1 }).innerText()).replace(/\D/g, '')).toBe(
      score.replace(/\D/g, ''),
    );
  }
  await Promise.all(people.map((person) => person.close()));
});

test('a mark that turns the direction of a name is refused in words, and nothing is lost', async ({ browser }) => {
  const [ada, eve] = [await Person.sit(browser), await Person.sit(browser, 'it')];
  const code = await ada.host('Ada', 'timeline', 0);
  await eve.page.goto(`/j/${code}`);
  const name = eve.page.getByLabel(eve.say('your-name'));
  await name.fill('\u202eAda');
  await eve.button('join').click();
  await expect(eve.page.getByRole('alert')).toHaveText(eve.say('error-bad-name', { max: 24 }));
  await name.fill('ترتيب 🚀');
  await eve.button('join').click();
  await expect(ada.page.getByRole('list').getByText('ترتيب 🚀')).toBeVisible();
  // Who has come in is not told any more why they could not.
  await expect(eve.page.getByRole('alert')).toHaveCount(0, { timeout: 2_000 });
  await ada.close();
  await eve.close();
});

test('what others say covers neither hand nor line, takes no taps, and is gone after a move', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser, 'ru', PHONE), await Person.sit(browser)];
  const code = await ada.host('Ada', 'timeline', 0);
  await bo.join(code, 'Bartholomew the Longest');
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Ada' });
  await ada.button('start').click();
  await ada.turnOrEnd();
  await bo.page.getByText(bo.say('chat'), { exact: true }).click();
  await bo.button('preset-never-guessed').click();
  const remark = ada.page.getByRole('alert');
  for (const { viewport } of [PHONE, DESKTOP]) {
    await ada.page.setViewportSize(viewport);
    const { y, height } = (await remark.boundingBox())!;
    const [line, hand] = [(await ada.line.boundingBox())!, (await ada.hand.first().boundingBox())!];
    expect(y + height).toBeLessThanOrEqual(Math.min(line.y, hand.y));
  }
  const under = await remark.evaluate((said) => {
    const { left, top, width, height } = said.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === said;
  });
  expect(under).toBe(false);
  await ada.place(0, 0);
  await expect(remark).toHaveCount(0, { timeout: 1_000 });
  await Promise.all([ada, bo].map((person) => person.close()));
});

test('a teammate’s advice is seen by all', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser, 'pl')];
  const code = await ada.host('Ada', 'twist', 0);
  await bo.join(code, 'Bo');
  await ada.button('start').click();
  await expect(bo.hand.first()).toBeVisible();
  const cards = bo.page.getByRole('list', { name: bo.say('cards-of', { name: 'Ada' }) }).getByRole('button');
  await cards.first().click();
  await bo.button('pin-play').click();
  const advised = ada.page
    .getByRole('list', { name: ada.say('your-cards') })
    .getByRole('listitem')
    .first();
  await expect(advised.getByText(ada.say('pin-play'))).toBeVisible();
  // However many have something to say, nothing of it is cut off.
  await ada.hand.first().click();
  await ada.button('pin-discard').click();
  for (const pin of ['pin-play', 'pin-discard'])
    await expect(advised.getByText(ada.say(pin))).toBeInViewport({ ratio: 0.99 });
  await ada.hand.first().click();

  // "About here" is pointed at on a little line, by tap or by keys, and everybody sees where and by whom.
  const line = (person: Person) =>
    person.page.getByRole('group', { name: person.say('pin-about') }).getByRole('button');
  await expect(line(bo)).toHaveCount(2);
  await line(bo).nth(1).focus();
  await bo.page.keyboard.press('Enter');
  await expect(line(bo).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await ada.hand.first().click();
  await expect(line(ada).nth(1)).toHaveAccessibleName(/^after .+ \(pinned by Bo\)$/);
  await expect(line(ada).nth(0)).toHaveAccessibleName('before everything, new end, 2 points');
  await noViolations(ada.page, 'advice on a little line');
  await ada.close();
  await bo.close();
});
