import { formatNumber } from '#rules/format.ts';
import type { Cents } from '#rules/money.ts';
import { formatOdds } from '#sports/odds/formats.ts';

/** Traders think in whole euros: cents would only hide which sum is the large one. */
export const wholeEuros = (amount: Cents): string => `€ ${formatNumber(Math.round(amount / 100))}`;

/** For the house: "+ 1,084" it keeps, "− 5,136" it pays. */
export function houseSum(amount: Cents): string {
  const euros = Math.round(amount / 100);
  if (euros === 0) return '0';
  return `${euros < 0 ? '−' : '+'} ${formatNumber(Math.abs(euros))}`;
}

export const percentText = (share: number): string => `${formatNumber(Math.round(share * 1000) / 10)} %`;

/** What would be offered without a margin. */
export const fairOdds = (chance: number): string => formatOdds(Math.round(100 / chance) * 10, 'decimal');
