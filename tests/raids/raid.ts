// A change by SQL, made without the product's keys by someone who may turn every trigger off, and who reports it.
export interface Raid {
  /** What the attacker gains. */
  attack: string;
  table: string;
  sql: string;
  /** The inspection that reports it, and how. */
  by: string;
  rule: string;
}

type Finding = Pick<Raid, 'by' | 'rule'>;

export const changed: Finding = { by: 'L42', rule: 'a row is not as it was sealed' };
export const added: Finding = { by: 'L42', rule: 'a row was added without a seal' };
export const removed: Finding = { by: 'L42', rule: 'a sealed row is gone' };

export const finds = (by: string, rule: string): Finding => ({ by, rule });

export type RaidRow = readonly [attack: string, table: string, sql: string, finding: Finding];

export const raidsOf = (rows: readonly RaidRow[]): Raid[] =>
  rows.map(([attack, table, sql, finding]) => ({ attack, table, sql, ...finding }));
