/**
 * A film of one moment: frames at fixed times, side by side in one picture. The time of the page is held and goes on by
 * hand, so that the frames are the same on a slow machine and on a fast one.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { type Lang, Person } from '../e2e/person';

const FOLDER = process.env.ANTEDATE_FILMSTRIPS ?? join(import.meta.dirname, '../../docs/filmstrips');
const QUALITY = 58;
/** How wide a frame is in the strip. */
const WIDTH = 214;

type Held = {
  /** Holds the time, or lets it go. */
  hold(): void;
  /** Draws frames for so long. */
  run(long: number): Promise<void>;
};
type Holding = typeof globalThis & { film: Held };

/** Takes the page's frames and animations in hand. */
function takeTime() {
  const real = requestAnimationFrame.bind(globalThis);
  const begun = new WeakMap<Animation, number>();
  let isHeld = false;
  let now = 0;
  let waiting: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (call) => (isHeld ? waiting.push(call) : real(call));
  const later = () => new Promise((done) => setTimeout(done));
  const pose = () => {
    for (const animation of document.getAnimations()) {
      const from = begun.get(animation) ?? now;
      begun.set(animation, from);
      animation.pause();
      animation.currentTime = now - from;
      if (now - from >= Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
    }
  };
  const held: Held = {
    hold() {
      now = performance.now();
      isHeld = true;
    },
    async run(long) {
      for (const end = now + long; now < end;) {
        now += 20;
        const all = waiting;
        waiting = [];
        for (const call of all) call(now);
        await later();
        pose();
      }
      // What waits for a finger to be lifted comes a moment later.
      await new Promise((done) => setTimeout(done, 90));
      pose();
    },
  };
  Object.assign(globalThis, { film: held });
}

export class Film {
  readonly #frames: { data: string; at: number }[] = [];
  #now = 0;

  private constructor(
    readonly person: Person,
    private readonly name: string,
  ) {}

  /** Opens a seat on a phone, as a reload would find it. */
  static async of(browser: Browser, name: string, seat: { table: string; token: string; lang?: Lang; dark?: boolean }) {
    const person = await Person.sit(browser, seat.lang ?? 'en', {
      viewport: { width: 390, height: 760 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'no-preference',
      colorScheme: seat.dark ? 'dark' : 'light',
    });
    const { page } = person;
    await page.addInitScript(takeTime);
    await page.goto('/about');
    await page.evaluate(({ table, token }) => {
      const seats = [{ table, token, rules: 'timeline', at: 0 }];
      localStorage.setItem('antedate', JSON.stringify({ seats, name: 'Ada', played: 1, pace: 'usual' }));
    }, seat);
    await page.goto(`/t/${seat.table}`);
    await page.locator('main[data-moves]').waitFor();
    await page.waitForLoadState('networkidle');
    return new Film(person, name);
  }

  /** Holds the time while something begins. */
  async begin(work: () => Promise<unknown>, begun: string) {
    await this.page.evaluate(() => (globalThis as Holding).film.hold());
    await work();
    await this.page.locator(begun).first().waitFor({ state: 'attached' });
  }

  /** Takes frames at these times, in milliseconds since it began, and writes the strip. */
  async frames(...times: number[]) {
    for (const at of times) {
      await this.page.evaluate((long) => (globalThis as Holding).film.run(long), Math.max(20, at - this.#now));
      this.#now = at;
      this.#frames.push({ data: await capture(this.page), at });
    }
    await this.#write();
    await this.person.close();
  }

  get page(): Page {
    return this.person.page;
  }

  async #write() {
    const strip = await this.page.context().newPage();
    const width = this.#frames.length * (WIDTH + 6) - 6;
    await strip.setViewportSize({ width, height: 440 });
    const frame = ({ data, at }: { data: string; at: number }) =>
      `<figure><img src="data:image/webp;base64,${data}"><figcaption>${(at / 1_000).toFixed(2)} s</figcaption></figure>`;
    const style = `body{margin:0;display:flex;gap:6px;background:#fff;font:13px sans-serif}
      figure{margin:0}img{width:${WIDTH}px;display:block}figcaption{text-align:center;line-height:22px}`;
    await strip.setContent(`<style>${style}</style>${this.#frames.map(frame).join('')}`);
    const height = await strip.evaluate(async () => {
      await Promise.all([...document.images].map((image) => image.decode()));
      return document.body.scrollHeight;
    });
    await strip.setViewportSize({ width, height });
    mkdirSync(FOLDER, { recursive: true });
    const path = join(FOLDER, `${this.name}.webp`);
    writeFileSync(path, await capture(strip), 'base64');
    console.log(`${this.name}: ${(statSync(path).size / 1024).toFixed(0)} KiB`);
  }
}

async function capture(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return data;
}
