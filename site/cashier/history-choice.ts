// What of the history is asked for, as the address says it: /cashier/history?type=deposit&from=2026-01-01&page=2.
import {
  type PaymentState,
  type PaymentType,
  paymentStates,
  paymentTypes,
} from '#contract/cashier/cashier.ts';

export const ROWS = 20;

export interface HistoryChoice {
  type: PaymentType | undefined;
  state: PaymentState | undefined;
  from: string | undefined;
  to: string | undefined;
  page: number;
}

type Search = Readonly<Record<string, string | undefined>>;

const day = /^\d{4}-\d\d-\d\d$/;
const dayIn = (text: string | undefined) => (text !== undefined && day.test(text) ? text : undefined);

/** What the address says and makes no sense is as if it were not said. */
export const readChoice = ({ type, state, from, to, page }: Search): HistoryChoice => ({
  type: paymentTypes.find((known) => known === type),
  state: paymentStates.find((known) => known === state),
  from: dayIn(from),
  to: dayIn(to),
  page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
});

/** Back into an address: the first page, and what was not chosen, go without saying. */
export const searchOf = ({ page, ...choice }: HistoryChoice): Record<string, string> =>
  said({ ...choice, page: page > 1 ? String(page) : undefined });

/** `zone` is where the days are; without any days it says nothing. */
export const historyInput = ({ page, ...choice }: HistoryChoice, zone: string | undefined) => ({
  ...said({ ...choice, zone: hasDays(choice) ? zone : undefined }),
  offset: (page - 1) * ROWS,
  count: ROWS,
});

export const hasDays = ({ from, to }: Pick<HistoryChoice, 'from' | 'to'>): boolean =>
  from !== undefined || to !== undefined;

export const isFiltered = ({ page: _, ...choice }: HistoryChoice): boolean =>
  Object.keys(said(choice)).length > 0;

type Said<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const said = <T extends object>(values: T): Said<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Said<T>;
