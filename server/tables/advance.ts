// The phases of a table: bets are open, closed, chance runs, it is over. One server at a time takes the next step, whichever
// comes first when it is due; what a step does is one transaction, so after a crash the next server takes the same step.
import { definitionOf } from '#games/definitions/all.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import type { SharedTable } from '#games/shared-tables.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Db, Tx } from '../database/db.ts';
import { findChain, findChainOf, seedAt, takePosition } from '../fairness/seed-chains.ts';
import { definitionIn, lastsMs, sharedSteps } from './shared-outcome.ts';
import { findLatest, insertShared, type SharedRound, updateShared } from './shared-rounds.ts';
import { later } from './shown-table.ts';

/** A round that chance has not decided so long after its moment is void: stakes go back. */
const VOID_AFTER_MS = 600_000;

interface Terms {
  vault: Vault;
  now: Date;
}

/** False: another server is at this table. */
export const holdTable = (tx: Tx, { sysname }: SharedTable): Promise<boolean> =>
  tx.sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock('shared_round'::regclass::int, hashtext(${sysname})) as is_held`.then(
    ([row]) => row!.is_held,
  );

interface Step {
  /** As it stands after the step; undefined where no round can begin yet. */
  round: SharedRound | undefined;
  /** When the next step is due. Of a flight only this process may know. */
  dueAt: Date;
}

/** The caller holds the table. Takes the step that is due, if one is. */
export async function advance(tx: Tx, table: SharedTable, terms: Terms): Promise<Step> {
  const round = await findLatest(tx.sql, table.sysname);
  if (round === undefined || isAway(round, table, terms.now)) return open(tx, table, terms);
  const dueAt = await dueOf(tx, round, table, terms.vault);
  if (dueAt === null || terms.now < dueAt) return { round, dueAt: dueAt ?? terms.now };
  const next = await after(tx, round, terms);
  await updateShared(tx, next);
  return { round: next, dueAt: terms.now };
}

/** It was settled, and has been looked at for long enough. */
const isAway = ({ ended_at, settled_at }: SharedRound, { restsMs }: SharedTable, now: Date): boolean =>
  settled_at !== null && now >= later(ended_at!, restsMs);

/** Null where it has ended: then it is settled, or looked at. */
async function dueOf(tx: Tx, round: SharedRound, table: SharedTable, vault: Vault): Promise<Date | null> {
  if (round.phase === 'open') return round.closes_at;
  if (round.phase === 'closed') return round.runs_at;
  if (round.phase === 'running')
    return later(round.runs_at, table.runsMs ?? (await flightOf(tx, round, vault)));
  return round.settled_at === null ? null : later(round.ended_at!, table.restsMs);
}

async function flightOf(tx: Tx, round: SharedRound, vault: Vault): Promise<number> {
  if (definitionIn(round) === undefined) return 0;
  return lastsMs(sharedSteps(round, await seedOf(tx, round, vault)));
}

const seedOf = async (tx: Tx, { chain_id, position }: SharedRound, vault: Vault): Promise<string> =>
  seedAt(await findChainOf(tx.sql, chain_id), position, vault);

async function after(tx: Tx, round: SharedRound, { vault, now }: Terms): Promise<SharedRound> {
  if (round.phase === 'open') return { ...round, phase: 'closed' };
  const isLate = round.phase === 'closed' && now > later(round.runs_at, VOID_AFTER_MS);
  if (isLate || definitionIn(round) === undefined) return { ...round, phase: 'void', ended_at: now };
  const seed = await seedOf(tx, round, vault);
  const steps = sharedSteps(round, seed);
  if (round.phase === 'closed')
    return { ...round, phase: 'running', runs_at: now, steps: isHidden(round) ? null : steps };
  return { ...round, phase: 'over', ended_at: now, seed, steps };
}

/** Where a flight ends nobody knows before it has. */
const isHidden = (round: SharedRound): boolean => definitionIn(round)?.kind === 'crash';

/**
 * No round begins without a salt, for without one the house alone would have decided; nor before the moment that the salt
 * bears: it may have come while this step was on its way.
 */
async function open(tx: Tx, table: SharedTable, { vault, now }: Terms): Promise<Step> {
  const chain = await findChain(tx.sql, table.sysname);
  const definition = definitionOf(table.sysname)!;
  if (chain === undefined || chain.salted_at === null || chain.salted_at > now)
    return { round: undefined, dueAt: later(now, WAITS_MS) };
  const position = await takePosition(tx, chain);
  const closes = later(now, table.opensMs);
  await insertShared(tx, {
    ...{ game: table.sysname, definition: hashOf(definition), chain_id: chain.id, position },
    commit: position === 1 ? chain.anchor : seedAt(chain, position - 1, vault),
    ...{ opens_at: now, closes_at: closes, runs_at: later(closes, table.closedMs) },
  });
  return { round: await findLatest(tx.sql, table.sysname), dueAt: closes };
}

const WAITS_MS = 1_000;

/** Everybody in it was looked at; it is written down once. */
export async function markSettled({ sql }: Db, { id }: SharedRound, now: Date): Promise<void> {
  await sql`
    update shared_round set settled_at = ${now}
    where id = ${id} and ended_at is not null and settled_at is null`;
}
