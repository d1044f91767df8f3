// The cost of a 100 % match at return 96 %, as the design has measured it (C1.2), and the same played by the product's own
// rules: what is measured now must lie within the sampling error of both.
import type { BonusTemplate } from '#rules/bonuses/bonus-terms.ts';
import { cents } from '#rules/money.ts';
import { costOf, type LawName, SUM } from './bonus-cost.ts';

export interface Row {
  law: LawName;
  x: number;
  /** Of a bet, in percent of the deposit. */
  bet: number;
  /** Percent, then per 100 that were paid in: turnover, what the house has of it, and with a cap of 10 times the bonus. */
  completes: number;
  turnover: number;
  net: number;
  capped: number;
}

const row = (law: LawName, x: number, bet: number, figures: [number, number, number, number]): Row => {
  const [completes, turnover, net, capped] = figures;
  return { ...{ law, x, bet, completes, turnover, net, capped } };
};

/** Of 30 times, which the design has not played, by 16,000 lives here. */
export const designed: readonly Row[] = [
  row('deviation-4', 20, 1, [59, 1673, -32.8, -32.8]),
  row('deviation-4', 20, 5, [33, 1165, -51.5, -46.4]),
  row('deviation-4', 30, 1, [43.8, 2174, -9.6, -9.6]),
  row('deviation-4', 30, 5, [24.4, 1428, -40.1, -31.6]),
  row('deviation-15', 30, 1, [15, 1140, -51.3, -1.3]),
  row('deviation-15', 30, 5, [8.6, 748, -72.7, 34.4]),
  row('deviation-4', 35, 1, [39, 2395, -3.9, -3.9]),
  row('deviation-4', 35, 5, [22, 1548, -35.9, -26.9]),
  row('deviation-4', 50, 1, [28, 2890, 16, 16]),
  row('deviation-4', 50, 5, [18, 1864, -23.2, -7.4]),
  row('deviation-15', 20, 1, [21, 973, -60.7, -11.9]),
  row('deviation-15', 20, 5, [11, 643, -71.9, 11.7]),
  row('deviation-15', 35, 1, [13, 1198, -51.6, -0.7]),
  row('deviation-15', 35, 5, [8, 795, -65.7, 42.8]),
  row('deviation-15', 50, 1, [11, 1401, -43.5, 15.1]),
  row('deviation-15', 50, 5, [5, 866, -62.8, 46.4]),
];

/** As many as the design has played. */
const DESIGNED_LIVES = 8_000;
/** Of many figures one in a hundred thousand lies further out. */
const Z = 4.5;

export interface Measured {
  completes: number;
  turnover: number;
  net: number;
  capped: number;
  /** Which figures of the design lie outside of what chance explains. */
  outside: string[];
}

const template = (x: number, cap_x: number | null): BonusTemplate => ({
  ...{ name: 'table', product: 'casino', is_free_bet: false, wager: { x, base: 'bonus' } },
  ...{ contribution: {}, excluded_games: [], stake_max: { eur_cents: null, percent: null }, cap_x },
  ...{
    is_sticky: false,
    odds_min: null,
    days_to_activate: 1,
    days_to_play: 1,
    priority: 0,
    starts_at_once: true,
  },
});

/**
 * The deposit beside the bonus, all stakes counting. The capped figure of the design caps deposit and bonus together: that is
 * one purse of twice the sum, of which half as many times are to be played.
 */
export function measure({ law, x, bet, ...told }: Row, lives: number): Measured {
  const stake = cents((SUM * bet) / 100);
  const play = { law, bet: stake, lives, seed: 7 };
  const own = costOf({ ...play, template: template(x, null), amount: SUM, own: SUM, isApart: false });
  const both = cents(2 * SUM);
  const capped = costOf({
    ...play,
    template: template(x / 2, 5),
    amount: both,
    own: cents(0),
    isApart: true,
  });
  // Of 200 that stood there, what the player has not kept is the house's; 100 of it was given.
  const found = {
    ...{ completes: own.completes * 100, turnover: own.turnover },
    ...{ net: 100 - own.keeps, capped: 100 - capped.keeps },
  };
  const errors = {
    ...{ completes: own.errors.completes * 100, turnover: own.errors.turnover },
    ...{ net: own.errors.keeps, capped: capped.errors.keeps },
  };
  const wider = Math.sqrt(1 + lives / DESIGNED_LIVES);
  const outside = (Object.keys(found) as (keyof typeof found)[]).filter(
    (name) => Math.abs(found[name] - told[name]) > Z * errors[name] * wider + 0.5,
  );
  return { ...found, outside };
}
