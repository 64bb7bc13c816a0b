/** Somebody who photographs what they see, on one kind of screen and in one language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, BrowserContextOptions } from '@playwright/test';

import { type Lang, Person } from '../e2e/person';

/** Where the cookie of the guest is kept whose games were played before. */
export const GUEST = 'test-results/guest.json';
const FOLDER = process.env.ANTEDATE_SHOTS ?? join(import.meta.dirname, '../../target/screenshots');
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';

/** The highest picture of a whole page: what comes below is more of the same. */
const HIGHEST = { phone: 2_000, desktop: 1_600 };
const QUALITY = 62;

mkdirSync(FOLDER, { recursive: true });

export class Camera extends Person {
  private constructor(
    person: Person,
    readonly size: Size,
    readonly theme: Theme,
  ) {
    super(person.page, person.lang);
  }

  static async at(
    browser: Browser,
    lang: Lang,
    size: Size,
    theme: Theme,
    options: BrowserContextOptions = {},
  ): Promise<Camera> {
    const onPhone = size === 'phone';
    const person = await Person.sit(browser, lang, {
      viewport: SIZES[size],
      colorScheme: theme,
      isMobile: onPhone,
      hasTouch: onPhone,
      ...options,
    });
    return new Camera(person, size, theme);
  }

  /** Takes a seat at a table, as a reload would find it; `more` is what else the page remembers. */
  async sitAt(table: string, token: string, more: object = {}) {
    await this.page.goto('/');
    await this.page.evaluate(
      ({ table, token, more }) => {
        localStorage.setItem(
          'antedate',
          JSON.stringify({ seats: [{ table, token, rules: 'timeline', at: 0 }], name: 'Ada', played: 1, ...more }),
        );
      },
      { table, token, more },
    );
    await this.page.goto(`/t/${table}`);
  }

  /** Photographs what is in sight, or the page from its top to where it gets long. */
  async shoot(screen: string, what: 'sight' | 'page' = 'sight') {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      // A fading card is half a card.
      await Promise.allSettled(document.getAnimations().map((one) => one.finished));
    });
    await this.page.waitForLoadState('networkidle');
    const session = await this.page.context().newCDPSession(this.page);
    const { width, height } = SIZES[this.size];
    const whole = Math.min(HIGHEST[this.size], await this.page.evaluate(() => document.documentElement.scrollHeight));
    const clip = { x: 0, y: 0, width, height: Math.max(height, whole), scale: 1 };
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      ...(what === 'page' ? { clip, captureBeyondViewport: true } : {}),
    });
    await session.detach();
    writeFileSync(join(FOLDER, `${screen}-${this.size}-${this.theme}-${this.lang}.webp`), data, 'base64');
  }
}

/** Several cameras that do the same at once. */
export async function all<T>(cameras: Camera[], work: (camera: Camera) => Promise<T>): Promise<T[]> {
  return Promise.all(cameras.map(work));
}
