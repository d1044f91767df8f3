// What a bonus that doubles a deposit is worth to whoever takes it, on games that return 96 %. The figures were measured
// by playing each rule many times; they are looked up and never guessed, so for another rule there are none.
import { type Cents, cents } from '../money.ts';

/** Small wins often, or big ones rarely: a spin's standard deviation of 4 or 15 stakes. */
export type Swing = 'steady' | 'wild';

/** A stake of one, or of five hundredths of the deposit. */
export type StakeShare = 1 | 5;

interface Measured {
  /** Of a hundred players so many play all of it through. */
  finish: number;
  /** Played for each hundred that were paid in. */
  turnover: number;
  /** What the house has of each hundred paid in: without a bound on what becomes money, and with ten times the bonus. */
  house: number;
  houseCapped: number;
}

const row = (finish: number, turnover: number, house: number, houseCapped: number): Measured => ({
  finish,
  turnover,
  house,
  houseCapped,
});

/** By how often the bonus is to be played through. */
const measured: Readonly<Record<number, Readonly<Record<Swing, Readonly<Record<StakeShare, Measured>>>>>> = {
  20: {
    steady: { 1: row(59, 1673, -32.8, -32.8), 5: row(33, 1165, -51.5, -46.4) },
    wild: { 1: row(21, 973, -60.7, -11.9), 5: row(11, 643, -71.9, 11.7) },
  },
  30: {
    steady: { 1: row(44, 2174, -9.6, -9.6), 5: row(24, 1428, -40.1, -31.6) },
    wild: { 1: row(15, 1140, -51.3, -1.3), 5: row(9, 748, -72.7, 34.4) },
  },
  35: {
    steady: { 1: row(39, 2395, -3.9, -3.9), 5: row(22, 1548, -35.9, -26.9) },
    wild: { 1: row(13, 1198, -51.6, -0.7), 5: row(8, 795, -65.7, 42.8) },
  },
  50: {
    steady: { 1: row(28, 2890, 16, 16), 5: row(18, 1864, -23.2, -7.4) },
    wild: { 1: row(11, 1401, -43.5, 15.1), 5: row(5, 866, -62.8, 46.4) },
  },
};

export interface WorthRule {
  percent: number | null;
  wager_x: number;
  wager_base: string;
  cap_x: number | null;
}

export interface Played {
  deposit: Cents;
  swing: Swing;
  share: StakeShare;
}

export interface Worth {
  finish: number;
  turnover: Cents;
  /** What it adds on average; below nothing, it costs. */
  worth: Cents;
}

/** Null: this rule was not measured. */
export function worthOf({ percent, wager_x, wager_base, cap_x }: WorthRule, played: Played): Worth | null {
  const found = measured[wager_x]?.[played.swing][played.share];
  if (found === undefined || percent !== 100 || wager_base !== 'bonus') return null;
  if (cap_x !== null && cap_x !== 10) return null;
  const ofHundred = (figure: number) => cents(Math.round((figure * played.deposit) / 100));
  const house = cap_x === null ? found.house : found.houseCapped;
  // Never minus nothing.
  return { finish: found.finish, turnover: ofHundred(found.turnover), worth: cents(ofHundred(-house) || 0) };
}

/** The nearer of the two that were measured. */
export const shareOf = (stake: Cents, deposit: Cents): StakeShare => (stake * 100 > deposit * 3 ? 5 : 1);
