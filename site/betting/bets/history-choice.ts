// What of the bets on sport is asked for, as the address says it: /profile/bets/history?of=sports&status=won&page=2.
import { type BetStatus, betStatuses } from '#contract/betting/bet.ts';
import type { bets } from '#contract/betting/bets.ts';
import type { Input } from '#contract/define.ts';

export const ROWS = 20;

export interface HistoryChoice {
  status: BetStatus | undefined;
  from: string | undefined;
  to: string | undefined;
  page: number;
}

type Search = Readonly<Record<string, string | undefined>>;

const day = (text: string | undefined) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : undefined);

/** What the address says and makes no sense is as if it were not said. */
export const readHistory = ({ status, from, to, page }: Search): HistoryChoice => ({
  status: betStatuses.find((name) => name === status),
  from: day(from),
  to: day(to),
  page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
});

/** Back into an address: the first page, and all bets, go without saying. */
export const historySearch = ({ status, from, to, page }: HistoryChoice): Record<string, string> => ({
  of: 'sports',
  ...(status !== undefined && { status }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(page > 1 && { page: String(page) }),
});

export const historyInput = (
  { status, from, to, page }: HistoryChoice,
  zone: string | undefined,
): Input<typeof bets.getHistory> => ({
  ...(status !== undefined && { status }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(zone !== undefined && (from !== undefined || to !== undefined) && { zone }),
  offset: (page - 1) * ROWS,
  count: ROWS,
});
