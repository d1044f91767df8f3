// Accounts that play for rewards alone: the smallest stakes where rounds are counted, the cheapest game where play is, and
// no more of it than what pays best.

import { kindOf } from '#games/kinds/kinds.ts';
import { playOut } from '#games/kinds/play-out.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import type { Rng } from '#games/rng/rng.ts';
import type { QuestStep } from '#rules/quests.ts';
import { type CheapPlay, cheapestIn } from './cheapest-plays.ts';
import { LoyaltyAccount, type LoyaltyContent } from './loyalty-account.ts';
import { Profit } from './profit.ts';

const MONDAY = Date.UTC(2026, 4, 4, 12);
const DAY_MS = 86_400_000;
const DAYS = 14;
const CHARACTERS = 5;
/** In points: what an account aims at every day. */
const AIMS = [0, 5, 9, 13, 25];
const DEPOSIT = 10_000;
const SMALLEST = 20;
/** For points: large enough for few rounds, small enough to end near the aim. */
const LARGE = 1_000;
/** A step that wants high wins may not come about on a day. */
const TRIES = 40;

interface Plan {
  aim: number;
  /** Quests cost rounds; the streak and the levels do not. */
  hasQuests: boolean;
}

const plans: readonly Plan[] = AIMS.flatMap((aim) => [true, false].map((hasQuests) => ({ aim, hasQuests })));

/** Every plan is tried once; the one that went best is played with new accounts, and only these count. */
export function profitOfRewards(content: LoyaltyContent, rounds: number): Profit {
  const tried = plans.map((plan, number) => {
    const trial = new Profit();
    playAccount({ content, plan, number }, trial);
    return { plan, share: trial.share };
  });
  const { plan } = tried.reduce((best, one) => (one.share > best.share ? one : best));
  const profit = new Profit();
  for (let number = plans.length; profit.plays < rounds; number++)
    playAccount({ content, plan, number }, profit);
  return profit;
}

interface Played {
  content: LoyaltyContent;
  plan: Plan;
  number: number;
}

function playAccount({ content, plan: { aim, hasQuests }, number }: Played, profit: Profit): void {
  const rng = fastRng(number);
  const quests = hasQuests ? content.quests : [];
  const account = new LoyaltyAccount({ ...content, quests }, 1 + (number % CHARACTERS));
  let counted = 0;
  const round = (cheap: CheapPlay, least: number, now: Date): void => {
    const { staked, paid } = playRound(cheap, least, rng);
    account.play({ game: cheap.definition.sysname, staked, paid }, now);
    profit.add(number, { staked, gained: account.rewards - counted - staked * cheap.edge });
    counted = account.rewards;
  };
  for (let day = 0; day < DAYS; day++) {
    const now = new Date(MONDAY + day * DAY_MS);
    account.beginDay(now);
    if (day === 0) account.deposit(DEPOSIT, now);
    for (let tries = 0; tries < TRIES; tries++) {
      const step = account.openSteps[0];
      if (step === undefined) break;
      round(playFor(step, tries), Math.max(SMALLEST, step.minCents ?? 0), now);
    }
    round(forPoints, SMALLEST, now);
    while (account.pointsToday < aim) round(forPoints, LARGE, now);
  }
}

/** Points are counted by the edge of each game's cheapest play, so any will do: one whose results are close together. */
const forPoints = cheapestIn('any').find(({ play }) => play.play === 'low-8')!;

/** Another one each time where different games or high wins are wanted. */
function playFor(
  { where = 'any', isDistinct = false, minMultiple = 0 }: QuestStep,
  tries: number,
): CheapPlay {
  const plays = cheapestIn(where).filter(({ definition }) => definition.kind !== 'video-poker');
  return plays[isDistinct || minMultiple > 200 ? tries % plays.length : 0]!;
}

/** A round for at least so much, at the first stake that the game takes. */
function playRound(
  { definition, play }: CheapPlay,
  least: number,
  rng: Rng,
): { staked: number; paid: number } {
  const kind = kindOf(definition);
  const { stakes, figures } = definition;
  const stake = 'ladder' in stakes ? stakes.ladder.find((one) => one >= least)! : Math.max(stakes.min, least);
  const bet = kind.betOf({ ...play.wish, stake }, figures);
  if (bet === null) throw new Error(`${definition.sysname} does not take ${play.play} at ${stake}`);
  return playOut({ kind, figures, bet, rng }, play);
}
