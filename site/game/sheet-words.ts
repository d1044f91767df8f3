// The figures of a sheet in words: shares, multiples and odds, and ranges where ways of playing differ.
import type { SheetRow } from '#contract/games.ts';
import { formatAmount, formatNumber } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import type { MessageId } from '../i18n/message-id.ts';
import type { Say } from '../i18n/texts.ts';

export const shareText = (share: number): string => `${formatNumber(share * 100)}%`;

/** A stake of a sheet, in cents, without a currency: the same stakes are offered in each. */
export const stakeText = (stake: number): string => formatAmount(cents(stake));

/** A lowest return is cut to hundredths of a percent: no more is printed than comes back. */
export const lowestText = (share: number): string =>
  shareText(Math.floor(share * 10_000 + SUM_ERROR) / 10_000);

/** Sums of shares have errors in their last digits. */
const SUM_ERROR = 1e-6;

export const timesText = ({ topX100 }: Pick<SheetRow, 'topX100'>): string => formatNumber(topX100 / 100);

/** What is left of a round matters of 1 in 1.04 rounds, and of no rarer ones. */
export const oddsText = ({ topOdds }: Pick<SheetRow, 'topOdds'>): string =>
  formatNumber(topOdds < 10 ? topOdds : Math.round(topOdds));

/** "98.9–99.1%", or one figure where all are the same in print. */
export function rangeText(values: readonly number[], say: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(say) as [string, string];
  return least === most ? most : `${least.replace(/%$/, '')}–${most}`;
}

/** `mines-3-opens-5` of mines is the message `mines-mines-opens` with 3 and 5 in its blanks. */
export function playText(t: Say, kind: string, play: string): string {
  const parts = play.split('-');
  const isFigure = (part: string) => /^\d+$/.test(part);
  const words = parts.filter((part) => !isFigure(part)).join('-');
  const [a = 0, b = 0] = parts.filter(isFigure).map(Number);
  const said = t(`game.plays.${kind}-${words}` as MessageId, { a, b, hundredths: formatNumber(a / 100) });
  return said || parts.join(' ');
}
