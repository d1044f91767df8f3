// Rewards as they are defined, in cents of a euro, and as one player gets and sees them, in their currency.
import type { LoyaltyReward } from '#contract/loyalty/reward.ts';
import { definitionOf } from '#games/definitions/all.ts';
import { nameNow } from '#games/renamed.ts';
import { shelf } from '#games/shelf.ts';
import { exchangeDown, type Rates } from '#rules/exchange.ts';
import { type Cents, type Currency, cents, type Money } from '#rules/money.ts';
import { FREEBET_ODDS_MIN_X1000 } from '../freebets/freebets.ts';
import type { Reward } from '../rewards/reward.ts';
import type { DefinedReward } from './definitions.ts';

export interface Into {
  currency: Currency;
  rates: Rates;
}

export const moneyIn = (euroCents: number, { currency, rates }: Into): Money => ({
  amount: exchangeDown(cents(euroCents), { from: 'EUR', to: currency, rates }),
  currency,
});

/** A stake that the game takes: the highest that is not above what was meant, or its lowest. */
function stakeOf(game: string, euroCents: number, into: Into): Cents {
  const stakes = definitionOf(game)?.stakes;
  const { amount } = moneyIn(euroCents, into);
  if (stakes === undefined || !('ladder' in stakes)) return amount;
  return cents(stakes.ladder.findLast((stake) => stake <= amount) ?? stakes.ladder[0]!);
}

/** Null: a frame, which is nothing but having bought it. */
export function rewardIn(defined: DefinedReward, into: Into): Reward | null {
  switch (defined.kind) {
    case 'frame':
      return null;
    case 'coins':
      return defined;
    case 'cash':
      return { kind: 'cash', amount: moneyIn(defined.cents, into).amount };
    case 'bonus':
      return { kind: 'bonus', template: defined.template, amount: moneyIn(defined.cents, into).amount };
    case 'freebet':
      return { kind: 'freebet', value: moneyIn(defined.cents, into).amount, days: defined.days };
    case 'freespins': {
      const { game, rounds, stakeCents, winsTo, days } = defined;
      return { kind: 'freespins', game, rounds, stake: stakeOf(game, stakeCents, into), winsTo, days };
    }
  }
}

const names = new Map(shelf.map(({ sysname, name }) => [sysname, name]));

export function shownReward(defined: DefinedReward, into: Into): LoyaltyReward {
  switch (defined.kind) {
    case 'frame':
    case 'coins':
      return defined;
    case 'cash':
    case 'bonus':
      return { kind: defined.kind, amount: moneyIn(defined.cents, into) };
    case 'freebet': {
      const { cents: value, days } = defined;
      const odds_min = FREEBET_ODDS_MIN_X1000 / 1_000;
      return { kind: 'freebet', amount: moneyIn(value, into), odds_min, days };
    }
    case 'freespins': {
      const { game, rounds, stakeCents, winsTo, days } = defined;
      const sysname = nameNow(game);
      return {
        kind: 'freespins',
        game: { sysname, name: names.get(sysname) ?? sysname },
        rounds,
        stake: { amount: stakeOf(game, stakeCents, into), currency: into.currency },
        wins_to: winsTo,
        days,
      };
    }
  }
}
