// What the house would owe on each outcome of an event, of all bets that are open, in euro cents. Who adds to it or takes
// from it holds the event's liability meanwhile, so that no two bets fit into what is left for one.
import { type Cents, cents } from '#rules/money.ts';
import { exposures } from '#sports/bets/exposure.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { BetRow, KeptPick, LegRow } from './bet-rows.ts';

/** In the order of their numbers, and after the players: whoever needs both takes them so. */
export async function lockLiability(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const ordered = [...new Set(eventIds)].toSorted((a, b) => a - b);
  await tx.sql`
    select pg_advisory_xact_lock('bet_liability'::regclass::int, event_id)
    from unnest(${ordered}::int[]) as event_id`;
}

export interface Outcome {
  eventId: number;
  market: string;
  outcome: string;
}

const nameOf = ({ eventId, market, outcome }: Outcome): string => `${eventId} ${market} ${outcome}`;

/** What was owed before this transaction, and what it adds. */
export class Owed {
  readonly #sums: Map<string, number>;

  constructor(rows: readonly (Outcome & { owed: number })[]) {
    this.#sums = new Map(rows.map((row) => [nameOf(row), row.owed]));
  }

  /** On the outcome that owes most of a leg's. */
  on(eventId: number, picks: readonly Pick<KeptPick, 'market' | 'outcome'>[]): number {
    return Math.max(0, ...picks.map((pick) => this.#sums.get(nameOf({ eventId, ...pick })) ?? 0));
  }

  add({ event_id: eventId, picks, owed_cents }: Pick<LegRow, 'event_id' | 'picks' | 'owed_cents'>): void {
    for (const { market, outcome } of picks) {
      const name = nameOf({ eventId, market, outcome });
      this.#sums.set(name, (this.#sums.get(name) ?? 0) + owed_cents);
    }
  }
}

export async function listOwed(sql: Sql, outcomes: readonly Outcome[]): Promise<Owed> {
  const rows = await sql<{ event_id: number; market: string; outcome: string; owed_cents: Cents }>`
    select event_id, market, outcome, owed_cents from bet_liability
    where (event_id, market, outcome) in (
      select * from unnest(
        ${outcomes.map(({ eventId }) => eventId)}::bigint[], ${outcomes.map(({ market }) => market)}::text[],
        ${outcomes.map(({ outcome }) => outcome)}::text[]))`;
  return new Owed(
    rows.map(({ event_id: eventId, owed_cents: owed, ...rest }) => ({ eventId, owed, ...rest })),
  );
}

type Exposed = Pick<LegRow, 'odds_x1000' | 'chance' | 'result'>;

/** What each leg owes and stakes; nothing once the bet is over. */
export function exposureOf<L extends Exposed>(
  { combos, unit_cents, euro_rate, status }: Pick<BetRow, 'combos' | 'unit_cents' | 'euro_rate' | 'status'>,
  legs: readonly L[],
): (L & Pick<LegRow, 'owed_cents' | 'at_stake_cents'>)[] {
  const isOpen = status === 'open' || status === 'delayed';
  const each = exposures(
    legs.map(({ odds_x1000, chance, result }) => ({ oddsX1000: odds_x1000, chance, result })),
    combos,
  );
  const inEuros = (sum: number) => cents(isOpen ? Math.ceil(sum * unit_cents * euro_rate) : 0);
  return legs.map((leg, place) => ({
    ...leg,
    owed_cents: inEuros(each[place]!.owed),
    at_stake_cents: inEuros(each[place]!.staked),
  }));
}

type Liable = Pick<LegRow, 'event_id' | 'picks' | 'owed_cents' | 'at_stake_cents'>;

interface Change extends Outcome {
  owed: number;
  staked: number;
  bets: number;
}

const isLiable = ({ owed_cents, at_stake_cents }: Liable): boolean => owed_cents > 0 || at_stake_cents > 0;

/** By outcome: what legs have come to, less what they were. The caller holds the liability of their events. */
export async function changeLiability(
  tx: Tx,
  before: readonly Liable[],
  after: readonly Liable[],
): Promise<void> {
  const changes = new Map<string, Change>();
  for (const [sign, legs] of [
    [-1, before],
    [1, after],
  ] as const)
    for (const leg of legs) if (isLiable(leg)) addTo(changes, leg, sign);
  const moved = [...changes.values()].filter(
    ({ owed, staked, bets }) => owed !== 0 || staked !== 0 || bets !== 0,
  );
  if (moved.length > 0) await write(tx, moved);
}

function addTo(changes: Map<string, Change>, leg: Liable, sign: 1 | -1): void {
  for (const { market, outcome } of leg.picks) {
    const place = { eventId: leg.event_id, market, outcome };
    const known = changes.get(nameOf(place)) ?? { ...place, owed: 0, staked: 0, bets: 0 };
    known.owed += sign * leg.owed_cents;
    known.staked += sign * leg.at_stake_cents;
    known.bets += sign;
    changes.set(nameOf(place), known);
  }
}

const write = (tx: Tx, changes: readonly Change[]) => tx.sql`
  insert into bet_liability (event_id, market, outcome, owed_cents, staked_cents, bets)
  select * from unnest(
    ${changes.map(({ eventId }) => eventId)}::bigint[], ${changes.map(({ market }) => market)}::text[],
    ${changes.map(({ outcome }) => outcome)}::text[], ${changes.map(({ owed }) => owed)}::bigint[],
    ${changes.map(({ staked }) => staked)}::bigint[], ${changes.map(({ bets }) => bets)}::int[])
  on conflict (event_id, market, outcome) do update set
    owed_cents = bet_liability.owed_cents + excluded.owed_cents,
    staked_cents = bet_liability.staked_cents + excluded.staked_cents, bets = bet_liability.bets + excluded.bets`;
