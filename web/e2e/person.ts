/** Somebody at a page, in a language of their own, who knows the decks. */
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

import type { Lang } from '../src/wire';
import { readDeck, speak } from './knowledge';

export type { Lang };
export { LANGS } from '../src/i18n/languages';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A gap that is not the right one; two cards of one date may make it right all the same. */
export const wrong = (right: number) => (right === 0 ? 1 : 0);

/** Nobody here reads: others' moves wait for no one. How they wait is tested where it matters. */
function AT_ONCE() {
  localStorage.setItem(
    'antedate',
    JSON.stringify({ pace: 'none', ...JSON.parse(localStorage.getItem('antedate') ?? '{}') }),
  );
}

export class Person {
  readonly say: ReturnType<typeof speak>;

  constructor(
    readonly page: Page,
    readonly lang: Lang = 'en',
  ) {
    this.say = speak(lang);
  }

  static async sit(browser: Browser, lang: Lang = 'en', options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({ locale: lang, reducedMotion: 'reduce', ...options });
    await context.addInitScript(AT_ONCE);
    return new Person(await context.newPage(), lang);
  }

  button(id: string, args?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.say(id, args), exact: true });
  }
  heading(id: string): Locator {
    return this.page.getByRole('heading', { name: this.say(id) });
  }
  get hand(): Locator {
    return this.page.getByRole('list', { name: this.say('your-cards'), exact: true }).getByRole('button');
  }
  get line(): Locator {
    return this.page.getByRole('list', { name: this.say('the-line') });
  }
  get over(): Locator {
    return this.button('check-now');
  }
  get myTurn(): Locator {
    return this.heading('your-turn');
  }

  async playNow() {
    await this.page.goto('/');
    await this.button('play-now').click();
  }

  /** Waits for one's turn; `false` when the game is over instead. */
  async turnOrEnd(): Promise<boolean> {
    // Waited for inside the page, from frame to frame: an expectation asks ever more seldom.
    await this.myTurn.or(this.over).first().waitFor({ timeout: 30_000 });
    return (await this.over.count()) === 0;
  }

  async join(code: string, name: string) {
    await this.page.goto('/');
    await this.page.getByLabel(this.say('code')).fill(code.toLowerCase());
    await this.button('join').click();
    await this.page.getByLabel(this.say('your-name')).fill(name);
    await this.button('join').click();
    await expect(this.page.getByText(this.say('waiting-for-host'))).toBeVisible();
  }

  /** Fills in a new table, and returns its code. */
  async host(name: string, rules: 'timeline' | 'twist', bots: number): Promise<string> {
    await this.page.goto('/new?who=friends');
    await this.page.getByText(this.say(`play-${rules}-what`)).click();
    await this.page.getByLabel(this.say('your-name')).fill(name);
    await this.openMore();
    await this.page.getByRole('combobox', { name: this.say('bots'), exact: true }).selectOption(String(bots));
    if (rules === 'timeline') await this.page.getByLabel(this.say('hand-size')).selectOption('3');
    await this.button('make-table').click();
    const code = this.page.locator('.code');
    await expect(code).toHaveText(/\w{4}-\w{4}/);
    return code.innerText();
  }

  /** Opens what need not be chosen of a new table; it may have been open the last time. */
  async openMore() {
    const more = this.page.locator('details.more');
    if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
  }

  /** Begins a game of timeline with somebody else on this device, and moves first. */
  async shareDevice(other: string) {
    await this.host('Ada', 'timeline', 0);
    await this.page.getByLabel(this.say('hot-seat-name')).fill(other);
    await this.button('hot-seat-add').click();
    await this.page.getByLabel(this.say('who-begins')).selectOption({ label: 'Ada' });
    await this.button('start').click();
    // Nobody's cards are shown before somebody says who they are.
    await this.button('curtain-open', { name: 'Ada' }).click();
  }

  /** Where a card of the hand belongs in the line, by somebody who has read the deck. */
  async rightGap(at = 0, deck = 'classic'): Promise<number> {
    const known = readDeck(deck, this.lang);
    const titles = await this.line.locator('.spot:not(.belonged) .title').allTextContents();
    const title = (await this.hand.nth(at).locator('.title').textContent()) ?? '';
    const value = known.get(title)?.value ?? 0;
    const later = titles.findIndex((other) => (known.get(other)?.value ?? 0) > value);
    return later < 0 ? titles.length : later;
  }

  gap(at: number): Locator {
    return this.line.locator(`[data-gap="${at}"]`);
  }

  /** Places a card and waits until the page has heard what came of it. */
  async place(card: number, gap: number, press: (target: Locator) => Promise<void> = (target) => target.click()) {
    const before = await this.seen();
    await press(this.hand.nth(card));
    await press(this.gap(gap));
    await press(this.button('place-it'));
    await this.heardAfter(before);
  }

  /** One decision of twist: ends the turn when possible, else turns a card, else discards one. */
  async twist(press: (target: Locator) => Promise<void> = (target) => target.click()) {
    const before = await this.seen();
    const end = this.button('end-turn');
    const upright = this.page.locator('.hand:not(.small) li:not(.crosswise) .held');
    if ((await end.count()) > 0) await press(end);
    else if ((await upright.count()) > 0) {
      await press(upright.first());
      await press(this.button('turn-it'));
    } else {
      await press(this.hand.and(this.page.locator('.matches')).first());
      await press(this.button('discard-it'));
    }
    await this.heardAfter(before);
  }

  /** How many moves the page has seen; a result has seen all. */
  seen(): Promise<number> {
    return this.page.evaluate(() =>
      Number(document.querySelector<HTMLElement>('main[data-moves]')?.dataset.moves ?? Infinity),
    );
  }

  /** Waits until the page has heard what a move brought about. */
  async heardAfter(before: number) {
    await this.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('main[data-moves]')?.dataset.moves ?? Infinity) > before,
      before,
      { timeout: 15_000 },
    );
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
