// Everything that gives has a budget: each giver, each kind of content that pays, and each place in the code that takes from
// the operator's own money. A new one fails here until it says which budget pays for it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test as unit } from 'vitest';
import { type BudgetKind, budgetKindNames } from '#rules/gifts/budget-kinds.ts';
import { cents } from '#rules/money.ts';
import { liftDayLimit } from '#tests/budgets.ts';
import { test } from '#tests/doors.ts';
import { stopKind } from '../budgets/stop-kind.ts';
import { payingKinds } from '../content-store/cost-classes.ts';
import { budgetKindOf } from './charge-reward.ts';
import { giveReward } from './give-reward.ts';
import type { Given, Reward, RewardSource } from './reward.ts';

const rewards: Readonly<Record<Reward['kind'], Reward>> = {
  cash: { kind: 'cash', amount: cents(500) },
  bonus: { kind: 'bonus', template: 'gift', amount: cents(500) },
  freebet: { kind: 'freebet', value: cents(500), days: 7 },
  freespins: {
    kind: 'freespins',
    game: 'triple-sevens',
    rounds: 10,
    stake: cents(100),
    winsTo: 'main',
    days: 7,
  },
  coins: { kind: 'coins', coins: 100 },
};

/** Cash of a tournament is charged when its run opens: server/tournaments/run-budget.test.ts. */
const isChargedHere = (giver: string, kind: string) => giver !== 'tournament' || kind !== 'cash';

const cases = Object.entries(budgetKindOf).flatMap(([giver, budget]) =>
  Object.values(rewards)
    .filter(({ kind }) => isChargedHere(giver, kind))
    .map((reward) => [giver as RewardSource['giver'], reward.kind, budget, reward] as const),
);

test.for(cases)(
  '%s gives %s within the budget of %s, and nothing while that is stopped',
  async ([giver, kind, budget, reward], { doors, world }) => {
    const { db, clock, content } = doors.product;
    const now = clock.now();
    await liftDayLimit(doors.product, budget);
    const player = await world.player({ currency: 'EUR' });
    const give = (key: string) =>
      db.atomically((tx) =>
        giveReward(
          tx,
          {
            key: `${key}-${player.id}-${kind}`,
            player,
            reward,
            source: { giver, name: 'x' },
          } satisfies Given,
          now,
          content,
        ),
      );
    const spent = async () => {
      const [row] = await db.sql<{ spent: number }>`
      select coalesce(sum(spent_cents), 0)::int as spent from gift_budget where kind = ${budget}`;
      return row!.spent;
    };
    const before = await spent();
    await give('open');
    expect(await spent()).toBeGreaterThan(before);
    await db.atomically((tx) => stopKind(tx, { kind: budget, why: 'for a test', by: 'staff', now }));
    await expect(give('stopped')).rejects.toThrow('RewardUnavailable');
    await db.sql`update gift_stop set reopened_at = ${now}, reopened_by = 'staff' where reopened_at is null`;
    const given = await db.sql`select key from given_reward where player_id = ${player.id}`;
    expect(given).toHaveLength(1);
  },
);

/** Which budget pays for each kind of content that pays; null: for what whoever uses it gives, from a budget of theirs. */
const budgetOfContent: Readonly<Record<string, BudgetKind | null>> = {
  bonus: null,
  offer: 'offer',
  'loyalty-program': 'loyalty-program',
  'loyalty-quest': 'loyalty-quest',
  'loyalty-product': 'loyalty-product',
  // A character raises the coins of play, which are worth money in the shop alone.
  'loyalty-character': null,
  tournament: 'tournament',
  jackpot: 'jackpot',
  cashback: 'cashback',
};

unit('every kind of content that pays has a budget', () => {
  expect(Object.keys(budgetOfContent).toSorted()).toEqual(payingKinds.toSorted());
  for (const kind of Object.values(budgetOfContent))
    if (kind !== null) expect(budgetKindNames).toContain(kind);
});

/** Every file that gives something or takes from the operator's account for gifts, with what pays for it. */
const givingFiles: Readonly<Record<string, BudgetKind | 'giver' | string>> = {
  'bets/bet-entries.ts': 'stakes of free bets, which were charged when they were given',
  'bets/insurance.ts': 'insurance',
  'bets/withheld.ts': 'reads what returned to the operator, and gives nothing',
  'bonuses/bonus-entries.ts': 'giver',
  'bonuses/pack-wins.ts': 'wins of free spins, which were charged when they were given',
  'bonuses/paying-bonus.ts': 'wins of an ended bonus, which return to the operator',
  'cashbacks/cashback-entries.ts': 'cashback',
  'jackpots/keep-tallies.ts': 'jackpot',
  'loyalty/deliver.ts': 'loyalty-product',
  'loyalty/read-play.ts': 'coins of play and of the day streak, worth money in the shop alone',
  'loyalty/sweep.ts': 'coins that expire',
  'rewards/give-reward.ts': 'giver',
  'rounds/round-entries.ts': 'stakes of free spins, which were charged when they were given',
  'tournaments/cancel-run.ts': 'entry fees that go back',
  'tournaments/pay-prizes.ts': 'tournament',
  'tournaments/pool.ts': 'tournament',
};

const gives = /\b(?:grantBonus|grantFreebet|grantFreespins|moveCoins|addToEntries)\(|house\('bonuses'\)/;
const defines = /export (?:async )?function (?:grantBonus|grantFreebet|grantFreespins|moveCoins)\b/;

unit('every place in the server that gives is known, with the budget that pays for it', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const giving = files.filter((path) => {
    const text = readFileSync(`server/${path}`, 'utf8');
    return gives.test(text) && !defines.test(text);
  });
  expect(giving.toSorted()).toEqual(Object.keys(givingFiles).toSorted());
});
