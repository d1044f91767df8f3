// Where a jackpot falls. It is drawn before its cycle begins, told by its hash, and revealed with the drop: who knows the
// seed can compute it (docs/decisions/0043-jackpots.md).
import { type JackpotTerms, MICROS, TICKETS_A_CENT } from '#rules/jackpots.ts';
import { fairRng } from '../rng/fair-rng.ts';
import { draw52, drawInt, type Rng } from '../rng/rng.ts';

export interface Cycle {
  jackpot: number;
  number: number;
  terms: JackpotTerms;
  /** By time: when the window begins and ends, in milliseconds. */
  window: { from: number; to: number } | null;
}

/** By value: the pot in millionths of a cent; by time: a moment in milliseconds; else the number of the winning ticket. */
export function triggerOf(seed: Uint8Array, { jackpot, number, terms, window }: Cycle): number {
  const rng = fairRng({
    serverSeed: seed,
    clientSeed: `jackpot-${jackpot}`,
    nonce: number,
    scope: `jackpot@${terms.kind}`,
  });
  switch (terms.kind) {
    case 'by-value':
      return (terms.start_cents + 1 + drawInt(rng, terms.limit_cents! - terms.start_cents)) * MICROS;
    case 'by-time':
      return window!.from + 1 + drawInt(rng, window!.to - window!.from);
    default:
      return 1 + Math.floor(drawWait(rng) * terms.mean_turnover_cents! * TICKETS_A_CENT);
  }
}

/** One on average, and as likely to end in the next moment as it was in the first: every ticket has the same chance. */
const drawWait = (rng: Rng): number => -naturalLog((draw52(rng) + 0.5) / 2 ** 52);

const TERMS = 24;

/**
 * Of a number above 0 and below 1. Made of nothing but additions, multiplications and divisions, which every machine
 * rounds alike: a browser must come to the very ticket that the server came to.
 */
function naturalLog(value: number): number {
  let [part, halvings] = [value, 0];
  while (part < 0.5) {
    part *= 2;
    halvings += 1;
  }
  const ratio = (part - 1) / (part + 1);
  let [power, sum] = [ratio, 0];
  for (let odd = 1; odd < 2 * TERMS; odd += 2) {
    sum += power / odd;
    power *= ratio * ratio;
  }
  return 2 * sum - halvings * Math.LN2;
}
