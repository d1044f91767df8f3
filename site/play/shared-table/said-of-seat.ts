import { formatMoney } from '#rules/format.ts';
import type { Seated } from './shared-line.ts';

/** What somebody was paid at a table of chips. */
export const saidOfSeat = ({ paid, currency, staked }: Seated): { text: string; isGood: boolean } => ({
  text: paid === null || paid === 0 ? '–' : formatMoney({ amount: paid, currency }),
  isGood: paid !== null && paid > staked,
});
