// How figures and moments are written on screen (spec §9). The same in every language.
import type { Cents, Money } from './money.ts';

/** 123456789 cents are "1,234,567.89". To the cent, however many they are. */
export function formatAmount(amount: Cents): string {
  const size = Math.abs(amount);
  const rest = size % 100;
  return `${amount < 0 ? '-' : ''}${grouped(String((size - rest) / 100))}.${String(rest).padStart(2, '0')}`;
}

/** By hand: the first formatter of `Intl` takes a phone a tenth of a second, while the page comes to life. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const currencySigns = { USD: '$', EUR: '€', BRL: 'R$' } as const;

/** "€ 1,234.50", "−€ 0.14"; sign, currency and figure never stand on different lines. */
export const formatMoney = ({ amount, currency }: Money): string =>
  `${amount < 0 ? '−' : ''}${currencySigns[currency]}\u00a0${formatAmount(Math.abs(amount) as Cents)}`;

/** As many decimals as it has, at most two: "10", "10.5", "10.57". Halves are rounded as they are written, away from 0. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const hundredths = size < 1e-6 ? 0 : Math.round(Number(`${size}e2`));
  const digits = formatAmount(hundredths as Cents).replace(/\.?0+$/, '');
  return value < 0 && hundredths > 0 ? `-${digits}` : digits;
}

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
