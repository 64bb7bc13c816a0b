/** How good the page is, at a quarter of this machine's speed. Figures are in docs/performance.md. */
import { type CDPSession, expect, type Page, test } from '@playwright/test';

import { Person, PHONE } from './person';
import { rush, takeSeat } from './rush';

const KIB = 1024;

async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}

/** How much others' work stretches the clock here and now: 1 when nobody else wants the cores. */
function contention(): number {
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  while (process.cpuUsage(cpu).user < 60_000);
  const { user, system } = process.cpuUsage(cpu);
  return (performance.now() - wall) / ((user + system) / 1_000);
}

/**
 * The best of the tries that nobody disturbed; on a machine that is never free nothing can be
 * said, and the test says that.
 */
async function best(tries: number, measure: () => Promise<number>): Promise<number> {
  let [least, seen] = [Infinity, Infinity];
  for (let n = 0; n < tries; n += 1) {
    const before = contention();
    const found = await measure();
    seen = Math.min(seen, found);
    if (Math.max(before, contention()) < 1.3) least = Math.min(least, found);
  }
  test.skip(least === Infinity, `the machine is busy: ${seen.toFixed(0)} ms was measured and says nothing`);
  return least;
}

test('the first load is at most 200 KiB, all of it from here', async ({ browser }) => {
  const { page } = await Person.sit(browser, 'en', PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const hosts = new Set<string>();
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  session.on('Network.requestWillBeSent', ({ request }) => hosts.add(new URL(request.url).hostname));
  await page.goto('/', { waitUntil: 'networkidle' });
  console.log(`first load: ${(bytes / KIB).toFixed(0)} KiB`);
  expect([...hosts]).toEqual(['127.0.0.1']);
  // A folder served for working on the page is not compressed; what is inside the program is.
  if (!process.env.ANTEDATE_WEB) expect(bytes).toBeLessThanOrEqual(200 * KIB);
  await page.context().close();
});

test('soon interactive at a quarter of the speed, and nothing jumps', async ({ browser }) => {
  let shift = 0;
  const millis = await best(5, async () => {
    const { page, ...ada } = await Person.sit(browser, 'en', PHONE);
    await slowDown(page, 4);
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      // Interactive: the main button is there, its frame is drawn and the thread is free again.
      const watcher = new MutationObserver(() => {
        if (!document.querySelector('.button.main')) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { ready: performance.now() })));
      });
      watcher.observe(document, { subtree: true, childList: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: ada.say('play-now') }).waitFor();
    await page.waitForLoadState('networkidle');
    const ready = await page.evaluate(() => (globalThis as unknown as { ready: number }).ready);
    shift = Math.max(shift, await page.evaluate(() => (globalThis as unknown as { shift: number }).shift));
    expect(shift).toBeLessThanOrEqual(0.01);
    await page.context().close();
    return ready;
  });
  console.log(`interactive at 4x slow-down: ${millis.toFixed(0)} ms; layout shift ${shift.toFixed(4)}`);
  // The goal is 1,000; the best measured so far is in docs/performance.md.
  expect(millis).toBeLessThanOrEqual(1_500);
});

test('no task over 50 ms while a card is dragged along a line of forty at a quarter of the speed', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { table, token } = await rush(ada.page, 40);
  await takeSeat(ada.page, table, token);
  await ada.turnOrEnd();
  const card = (await ada.hand.first().boundingBox())!;
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  const line = (await ada.line.boundingBox())!;
  const session = await slowDown(ada.page, 4);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  const longest = await best(5, async () => {
    await touch('touchStart', { x, y });
    await touch('touchMove', { x, y: y - 40 });
    await touch('touchMove', { x, y: y - 80 });
    // The card is in the air and the gaps are wide: what follows is the drag.
    await ada.page.evaluate(() => {
      Object.assign(globalThis, { tasks: [] });
      const note = (list: PerformanceObserverEntryList) => {
        for (const { duration } of list.getEntries()) (globalThis as unknown as { tasks: number[] }).tasks.push(duration);
      };
      const watcher = new PerformanceObserver(note);
      watcher.observe({ type: 'longtask' });
      Object.assign(globalThis, { watcher });
    });
    for (let step = 0; step <= 40; step += 1) await touch('touchMove', { x: 20 + step * 8, y: line.y + line.height / 2 });
    await touch('touchEnd');
    return ada.page.evaluate(() => {
      const { tasks, watcher } = globalThis as unknown as { tasks: number[]; watcher: PerformanceObserver };
      tasks.push(...watcher.takeRecords().map(({ duration }) => duration));
      watcher.disconnect();
      return Math.max(0, ...tasks);
    });
  });
  console.log(`longest task while dragging at 4x slow-down: ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms`);
  expect(longest).toBeLessThanOrEqual(50);
  await ada.close();
});
