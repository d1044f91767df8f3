// Cycles of jackpots as they are kept: from one drop to the next.
import { type JackpotTerms, MICROS, type Standing } from '#rules/jackpots.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Tx } from '../database/db.ts';
import { drawSeed } from '../fairness/seed-pairs.ts';

/** One that is only drawn has no terms yet, and stands at nothing. */
export interface CycleRow {
  jackpot_id: number;
  number: number;
  state: 'next' | 'open' | 'dropped' | 'rolled_over';
  commit: string;
  /** Sealed until the cycle has ended; then in hexadecimal. */
  server_seed: string;
  drawn_at: Date;
  terms: JackpotTerms | null;
  opened_at: Date | null;
  window_from: Date | null;
  window_to: Date | null;
  house_cents: Cents;
  start_micros: number;
  pot_micros: number;
  reserved_micros: number;
  tickets: number;
  last_bet_at: Date | null;
  rounds: number;
  ended_at: Date | null;
}

export interface JackpotRow {
  id: number;
  /** Of the next cycle. */
  terms: JackpotTerms;
  is_offered: boolean;
  reserve_micros: number;
}

/** Whoever counts, opens or forces has all of them until the transaction ends. */
export async function lockJackpots({ sql }: Tx): Promise<JackpotRow[]> {
  return sql<JackpotRow>`
    select id, terms, is_offered, reserve_micros from jackpot order by id for update`;
}

/** Those under way, and those drawn for the time after them. */
export const listUnderWay = ({ sql }: Tx): Promise<CycleRow[]> => sql<CycleRow>`
  select jackpot_id, number, state, commit, server_seed, drawn_at, terms, opened_at, window_from, window_to,
    house_cents, start_micros, pot_micros, reserved_micros, tickets, last_bet_at, rounds, ended_at
  from jackpot_cycle where state in ('next', 'open') order by jackpot_id, number`;

/** In the order of their numbers: one ends before another is the open one. */
export async function keepCycles({ sql }: Tx, cycles: readonly CycleRow[]): Promise<void> {
  await sql`
    insert into jackpot_cycle (jackpot_id, number, state, commit, server_seed, drawn_at, terms, opened_at, window_from,
      window_to, house_cents, start_micros, pot_micros, reserved_micros, tickets, last_bet_at, rounds, ended_at)
    select jackpot_id, number, state, commit, server_seed, drawn_at, terms, opened_at, window_from, window_to, house_cents,
      start_micros, pot_micros, reserved_micros, tickets, last_bet_at, rounds, ended_at
    from jsonb_populate_recordset(null::jackpot_cycle, ${JSON.stringify(cycles)}::text::jsonb)
    order by jackpot_id, number
    on conflict (jackpot_id, number) do update
    set state = excluded.state, server_seed = excluded.server_seed, terms = excluded.terms,
      opened_at = excluded.opened_at, window_from = excluded.window_from, window_to = excluded.window_to,
      house_cents = excluded.house_cents, start_micros = excluded.start_micros, pot_micros = excluded.pot_micros,
      reserved_micros = excluded.reserved_micros, tickets = excluded.tickets, last_bet_at = excluded.last_bet_at,
      rounds = excluded.rounds, ended_at = excluded.ended_at`;
}

/** Sealed text is bound to its cycle: it cannot be laid under another. */
const about = ({ jackpot_id, number }: Pick<CycleRow, 'jackpot_id' | 'number'>) =>
  `seed of jackpot ${jackpot_id}, cycle ${number}`;

/** In hexadecimal; of one that has not ended. */
export const openSeed = (
  cycle: Pick<CycleRow, 'jackpot_id' | 'number' | 'server_seed'>,
  vault: Vault,
): string => vault.open(cycle.server_seed, about(cycle));

export function drawCycle(jackpot_id: number, number: number, at: Date, vault: Vault): CycleRow {
  const { seed, commit } = drawSeed();
  return {
    ...{ jackpot_id, number, state: 'next', commit, drawn_at: at },
    server_seed: vault.seal(seed, about({ jackpot_id, number })),
    ...{ terms: null, opened_at: null, window_from: null, window_to: null, ended_at: null },
    ...{ house_cents: ZERO, start_micros: 0, pot_micros: 0, reserved_micros: 0 },
    ...{ tickets: 0, last_bet_at: null, rounds: 0 },
  };
}

export const standingOf = (cycle: CycleRow): Standing => ({
  potMicros: cycle.pot_micros,
  reservedMicros: cycle.reserved_micros,
  tickets: cycle.tickets,
  lastAt: cycle.last_bet_at?.getTime() ?? 0,
  rounds: cycle.rounds,
});

export const withStanding = (cycle: CycleRow, standing: Standing): CycleRow => ({
  ...cycle,
  pot_micros: standing.potMicros,
  reserved_micros: standing.reservedMicros,
  tickets: standing.tickets,
  last_bet_at: standing.lastAt === 0 ? null : new Date(standing.lastAt),
  rounds: standing.rounds,
});

export interface Start {
  terms: JackpotTerms;
  potMicros: number;
  /** What the house puts in where the reserve is not enough. */
  fromHouse: number;
  at: number;
  /** By time: when its window begins. */
  from: number;
}

const MINUTE_MS = 60_000;

/** A window ends on the next of its hours, in UTC. */
export function opened(next: CycleRow, { terms, potMicros, fromHouse, at, from }: Start): CycleRow {
  const span = (terms.window_minutes ?? 0) * MINUTE_MS;
  const window =
    terms.kind === 'by-time'
      ? { window_from: new Date(from), window_to: new Date((Math.floor(from / span) + 1) * span) }
      : { window_from: null, window_to: null };
  return {
    ...{ ...next, state: 'open', terms, opened_at: new Date(at), ...window },
    ...{ house_cents: cents(fromHouse), start_micros: potMicros, pot_micros: potMicros },
  };
}

/** In whole cents: what the reserve gives to a start, and what the house puts in where that is not enough. */
export function splitStart({ start_cents }: JackpotTerms, reserveMicros: number) {
  const fromReserve = Math.min(start_cents, Math.floor(reserveMicros / MICROS));
  return { fromReserve, fromHouse: start_cents - fromReserve };
}
