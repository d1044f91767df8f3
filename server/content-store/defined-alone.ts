// What one person has defined alone lately counts together: a hundred offers of 20 EUR give as much as one of 2,000 EUR.
import type { EntryKind, Json } from '#contract/content-entries.ts';
import { noCost, type WorstCost } from '#rules/gifts/worst-cost.ts';
import type { Sql } from '../database/db.ts';
import type { EntryChange } from './change-risks.ts';
import { keepsFigures } from './changed-figures.ts';
import { payingKinds, worstCostOf } from './cost-classes.ts';

const DAYS = 30;

export interface Definer {
  /** As the change is signed. Several persons of one name share what one of them may define. */
  by: string;
  now: Date;
}

export class DefinedAlone {
  /** By definition: players who have had a gift do not get it again when its definition changes. */
  readonly #costs = new Map<string, WorstCost>();
  readonly #coinHundredths: number;

  constructor(coinHundredths: number, changes: readonly DefinedChange[] = []) {
    this.#coinHundredths = coinHundredths;
    for (const change of changes) this.add(change);
  }

  add(change: DefinedChange): void {
    const cost = worstCostOf(change, change.after, this.#coinHundredths);
    if (cost === null || keepsFigures(change)) return;
    const known = this.#costs.get(nameOf(change)) ?? noCost;
    this.#costs.set(nameOf(change), merge(known, cost, Math.max));
  }

  /** What the person's other definitions can cost. */
  beside(change: DefinedChange): WorstCost {
    return [...this.#costs]
      .filter(([name]) => name !== nameOf(change))
      .reduce((sum, [, cost]) => addCosts(sum, cost), noCost);
  }
}

type DefinedChange = Pick<EntryChange, 'kind' | 'name' | 'before' | 'after'>;

const nameOf = ({ kind, name }: DefinedChange): string => `${kind} ${name}`;

const merge = (one: WorstCost, other: WorstCost, by: (a: number, b: number) => number): WorstCost => ({
  perPlayer: by(one.perPlayer, other.perPlayer),
  perDay: by(one.perDay, other.perDay),
  total: by(one.total, other.total),
});

export const addCosts = (one: WorstCost, other: WorstCost): WorstCost => merge(one, other, (a, b) => a + b);

/** Changes that two persons agreed to carry both names, so they are not among them. */
export async function readDefinedAlone(
  sql: Sql,
  { by, now }: Definer,
  coinHundredths: number,
): Promise<DefinedAlone> {
  const rows = await sql<{ kind: EntryKind; name: string; before: Json | null; after: Json | null }>`
    select kind, name, before, after from content_change
    where kind = any(${payingKinds}::text[]) and changed_by = ${by}
      and changed_at > ${now}::timestamptz - make_interval(days => ${DAYS})`;
  const changes = rows.map(({ before, after, ...entry }) => ({
    ...entry,
    before: before ?? undefined,
    after: after ?? undefined,
  }));
  return new DefinedAlone(coinHundredths, changes);
}
