// Limits that operators change without a release: how much one person decides alone, and how much bets may cost. The bounds
// are part of the code, so that two persons who agree to a wrong value do limited harm.

import { decimalOf } from './decimal.ts';
import { formatAmount, formatMoney } from './format.ts';
import { cents } from './money.ts';

export type ThresholdUnit = 'amount' | 'euros' | 'percent' | 'times';

interface ThresholdTerms {
  area: 'payments' | 'gifts' | 'betting';
  /** `amount` and `euros` are stored in cents; an amount is in the currency of the payment. */
  unit: ThresholdUnit;
  usual: number;
  least: number;
  most: number;
}

const betMax = (usual: number, most: number) =>
  ({ area: 'betting', unit: 'euros', usual, least: 1_000, most }) as const;

export const thresholds = {
  /** Above it a payment, and a player's withdrawals of a day, need two persons. */
  'payments-two-persons': {
    ...{ area: 'payments', unit: 'amount', usual: 1_000_000, least: 0, most: 2_000_000 },
  },
  'payouts-alone-day': { area: 'payments', unit: 'amount', usual: 1_000_000, least: 0, most: 10_000_000 },
  'credits-alone-day': { area: 'payments', unit: 'amount', usual: 1_000_000, least: 0, most: 2_000_000 },
  /** Up to it a player's withdrawals of a day to a known destination need no person. */
  'payouts-automatic-day': { area: 'payments', unit: 'amount', usual: 100_000, least: 0, most: 500_000 },

  /** What one player may withdraw in a day. */
  'withdrawals-day': { area: 'payments', unit: 'amount', usual: 5_000_000, least: 10_000, most: 50_000_000 },

  'gifts-alone-player': { area: 'gifts', unit: 'euros', usual: 2_000, least: 0, most: 10_000 },
  'gifts-alone-member': { area: 'gifts', unit: 'euros', usual: 20_000, least: 0, most: 200_000 },

  /** Multiple of a kind's expected gifts that may be given in a day. A grant beyond it stops the kind. */
  'gifts-outflow': { area: 'gifts', unit: 'times', usual: 3, least: 1, most: 10 },
  /** The worst case of a definition that one person may save. */
  'content-alone-player': { area: 'gifts', unit: 'euros', usual: 2_000, least: 0, most: 10_000 },
  'content-alone-day': { area: 'gifts', unit: 'euros', usual: 20_000, least: 0, most: 500_000 },
  'content-alone-total': { area: 'gifts', unit: 'euros', usual: 100_000, least: 0, most: 2_000_000 },
  /** What all staff add to budgets in a day, each alone. */
  'budgets-alone-day': { area: 'gifts', unit: 'euros', usual: 100_000, least: 0, most: 2_000_000 },

  /** What one bet may win on one leg, by the tier of its league. */
  'bets-win-tier-1': betMax(2_000_000, 5_000_000),
  'bets-win-tier-2': betMax(1_000_000, 2_500_000),
  'bets-win-tier-3': betMax(500_000, 1_250_000),
  'bets-win-tier-4': betMax(250_000, 625_000),
  'bets-win-tier-5': betMax(100_000, 250_000),
  'bets-payout': betMax(25_000_000, 50_000_000),
  'bets-payout-day': betMax(50_000_000, 100_000_000),
  /** Percentages: of the most that one bet may win, or that one event may lose. */
  'bets-event': { area: 'betting', unit: 'percent', usual: 300, least: 50, most: 500 },
  'bets-person': { area: 'betting', unit: 'percent', usual: 150, least: 10, most: 300 },
  'bets-league': { area: 'betting', unit: 'percent', usual: 500, least: 50, most: 1_000 },
  'bets-total': betMax(200_000_000, 500_000_000),
} as const satisfies Record<string, ThresholdTerms>;

export type ThresholdName = keyof typeof thresholds;
export type ThresholdValues = Readonly<Record<ThresholdName, number>>;

export const thresholdNames = Object.keys(thresholds) as [ThresholdName, ...ThresholdName[]];

export const termsOf = (name: ThresholdName): ThresholdTerms => thresholds[name];

export const usualThresholds = Object.fromEntries(
  thresholdNames.map((name) => [name, thresholds[name].usual]),
) as ThresholdValues;

export const isWithinBounds = (name: ThresholdName, value: number): boolean =>
  Number.isSafeInteger(value) && value >= thresholds[name].least && value <= thresholds[name].most;

/** The values in force. What is stored never leads past the bounds of this release. */
export function valuesInForce(stored: readonly { name: string; value: number }[]): ThresholdValues {
  const values: Record<ThresholdName, number> = { ...usualThresholds };
  for (const { name, value } of stored)
    if (Object.hasOwn(thresholds, name)) {
      const { least, most } = termsOf(name as ThresholdName);
      values[name as ThresholdName] = Math.min(Math.max(value, least), most);
    }
  return values;
}

const isMoney = (unit: ThresholdUnit): boolean => unit === 'amount' || unit === 'euros';

/** "250.50" as it is stored; null where the unit has no such value. */
export function parseThreshold(name: ThresholdName, text: string): number | null {
  const scale = isMoney(thresholds[name].unit) ? 100 : 1;
  const value = Number(text) * scale;
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 ? whole : null;
}

/** The other way round, for staff: "10,000.00", "€250.50", "300 %". */
export function formatThreshold(name: ThresholdName, value: number): string {
  const { unit } = thresholds[name];
  if (unit === 'percent') return `${value} %`;
  if (unit === 'times') return `${value} ×`;
  if (unit === 'euros') return formatMoney({ amount: cents(value), currency: 'EUR' });
  return formatAmount(cents(value));
}

/** As it stands in a form: what `parseThreshold` reads. */
export const thresholdText = (name: ThresholdName, value: number): string =>
  isMoney(thresholds[name].unit) ? decimalOf(cents(value)) : String(value);
