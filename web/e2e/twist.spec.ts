import { expect, type Page, test } from '@playwright/test';

import { checkShuffle, hand, noSideScroll, noViolations, overNow, state, until, yourTurn } from './play';

async function act(page: Page) {
  const before = await state(page);
  const end = page.getByRole('button', { name: 'End the turn' });
  if (await end.count()) await end.click();
  else {
    // Discard when that is possible, else turn the first upright card.
    const discardable = hand(page).and(page.getByRole('button', { name: /can be discarded/ }));
    const upright = hand(page).and(page.getByRole('button', { name: /^(?!.*blocked).*icon/ }));
    const canDiscard = (await discardable.count()) > 0 && (await page.getByText('Choose a card to turn or to discard.').count()) > 0;
    await (canDiscard ? discardable : upright).first().click();
    await page.getByRole('button', { name: canDiscard ? 'Discard it' : 'Turn it' }).click();
  }
  await until(async () => (await state(page)) !== before);
}

test('two people play a whole game', async ({ browser }) => {
  const host = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' })).newPage();
  await host.goto('/new');
  await host.getByText('All together').click();
  await host.getByLabel('Your name').fill('Ada 🕰️');
  await host.getByRole('combobox', { name: /^Bots/ }).selectOption('0');
  await noViolations(host, 'new table');
  await host.getByRole('button', { name: 'Make the table' }).click();
  await host.getByRole('heading', { name: 'Waiting room' }).waitFor();
  const code = await host.getByLabel(/^The code is .+/).innerText();

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark', locale: 'en' })).newPage();
  await guest.goto('/');
  await guest.getByLabel('Code').fill(code.toLowerCase());
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByLabel('Your name').fill('Bartholomew of the long name');
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(host.getByRole('button', { name: 'Remove Bartholomew of the long' })).toBeVisible();
  await noViolations(host, 'waiting room');
  await noSideScroll(guest);
  await host.getByRole('button', { name: 'Start the game' }).click();

  let turns = 0;
  const pages = [host, guest];
  for (;;) {
    await expect(yourTurn(host).or(overNow(host)).or(host.getByText(/is thinking/)).first()).toBeVisible();
    if ((await overNow(host).count()) > 0) break;
    for (const page of pages) {
      if (await yourTurn(page).isVisible()) await act(page);
    }
    if (turns === 2) {
      for (const page of pages) {
        await noViolations(page, 'the twist table');
        await noSideScroll(page);
      }
    }
    turns += 1;
    expect(turns).toBeLessThan(200);
  }
  await expect(overNow(guest)).toBeVisible();
  await checkShuffle(host);
  await checkShuffle(guest);
});

test('a teammate’s advice is seen by all', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto('/new');
  await page.getByText('All together').click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await yourTurn(page).waitFor({ timeout: 30_000 });
  await hand(page).first().click();
  await page.getByRole('button', { name: 'Play this' }).click();
  await expect(hand(page).first().getByText('Play this')).toBeVisible();
});
