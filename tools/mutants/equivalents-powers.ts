// Equivalent mutants of the powers of staff: budgets, gifts, thresholds and changes of content.
import type { Equivalent } from './equivalents.ts';

export const powersEquivalents: readonly Equivalent[] = [
  ...[
    { was: 'opened.length > 0', now: 'true' },
    { was: '>', now: '>=' },
  ].map((mutant) => ({
    path: 'server/budgets/charge-budget.ts',
    ...mutant,
    in: 'if (opened.length > 0)',
    why: 'the ledger records the first funds of a budget once for their key; asking it again costs',
  })),
  {
    path: 'server/budgets/stop-kind.ts',
    was: '>',
    now: '>=',
    in: `due_at > \${now}`,
    why: 'a task that is due now becomes due now',
  },
  {
    path: 'server/desk/budgets/list-budgets.ts',
    was: '0',
    now: '1',
    in: 'stakes: 0',
    why: 'a share of one cent of stakes is below a cent, and is rounded down',
  },
  {
    path: 'server/desk/budgets/watch-outflow.ts',
    was: '-',
    now: '+',
    in: 'longest - 1',
    why: 'each kind leaves out the totals before its own first day; reading them costs',
  },
  {
    path: 'server/content-store/changed-figures.ts',
    was: '1',
    now: '2',
    in: '? -1 : 1',
    why: 'of what a comparison returns only the sign counts',
  },
  {
    path: 'server/content-store/defined-alone.ts',
    was: '?? undefined',
    now: '',
    in: 'before: before ?? undefined',
    why: 'the figures of no definition are like those of nothing, whether that is null or undefined',
  },
  {
    path: 'server/rewards/give-or-wait.ts',
    was: '2',
    now: '3',
    in: 'AT_ONCE = 2',
    why: 'how many waiting rewards are given at the same time changes when, and not what is given',
  },
  {
    path: 'server/desk/people/roles-later.ts',
    was: '1',
    now: '2',
    in: 'width: 1',
    why: 'each task changes the row of one member; how many run at the same time changes nothing',
  },
  {
    path: 'server/thresholds/thresholds.ts',
    was: '',
    now: ' desc',
    in: 'order by name',
    why: 'the values are put together by name, in any order',
  },
  {
    path: 'server/content-store/save-edits.ts',
    was: 'edit.value === undefined',
    now: 'false',
    in: 'value: edit.value === undefined',
    why: 'of an entry that is removed nothing is left to be cleaned: nothing comes back',
  },
  ...['server/content-store/save-edits.ts', 'server/content-store/changed-figures.ts'].map((path) => ({
    path,
    was: '<',
    now: '<=',
    in: 'a < b',
    why: 'two fields of one object never have the same name',
  })),
  {
    path: 'server/content-store/save-edits.ts',
    was: '1',
    now: '2',
    in: '? -1 : 1',
    why: 'of what a comparison returns only the sign counts',
  },
];
