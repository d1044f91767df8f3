// Each way to play for profit, and weaknesses that were there once, to be planted into it again.
import { boostLimitsOf } from '#server/bets/boost-limits.ts';
import type { DefinedQuest } from '#server/loyalty/definitions.ts';
import { profitOfBoosts } from './boosts.ts';
import type { LoyaltyContent } from './loyalty-account.ts';
import { profitOfMatches } from './matches.ts';
import type { Profit } from './profit.ts';
import { profitOfRewards } from './rewards.ts';
import { profitOfSeasons } from './seasons.ts';
import { makeShelf, type Shelf, type ShelfTerms } from './shelf.ts';
import { prizeValue, shippedContent, shippedLoyalty } from './shipped-content.ts';
import { profitOfSlips } from './slips.ts';
import { profitOfTournaments } from './tournaments.ts';

const SHELVES = 6;
const shelvesOf = (terms: ShelfTerms, length = SHELVES): Shelf[] =>
  Array.from({ length }, (_, number) => makeShelf(number, terms));

let made: Shelf[] | undefined;
const shelves = (): Shelf[] => (made ??= shelvesOf({ scheduled: 8, live: 8 }));
/** Boosts are used up, by some 400 bets of all accounts on one shelf. */
const boosted = (bets: number): Shelf[] =>
  shelvesOf({ scheduled: 8, live: 0 }, Math.max(SHELVES, Math.ceil(bets / 300)));

interface Exploit {
  weakness: string;
  play: () => Profit;
}

interface Way {
  name: string;
  /** Of all that is played. */
  share: number;
  play: (count: number) => Profit;
}

export const ways: readonly Way[] = [
  {
    name: 'singles and accumulators of the best prices, with all that they get on top',
    share: 0.63,
    play: (slips) => profitOfSlips(shelves(), { slips }),
  },
  {
    name: 'boosted prices, held or sold at once',
    share: 0.02,
    play: (bets) => profitOfBoosts(boosted(bets), { limits, bets }),
  },
  {
    name: 'bets in play on what was seen before the bookmaker knew, held or sold',
    share: 0.05,
    play: (bets) => profitOfMatches({ bets }),
  },
  {
    name: 'the cheapest rounds for points, coins, quests, the streak and levels',
    share: 0.2,
    play: (rounds) => profitOfRewards(shippedLoyalty(), rounds),
  },
  {
    name: 'winners of seasons, drawn more exactly than the bookmaker draws them',
    share: 0.0003,
    play: (bets) => profitOfSeasons({ bets }),
  },
  {
    name: 'tournaments that nobody else enters',
    share: 0.1,
    play: (rounds) => profitOfTournaments({ ...tournaments, rounds }),
  },
];

const limits = boostLimitsOf(shippedContent);
const tournaments = { content: shippedContent, centsOf: prizeValue };

const loyaltyWith = (change: (content: LoyaltyContent) => Partial<LoyaltyContent>): LoyaltyContent => {
  const content = shippedLoyalty();
  return { ...content, ...change(content) };
};

export const exploits: readonly Exploit[] = [
  {
    weakness: 'extras worth more than the margin of the legs',
    play: () => profitOfSlips(shelves(), { slips: 2_000, rules: '2026-11' }),
  },
  {
    weakness: 'prices that err by more than the margin about strengths that can be known',
    play: () => profitOfSlips(shelvesOf({ scheduled: 8, live: 0, error: 0.12 }), { slips: 2_000 }),
  },
  {
    weakness: 'boosted bets that are sold back by their whole price',
    play: () => profitOfBoosts(boosted(900), { limits, bets: 900, isGiftSold: true }),
  },
  {
    weakness: 'boosts that no budget pays for',
    play: () => profitOfBoosts(boosted(900), { limits, bets: 900, isUnbooked: true }),
  },
  {
    weakness: 'bets and sales in play that are decided by what was known before',
    play: () => profitOfMatches({ bets: 1_500, isBlind: true }),
  },
  {
    weakness: 'prices of seasons that do not know of the last hours of matches',
    play: () => profitOfSeasons({ bets: 64, isStale: true }),
  },
  {
    weakness: 'quests that ask for rounds, whatever these cost',
    play: () =>
      profitOfRewards(
        loyaltyWith(({ quests }) => ({ quests: quests.map(forRoundsAlone) })),
        2_000,
      ),
  },
  {
    weakness: 'a streak of days that one round each keeps up',
    play: () =>
      profitOfRewards(
        loyaltyWith(({ terms }) => ({
          terms: { ...terms, earning: { ...terms.earning, streakPoints: 0 } },
        })),
        2_000,
      ),
  },
  {
    weakness: 'a product of the shop worth far more than its coins',
    play: () =>
      profitOfRewards(
        loyaltyWith(({ centsOf }) => ({ centsOf: (reward) => 100 * centsOf(reward) })),
        2_000,
      ),
  },
  {
    weakness: 'prizes of tournaments that no play pays for',
    play: () => profitOfTournaments({ ...tournaments, rounds: 20_000, areUnfunded: true }),
  },
];

/** As quests once were. */
const forRoundsAlone = (quest: DefinedQuest): DefinedQuest => ({
  ...quest,
  steps: quest.steps.filter(({ counts }) => counts !== 'points'),
  rewards: quest.rewards.map((reward) =>
    reward.kind === 'coins' ? { ...reward, coins: 3 * reward.coins } : reward,
  ),
});
