// A new player's way through a game: from a name they misspell to a file of all that they have played.
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';
import { changeSeeds } from './change-seeds.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';
import { playRound, shownBalance, type Told, withoutGraphicsCard } from './play-rounds.ts';
import { type Spun, spinToBonus } from './spin-to-bonus.ts';
import { takeHome } from './take-home.ts';
import { isTakenOver } from './taken-over.ts';

/** Its bonus comes once in 65 rounds, and waits for its player. */
const [SYSNAME, NAME] = ['witchs-brew', "Witch's Brew"];
const ADDRESS = `/game/${SYSNAME}`;
const BEGINS_WITH = 20_000;
/** In play money. */
const DEMO_BEGINS_WITH = 100_000;
/** One in four wins: so many in a row that all win or all lose do not happen. */
const MOST_ROUNDS = 60;

const rich = (name: string) => async (page: Page) => {
  await newcomer(name)(page);
  const form = {
    player: mailOf(name),
    amount: String(BEGINS_WITH / 100),
    pocket: 'main',
    direction: 'give',
  };
  expect((await page.request.post('/__sandbox/money', { form })).status()).toBe(200);
};

/** What is pressed before the scripts have taken a page over may go unheard. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isTakenOver);
}

async function find(page: Page, misspelt: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Search/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Name of the game' }).fill(misspelt);
  await page.getByRole('option', { name: NAME }).click();
  await page.waitForURL(`${ADDRESS}#real`);
}

/** The frame of the game, once it is opened for this. */
async function frameFor(page: Page, mode: 'real' | 'demo'): Promise<Frame> {
  const shown = page.locator(`iframe[data-game-frame][data-shown][src$="mode=${mode}"]`);
  await shown.waitFor();
  const frame = await (await shown.elementHandle())!.contentFrame();
  await frame!.locator('[data-primary]').waitFor();
  return frame!;
}

/** In its page, or on a phone over it. */
async function playForFun(page: Page): Promise<Frame> {
  await goTo(page, ADDRESS);
  const button = page.getByRole('button', { name: 'Play for fun' });
  if (page.viewportSize()!.width < 768) await button.click();
  return frameFor(page, 'demo');
}

async function playForMoney(page: Page): Promise<Frame> {
  await page.goto(`${ADDRESS}#real`);
  return frameFor(page, 'real');
}

const cashOf = async (page: Page): Promise<number> => {
  const { balance_main } = (await ask(page, 'account.getBalance')) as { balance_main: { amount: number } };
  return Math.round(balance_main.amount * 100);
};

/** Until it has won and lost; each time the screen and the books have the same, to the cent. */
async function winAndLose(page: Page, frame: Frame, from: number): Promise<Told[]> {
  const told: Told[] = [];
  let cash = from;
  while (told.length < MOST_ROUNDS) {
    const one = await playRound(page, SYSNAME, frame);
    cash += one.round.paid - one.round.staked;
    await expect.poll(() => shownBalance(frame)).toBe(cash);
    told.push(one);
    if (told.some(({ round }) => round.paid > 0) && told.some(({ round }) => round.paid === 0)) return told;
  }
  throw new Error(`${MOST_ROUNDS} rounds all went the same way`);
}

const net = (rounds: readonly Pick<Told['round'], 'staked' | 'paid'>[]): number =>
  rounds.reduce((sum, { staked, paid }) => sum + paid - staked, 0);

/** Leaves in the middle of the bonus, comes back to it in another tab, and plays it out. */
async function resume(open: Open, page: Page, { bonus }: Spun) {
  const places = (frame: Frame) => frame.getByRole('button', { name: /^Place \d+$/ });
  // The frame that is there was taken over by the spins.
  await page.reload();
  const first = await frameFor(page, 'real');
  await expect.poll(() => places(first).count()).toBeGreaterThan(5);
  await page.close();
  const tab = await open(`${ADDRESS}#real`, { beside: page, expects: [withoutGraphicsCard] });
  const frame = await frameFor(tab, 'real');
  await expect.poll(() => places(frame).count()).toBeGreaterThan(5);
  const { round } = await playRound(tab, SYSNAME, frame);
  expect(round).toMatchObject({ id: bonus.id, staked: bonus.staked });
  return { tab, frame, round };
}

async function like(page: Page): Promise<void> {
  await goTo(page, ADDRESS);
  const heart = page
    .locator('main')
    .getByRole('button', { name: `Favourite: ${NAME}` })
    .first();
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/games\.addLike/), heart.click()]);
  expect(answer.status()).toBe(200);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
}

async function check(page: Page, id: string): Promise<void> {
  await goTo(page, `/fairness?round=${id}`);
  await page.getByText('The secret seed of this round is not revealed yet.').waitFor();
  await changeSeeds(page);
  await expect.poll(() => page.locator('input[name=serverSeed]').inputValue()).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Check the round' }).click();
  const result = page.locator('[data-verified]');
  await result.getByText('equals the hash you were shown').waitFor();
  await result.getByText('This is what we paid you for this round.').waitFor();
}

async function wholeWay(open: Open, width: number): Promise<void> {
  const name = `whole-way-${width}`;
  const page = await open('/gamehall', { width, prepare: rich(name), expects: [withoutGraphicsCard] });
  await find(page, 'wichs berw');

  const demo = await playForFun(page);
  await winAndLose(page, demo, DEMO_BEGINS_WITH);
  await expect(cashOf(page)).resolves.toBe(BEGINS_WITH);

  const played = (await winAndLose(page, await playForMoney(page), BEGINS_WITH)).map(({ round }) => round);
  const spun = await spinToBonus(page, SYSNAME);
  const { tab, frame, round } = await resume(open, page, spun);
  const rounds = [...played, ...spun.rounds, round];
  const cash = BEGINS_WITH + net(rounds);
  await expect.poll(() => shownBalance(frame)).toBe(cash);
  await expect(cashOf(tab)).resolves.toBe(cash);

  await like(tab);
  await check(tab, round.id);
  const lines = await takeHome(tab);
  expect(lines.map(([, , , , , , id]) => id).toSorted()).toEqual(rounds.map(({ id }) => id).toSorted());
  const cents = (decimal = '') => Math.round(Number(decimal) * 100);
  const sums = lines.map(([, , , staked, paid]) => ({ staked: cents(staked), paid: cents(paid) }));
  expect(BEGINS_WITH + net(sums)).toBe(cash);
}

const TITLE =
  'a new player finds a game by a misspelt name, plays it for fun and for money, resumes its bonus, likes it, checks a round and takes the history home';

/** Of ten journeys in one: on a machine that has ten other things to do it takes as long as ten. */
const timeout = 480_000;

journey(TITLE, { ...long, timeout }, ({ open }) => wholeWay(open, 1440));
journey(`on a phone ${TITLE}`, { ...long, timeout }, ({ open }) => wholeWay(open, 390));
