/** Pictures of every screen: phone and desktop, light and dark, all languages. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, expect, test } from '@playwright/test';

import { type Lang, Person } from '../e2e/person';

const FOLDER = process.env.ANTEDATE_SHOTS ?? join(import.meta.dirname, '../../docs/screenshots');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const LANGS: Lang[] = ['en', 'it', 'pl', 'ru'];
const FULLEST = ['home', 'deck', 'deck-card', 'waiting', 'timeline-wrong', 'saga', 'twist', 'result'];
type Size = keyof typeof SIZES;

mkdirSync(FOLDER, { recursive: true });

/** Someone who photographs what they see. */
class Photographer extends Person {
  constructor(person: Person, readonly size: Size, readonly theme: string) {
    super(person.page, person.lang);
  }

  static async at(browser: Browser, lang: Lang, size: Size, theme: 'light' | 'dark'): Promise<Photographer> {
    const person = await Person.sit(browser, lang, { viewport: SIZES[size], colorScheme: theme, isMobile: size === 'phone', hasTouch: size === 'phone' });
    return new Photographer(person, size, theme);
  }

  async shoot(screen: string, fullPage = false) {
    // Other languages are for seeing whether the words fit: the fullest screens are enough.
    if (this.lang !== 'en' && !FULLEST.includes(screen)) return;
    await this.page.evaluate(() => document.fonts.ready);
    // A fading card is half a card.
    await this.page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    const path = join(FOLDER, `${screen}-${this.size}-${this.theme}-${this.lang}.jpg`);
    await this.page.screenshot({ path, fullPage, type: 'jpeg', quality: 64 });
  }
}

for (const size of ['phone', 'desktop'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    // Every language on a phone by day; the rest in English.
    for (const lang of size === 'phone' && theme === 'light' ? LANGS : (['en'] as const)) {
      test(`${size}, ${theme}, ${lang}`, async ({ browser }) => {
        const person = await Photographer.at(browser, lang, size, theme);
        await quiet(person);
        await timeline(person);
        await twist(person);
        await saga(person);
        await person.close();
      });
    }
  }
}

async function quiet(person: Photographer) {
  await person.page.goto('/');
  await person.shoot('home');
  await person.page.goto('/new');
  await expect(person.page.getByText('220').first()).toBeVisible();
  await person.shoot('new', true);
  await person.page.goto('/decks');
  await expect(person.page.locator('a.panel').first()).toBeVisible();
  await person.shoot('decks', true);
  await person.page.goto('/decks/classic');
  const first = person.page.getByRole('list', { name: person.say('deck-cards'), exact: true }).getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await first.getByRole('button', { name: person.say('wrong-date') }).click();
  await person.shoot('deck');
  await first.scrollIntoViewIfNeeded();
  await person.shoot('deck-card');
  await person.page.goto('/settings');
  await person.shoot('settings');
  await person.page.goto('/about');
  await expect(person.page.locator('details')).toBeVisible();
  await person.shoot('about', true);
}

async function timeline(person: Photographer) {
  await person.host('Ada', 'timeline', 2);
  await person.page.getByLabel(person.say('hand-size')).selectOption('6');
  await person.page.getByLabel(person.say('hot-seat-name')).fill('Bartholomew');
  await person.button('hot-seat-add').click();
  await expect(person.page.getByText('Bartholomew').first()).toBeVisible();
  await person.shoot('waiting', true);
  await person.page.getByRole('button', { name: person.say('remove-named', { name: 'Bartholomew' }) }).click();
  await person.button('start').click();
  await person.turnOrEnd();
  await person.shoot('timeline-hint');
  for (let n = 0; n < 2; n += 1) {
    await person.place(0, await person.rightGap());
    await person.turnOrEnd();
  }
  await person.hand.nth(1).click();
  await person.gap(await person.rightGap(1)).click();
  await person.shoot('timeline');
  await person.button('cancel').or(person.button('back')).first().click();
  await person.page.keyboard.press('Escape');
  // A card as wrong as it can be, to see where it belonged.
  const right = await person.rightGap();
  await person.place(0, right === 0 ? (await person.line.locator('.spot:not(.belonged)').count()) : 0);
  await person.shoot('timeline-wrong');
  await person.page.getByRole('button', { name: person.say('why') }).click();
  await person.shoot('lesson');
  await person.page.getByRole('button', { name: person.say('close') }).click();
  await person.turnOrEnd();
  const time = person.button('true-time');
  if ((await time.count()) > 0) {
    await time.click();
    await person.shoot('true-time');
    await time.click();
  }
  while (await person.turnOrEnd()) await person.place(0, await person.rightGap());
  await expect(person.page.locator('.mine')).not.toBeEmpty();
  await person.shoot('result');
}

async function twist(person: Photographer) {
  await person.host('Ada', 'twist', 2);
  await person.button('start').click();
  for (let n = 0; n < 7 && (await person.turnOrEnd()); n += 1) await person.twist();
  if (await person.turnOrEnd()) await person.hand.first().click();
  await person.shoot('twist', true);
}

async function saga(person: Photographer) {
  await person.page.goto('/new');
  await person.page.getByText(person.say('game-timeline-what')).click();
  await person.page.locator('label', { hasText: person.say('edition-saga') }).click();
  await person.button('make-table').click();
  await person.button('start').click();
  await person.turnOrEnd();
  for (let n = 0; n < 2; n += 1) {
    await person.place(0, 0);
    if (!(await person.turnOrEnd())) return;
  }
  await person.hand.nth(1).click();
  await person.shoot('saga');
}
