// What a bonus costs the house: played to its end by the product's own rules, on the law of a slot, many times over.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng } from '#games/rng/fast-rng.ts';
import type { BonusTemplate } from '#rules/bonuses/bonus-terms.ts';
import { termsFor } from '#rules/bonuses/bonus-terms.ts';
import { converted } from '#rules/bonuses/conversion.ts';
import { hundredthsOfRound, isPlayedThrough, progressed } from '#rules/bonuses/turnover.ts';
import { type Cents, cents, plus, ZERO } from '#rules/money.ts';
import { splitStake, splitWin } from '#rules/stake-split.ts';

/** Two slots that return 96 %, by the deviation of what a spin pays. */
export const lawNames = ['deviation-4', 'deviation-15'] as const;
export type LawName = (typeof lawNames)[number];

/** What it pays, in stakes, and how often of all the spins that were counted. */
type Law = readonly (readonly [pays: number, count: number])[];

const laws = JSON.parse(readFileSync(join(import.meta.dirname, 'bonus-laws.json'), 'utf8')) as Record<
  LawName,
  Law
>;

/** Everything is told for so much that was given, or paid in. */
export const SUM = cents(100_000);

export interface Wager {
  law: LawName;
  template: BonusTemplate;
  amount: Cents;
  /** The player's own money beside it. */
  own: Cents;
  bet: Cents;
  isApart: boolean;
  lives: number;
  seed: number;
}

export interface Cost {
  /** Shares of one, and in percent of the sum that was given. */
  completes: number;
  turnover: number;
  /** What is left to the player in the end, money and what was converted. */
  keeps: number;
  /** The standard errors of the above. */
  errors: { completes: number; turnover: number; keeps: number };
}

export function costOf({ law, template, amount, own, bet, isApart, lives, seed }: Wager): Cost {
  const terms = termsFor(template, { amount, currency: 'EUR', rates: { EUR: 1 } });
  const draw = drawerOf(laws[law], seed);
  const [completes, turnover, keeps] = [new Mean(), new Mean(), new Mean()];
  for (let life = 0; life < lives; life++) {
    let purse = { main: own, bonus: amount };
    let [played, staked] = [0, 0];
    while (!isPlayedThrough(played, terms.required)) {
      const split = splitStake(bet, purse, isApart);
      if (split === null) break;
      const won = splitWin(cents(Math.round(draw() * bet)), split);
      purse = {
        main: cents(purse.main - split.main + won.main),
        bonus: cents(purse.bonus - split.bonus + won.bonus),
      };
      const round = { staked: bet, stakedBonus: split.bonus };
      played = progressed(played, hundredthsOfRound(round, { isApart, percent: 100 }), terms.required);
      staked += bet;
    }
    const isDone = isPlayedThrough(played, terms.required);
    const kept = isDone ? converted(purse.bonus, amount, terms).toPlayer : ZERO;
    completes.add(isDone ? 1 : 0);
    turnover.add((staked / SUM) * 100);
    keeps.add((plus(purse.main, kept) / SUM) * 100);
  }
  return {
    ...{ completes: completes.value, turnover: turnover.value, keeps: keeps.value },
    errors: { completes: completes.error, turnover: turnover.error, keeps: keeps.error },
  };
}

/** A draw of the law by the alias method: a thousand spins a millisecond. */
function drawerOf(law: Law, seed: number): () => number {
  const total = law.reduce((sum, [, count]) => sum + count, 0);
  const scaled = law.map(([, count]) => (count / total) * law.length);
  const alias = law.map((_, at) => at);
  const small = scaled.flatMap((share, at) => (share < 1 ? [at] : []));
  const large = scaled.flatMap((share, at) => (share < 1 ? [] : [at]));
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop()!, large.at(-1)!];
    alias[less] = more;
    scaled[more]! -= 1 - scaled[less]!;
    if (scaled[more]! < 1) small.push(large.pop()!);
  }
  const rng = fastRng(seed);
  const WORD = 2 ** 32;
  return () => {
    const place = Math.floor((rng.u32() / WORD) * law.length);
    return law[rng.u32() / WORD < scaled[place]! ? place : alias[place]!]![0];
  };
}

class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get value(): number {
    return this.#sum / this.#count;
  }

  get error(): number {
    const variance = this.#squares / this.#count - this.value ** 2;
    return Math.sqrt(Math.max(0, variance) / this.#count);
  }
}
