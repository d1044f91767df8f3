// The HUD of a game in frames of every shape: nothing that can be pressed is cut off, and the session is always in sight.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';
import { openFrame } from './open-frame.ts';
import type { Told } from './play-rounds.ts';

/** Runs in the page: the controls that stand over its edges. Chips slide where there is no room for all. */
function cutControls(): string[] {
  return [...document.querySelectorAll('header *, footer *, fieldset button, fieldset b, fieldset small')]
    .filter((element) => element.checkVisibility() && element.closest('fieldset fieldset') === null)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    })
    .map((element) => `${element.localName} ${element.textContent}`);
}

const shapes = [
  [390, 844],
  [320, 568],
  [716, 540],
  [568, 320],
  [812, 375],
  [768, 1024],
  [1024, 700],
] as const;

const IN_SIGHT = 'all controls of %s are in sight in a frame of any shape';

async function showsControls(sysname: string, { open }: { open: Open }): Promise<void> {
  // A machine that draws without a graphics card says that this is slow.
  const page = await openFrame(open, { sysname, locale: 'lv' }, { expects: [/GL Driver Message/] });
  for (const [width, height] of shapes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(cutControls), { message: `${width} × ${height}` }).toEqual([]);
  }
}

journey.for(['roulette-royale'])(IN_SIGHT, showsControls);
journey.for(['plinko', 'triple-sevens'])(IN_SIGHT, long, showsControls);

journey('what can be decided in an open round is in sight in a frame of any shape', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'blackjack-21', locale: 'lv' });
  // As a pair would have it: no round can be decided in more ways.
  await page.route(/\/api\/play\.start/, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    told.result.round.choices.push({ name: 'split', stake: told.result.round.staked });
    await route.fulfill({ response: answer, json: told });
  });
  // One deal in eleven is over at once.
  let isOver = true;
  while (isOver) {
    const told = page.waitForResponse(/\/api\/play\.start/);
    await page.locator('[data-primary=go]:not([aria-disabled=true])').click();
    isOver = ((await (await told).json()) as { result: Told }).result.round.is_over;
  }
  await page.getByRole('button', { name: 'Sadalīt' }).waitFor();
  for (const [width, height] of [...shapes, [1180, 760]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(cutControls), { message: `${width} × ${height}` }).toEqual([]);
  }
});

journey(
  'a card that waits alone for its hand of a split is as large as the others',
  long,
  async ({ open }) => {
    const page = await openFrame(open, { sysname: 'blackjack-21' }, { width: 390 });
    await page.route(/\/api\/play\.start/, async (route) => {
      const answer = await route.fetch();
      const told = await answer.json();
      const deal = { step: 'deal', cards: [0, 13], up: 5, total: 4, isSoft: false };
      const split = { step: 'split', cards: [0, 13] };
      const second = { step: 'second', hand: 0, card: 7, total: 11, isSoft: false };
      Object.assign(told.result.round, { steps: [deal, split, second], is_over: false, paid: 0 });
      told.result.round.choices = [{ name: 'hit' }, { name: 'stand' }];
      await route.fulfill({ response: answer, json: told });
    });
    await page.locator('[data-primary=go]').click();
    const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('img');
    await expect.poll(() => cards.count()).toBe(3);
    const widths = () => cards.evaluateAll((all) => new Set(all.map((card) => card.clientWidth)).size);
    await expect.poll(widths).toBe(1);
  },
);

/** Runs in the page: what on the board a thumb could not reach or would miss. It may lie below and be scrolled to. */
function missedTargets(): string[] {
  const LEAST = 20;
  return [...document.querySelectorAll<HTMLElement>('main button, main label:has(input)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || width < LEAST || height < LEAST;
    })
    .map((element) => `${element.localName} ${element.ariaLabel ?? element.textContent}`);
}

const ON_LOW_PHONE = 'a thumb finds everything of %s on a low phone, standing and lying';

/** Small phones, and most whose browser shows its bars. */
async function isForThumbs(sysname: string, { open }: { open: Open }): Promise<void> {
  const page = await openFrame(open, { sysname, locale: 'ru' }, { width: 320 });
  for (const [width, height] of [
    [320, 568],
    [375, 548],
    [360, 500],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = () => page.evaluate(missedTargets);
    await expect.poll(seen, { message: `${width} × ${height}` }).toEqual([]);
    await expect.poll(() => page.evaluate(cutControls), { message: `${width} × ${height}` }).toEqual([]);
  }
}

journey.for(['tower'])(ON_LOW_PHONE, isForThumbs);
journey.for([
  ...[
    'baccarat-noir',
    'blackjack-21',
    'card-duel',
    'coin-ladder',
    'dice',
    'double',
    'hilo',
    'house-holdem',
    'keno',
  ],
  ...[
    'limbo',
    'mines',
    'plinko',
    'roulette-royale',
    'scratch',
    'sun-and-moon',
    'three-dice',
    'video-poker',
    'wheel',
  ],
])(ON_LOW_PHONE, long, isForThumbs);

const clocks = (page: Page) => page.getByText(/^\d\d:\d\d:\d\d$/).filter({ visible: true });

journey('how long one has played is told in a frame of any shape, once', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'mines' });
  for (const [width, height] of [...shapes, [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => clocks(page).count(), { message: `${width} × ${height}` }).toBe(1);
  }
});

journey('the figures of an open round have room for their names', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'mines' }, { width: 390 });
  await page.getByRole('button', { name: /^Play/ }).click();
  const name = page.getByText('Next tile is safe');
  await page.getByRole('button', { name: 'Any tile' }).waitFor();
  await expect.poll(() => name.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
});

journey('no round has a number before the first one was played', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'dice' }, { width: 1440, height: 900 });
  const number = page.getByText(/^Round \d+$/);
  await clocks(page).waitFor();
  await expect.poll(() => number.count()).toBe(0);
  await page.keyboard.press('Space');
  await number.waitFor();
});

/** As the server would tell it of a round that was played. */
const past = {
  ...{ id: 'a1b2c3', nonce: 7, at: '2026-01-02T03:04:05.000Z', bet: { stake: 100 }, steps: [], choices: [] },
  ...{ staked: 100, paid: 0, decisions: 0, is_over: true, is_void: false, is_free: false },
};

journey('a round in the history leads to where it can be checked', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'dice', mode: 'real', locale: 'lv' }, { player: 'boris' });
  await page.route(/\/api\/play\.rounds/, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    await route.fulfill({ response: answer, json: { ...told, result: { items: [past] } } });
  });
  await page.getByRole('button', { name: 'Vēsture' }).click();
  const check = page.getByRole('link', { name: 'Pārbaudīt raundu 7' });
  await expect.poll(() => check.getAttribute('href')).toBe('/lv/fairness?round=a1b2c3');
});
