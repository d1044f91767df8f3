// What must be done for a bonus and what comes of it (design C1.2). A template is how an operator writes it, in euro cents;
// terms are the promise made to one player, in their own currency, and no later edit changes them.
import { exchangeDown, type Rates } from '../exchange.ts';
import { type Cents, type Currency, cents, plus, ZERO } from '../money.ts';

export const bonusProducts = ['casino', 'betting'] as const;
export type BonusProduct = (typeof bonusProducts)[number];

/** Of what so many times must be played: what was given, that with the deposit it was given for, or what free spins won. */
export const wagerBases = ['bonus', 'bonus-and-deposit', 'winnings'] as const;
export type WagerBase = (typeof wagerBases)[number];

export interface BonusTemplate {
  name: string;
  product: BonusProduct;
  /** A free bet is a betting bonus that is played once and whose stake is not kept: it is only called otherwise. */
  is_free_bet: boolean;
  wager: { x: number; base: WagerBase };
  /** Percent of a stake that counts, by game or by kind of game; what is not named counts by its edge. */
  contribution: Readonly<Record<string, number>>;
  excluded_games: readonly string[];
  /** The smaller of the two; null: no such bound. */
  stake_max: { eur_cents: number | null; percent: number | null };
  /** So many times the bonus can be kept at most; null: all of it. */
  cap_x: number | null;
  /** What was given is not kept, only what was won with it. */
  is_sticky: boolean;
  /** Of bets: at lower odds they count nothing. */
  odds_min: number | null;
  days_to_activate: number;
  days_to_play: number;
  /** The smallest number stands first in the queue. */
  priority: number;
  /** It is activated when it is given, unless another is active. */
  starts_at_once: boolean;
}

export interface BonusTerms {
  x: number;
  base: WagerBase;
  /** All of it that must be played, in stakes that count. */
  required: Cents;
  contribution: Readonly<Record<string, number>>;
  excluded: readonly string[];
  stakeMax: Cents | null;
  cap: Cents | null;
  capX: number | null;
  stakeMaxPercent: number | null;
  isSticky: boolean;
  isFreeBet: boolean;
  oddsMin: number | null;
}

interface GivenSums {
  amount: Cents;
  /** That the bonus was given for; nothing where there was none. */
  deposit?: Cents | undefined;
  currency: Currency;
  rates: Rates;
}

export function termsFor(
  template: BonusTemplate,
  { amount, deposit = ZERO, ...money }: GivenSums,
): BonusTerms {
  const { wager, stake_max, cap_x } = template;
  const byPercent = stake_max.percent === null ? null : percentOf(amount, stake_max.percent);
  const absolute = stake_max.eur_cents === null ? null : inOwn(cents(stake_max.eur_cents), money);
  const stakeMax = leastOf(byPercent, absolute);
  return {
    ...{ x: wager.x, base: wager.base, required: requiredTurnover(wager, { amount, deposit }) },
    ...{ contribution: template.contribution, excluded: template.excluded_games, stakeMax },
    ...{ cap: cap_x === null ? null : timesUp(amount, cap_x), capX: cap_x },
    stakeMaxPercent: stakeMax !== null && stakeMax === byPercent ? stake_max.percent : null,
    ...{ isSticky: template.is_sticky, isFreeBet: template.is_free_bet, oddsMin: template.odds_min },
  };
}

const requiredTurnover = (
  { x, base }: BonusTemplate['wager'],
  { amount, deposit }: { amount: Cents; deposit: Cents },
): Cents => timesUp(base === 'bonus-and-deposit' ? plus(amount, deposit) : amount, x);

/** A multiple has at most two decimals; what is left of a cent is one more. */
const timesUp = (amount: Cents, x: number): Cents => cents(Math.ceil((amount * Math.round(x * 100)) / 100));

const percentOf = (amount: Cents, percent: number): Cents => cents(Math.floor((amount * percent) / 100));

const inOwn = (amount: Cents, { currency, rates }: Pick<GivenSums, 'currency' | 'rates'>): Cents =>
  exchangeDown(amount, { from: 'EUR', to: currency, rates });

function leastOf(...bounds: (Cents | null)[]): Cents | null {
  const known = bounds.filter((bound) => bound !== null);
  return known.length === 0 ? null : cents(Math.min(...known));
}
