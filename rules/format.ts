// How figures and moments are written on screen (spec §9). The same in every language.
import type { Cents, Money } from './money.ts';

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 123456789 cents are "1,234,567.89". */
export const formatAmount = (amount: Cents): string => amounts.format(amount / 100);

export const currencySigns = { USD: '$', EUR: '€', BRL: 'R$' } as const;

/** "€ 1,234.50"; the two never stand on different lines. */
export const formatMoney = ({ amount, currency }: Money): string =>
  `${currencySigns[currency]}\u00a0${formatAmount(amount)}`;

/** As many decimals as it has, at most two: "10", "10.5", "10.57". */
export const formatNumber = (value: number): string => numbers.format(value);

/** "05.11.2024", where the reader is unless a zone is named. */
export const formatDate = (moment: Date, timeZone?: string): string =>
  parts(
    moment,
    { day: '2-digit', month: '2-digit', year: 'numeric', timeZone },
    ['day', 'month', 'year'],
    '.',
  );

/** "09:05", in 24 hours. */
export const formatTime = (moment: Date, timeZone?: string): string =>
  parts(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }, ['hour', 'minute'], ':');

type PartName = Intl.DateTimeFormatPart['type'];

function parts(moment: Date, options: Intl.DateTimeFormatOptions, order: PartName[], mark: string): string {
  const found = new Intl.DateTimeFormat('en-GB', options).formatToParts(moment);
  return order.map((name) => found.find(({ type }) => type === name)?.value).join(mark);
}
