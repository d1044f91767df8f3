// The tables where all players share one round, and how long its phases last.

export interface SharedTable {
  sysname: string;
  /** So long bets are taken. */
  opensMs: number;
  /** And so long none any more, before chance decides. */
  closedMs: number;
  /** So long the outcome is shown; null where the outcome itself says how long it lasts, as a flight does. */
  runsMs: number | null;
  /** From the end of a round to the next. */
  restsMs: number;
}

export const sharedTables: readonly SharedTable[] = [
  { sysname: 'rocket-run', opensMs: 7_000, closedMs: 500, runsMs: null, restsMs: 3_000 },
  { sysname: 'roulette-hour', opensMs: 14_000, closedMs: 1_000, runsMs: 6_000, restsMs: 4_000 },
  { sysname: 'baccarat-salon', opensMs: 15_000, closedMs: 1_000, runsMs: 9_000, restsMs: 5_000 },
  { sysname: 'brass-wheel', opensMs: 18_000, closedMs: 1_000, runsMs: 11_000, restsMs: 5_000 },
];

export const sharedTableOf = (sysname: string): SharedTable | undefined =>
  sharedTables.find((table) => table.sysname === sysname);
