// Settles bets on an event by what it has come to, some at a time. It may be interrupted anywhere, by whoever, and begun
// again: what was posted stays posted, what was not is found again, and several servers take turns.
import { createHash } from 'node:crypto';
import { CORRECTED_WITHIN_HOURS } from '#sports/settle/ending-rules.ts';
import { isSameResult, type OutcomeResult } from '#sports/settle/outcome-result.ts';
import { type EventRecord, findEvents } from '../book/event-rows.ts';
import { type Db, lockPlayers, type Tx } from '../database/db.ts';
import { findBets, type KeptBet, type LegRow } from './bet-rows.ts';
import { allReadable } from './each-alone.ts';
import { insureLosers } from './insurance.ts';
import { isLateLeg, startOf } from './late-legs.ts';
import { isFinal, legResult, resultOf, type VoidMarkets } from './leg-results.ts';
import { lockLiability } from './liability.ts';
import { findSharesAtRisk } from './opposed-stakes.ts';
import { type BetChange, postChanges } from './post-changes.ts';
import { revalueEvent } from './revalue-event.ts';
import { settledFacts } from './settled-facts.ts';
import { isLate } from './watched-events.ts';
import { potentialLeft, workedOut } from './worked-out.ts';

const AT_ONCE = 500;

/** Until nothing of it is left to be settled, or another server is at it. */
export async function settleEvent(db: Db, eventId: number, now: Date): Promise<void> {
  let pass: Pass | null = { eventId, after: '', looked: null, isWhole: true };
  while (pass !== null) pass = await settleSome(db, pass, now);
}

interface Pass {
  eventId: number;
  /** The last bet that was looked at. */
  after: string;
  looked: Looked | null;
  /** False: of some bets nothing could be made, and they are left as they are. */
  isWhole: boolean;
}

interface Looked {
  version: number;
  changed: readonly Changed[];
  isWhole: boolean;
}

/** Legs that ask the same of the event, and stand the same. */
interface Group extends Pick<LegRow, 'picks' | 'score' | 'result'> {
  is_late: boolean;
}

interface Changed extends Group {
  next: OutcomeResult | null;
}

const settleSome = (db: Db, pass: Pass, now: Date): Promise<Pass | null> =>
  db.atomically(async (tx) => {
    if (!(await holdSettlement(tx, pass.eventId))) return null;
    const [told] = await findEvents(tx.sql, [pass.eventId]);
    if (told === undefined) return null;
    const event = asItCounts(told, now);
    const voids = await findVoids(tx, event.id);
    const isSame = pass.looked?.version === event.version;
    const looked = isSame ? pass.looked! : await lookAt(tx, event, voids);
    const after = isSame ? pass.after : '';
    const { found, last } =
      looked.changed.length === 0
        ? { found: [], last: null }
        : await findChanged(tx, event, looked.changed, after);
    const isWhole = looked.isWhole && (!isSame || pass.isWhole);
    if (last === null) {
      await revalueEvent(tx, event);
      // Otherwise it is looked at again, until somebody has mended them.
      if (isWhole) await markSettled(tx, event, voids, now);
      return null;
    }
    const areAll = await settleThese(tx, event, voids, found, now);
    return { eventId: event.id, after: last, looked, isWhole: isWhole && areAll };
  });

/** What was not completed in time counts as abandoned: what was certain by then stands, the rest is void. */
const asItCounts = (event: EventRecord, now: Date): EventRecord =>
  isFinal(event) || !isLate(event, now) ? event : { ...event, status: 'abandoned', ending: 'abandoned' };

/** False: another server is at it. */
const holdSettlement = (tx: Tx, eventId: number): Promise<boolean> =>
  tx.sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock('bet_settlement'::regclass::int, ${eventId}::int) as is_held`.then(
    ([row]) => row!.is_held,
  );

async function findVoids({ sql }: Tx, eventId: number): Promise<VoidMarkets> {
  const rows = await sql<{ market: string }>`
    select market from voided_market where event_id = ${eventId} order by market`;
  return new Set(rows.map(({ market }) => market));
}

/** Nothing is looked at where the match stands as it stood. */
async function lookAt(tx: Tx, event: EventRecord, voids: VoidMarkets): Promise<Looked> {
  const { version } = event;
  const [settled] = await tx.sql<{ state: string }>`
    select state from bet_settlement where event_id = ${event.id}`;
  if (settled?.state === stateOf(event, voids)) return { version, changed: [], isWhole: true };
  const groups = await tx.sql<Group>`
    select distinct picks, score, result, coalesce(not is_live and accepted_at >= ${startOf(event)}, false) as is_late
    from bet_leg join bet on bet.id = bet_id
    where event_id = ${event.id} and status in ('open', 'won', 'lost', 'partial', 'returned')`;
  const known = allReadable(groups, (group) => ({ ...group, next: legResult(group, event, voids) }));
  const changed = known.filter(({ result, next }) => !isSameOrOpen(result, next));
  return { version, changed, isWhole: known.length === groups.length };
}

const isSameOrOpen = (a: OutcomeResult | null, b: OutcomeResult | null): boolean =>
  a === null || b === null ? a === b : isSameResult(a, b);

/** What settlement goes by. */
const stateOf = (event: EventRecord, voids: VoidMarkets): string =>
  createHash('sha256')
    .update(
      JSON.stringify([isFinal(event), resultOf(event), event.result_revision, [...voids], startOf(event)]),
    )
    .digest('base64url');

interface Found {
  bet_id: string;
  player_id: number;
}

/** Of the next bets on the event, in the order of their ids, those that come to something else. */
async function findChanged(
  { sql }: Tx,
  event: EventRecord,
  changed: readonly Changed[],
  from: string,
): Promise<{ found: Found[]; last: string | null }> {
  let after = from;
  for (;;) {
    // Each bet is looked up by its id: a join was planned as a scan of all bets, by statistics from before most were placed.
    const page = await sql<Found & { is_changed: boolean }>`
      with page as materialized (
        select bet_id, player_id, picks, score, result, is_live from bet_leg
        where event_id = ${event.id} and bet_id > ${after} order by bet_id fetch first (${AT_ONCE}::int) rows with ties)
      select bet_id, page.player_id, status in ('open', 'won', 'lost', 'partial', 'returned')
        and (picks, coalesce(score, 'null'), coalesce(result, 'null'),
          coalesce(not is_live and accepted_at >= ${startOf(event)}, false)) in (
          select picks::jsonb, score::jsonb, result::jsonb, is_late from unnest(
            ${changed.map(({ picks }) => JSON.stringify(picks))}::text[],
            ${changed.map(({ score }) => JSON.stringify(score))}::text[],
            ${changed.map(({ result }) => JSON.stringify(result))}::text[],
            ${changed.map(({ is_late }) => is_late)}::boolean[]) as changed (picks, score, result, is_late)) as is_changed
      from page cross join lateral (select status, accepted_at from bet where bet.id = bet_id limit 1) as bet
      order by bet_id`;
    const last = page.at(-1)?.bet_id ?? null;
    const found = page.filter(({ is_changed }) => is_changed);
    if (last === null || found.length > 0) return { found, last };
    after = last;
  }
}

/** Gives whether something could be made of all. */
async function settleThese(
  tx: Tx,
  event: EventRecord,
  voids: VoidMarkets,
  found: readonly Found[],
  now: Date,
): Promise<boolean> {
  const players = found.map(({ player_id }) => player_id);
  const ids = found.map(({ bet_id }) => bet_id);
  await lockPlayers(tx, [...new Set(players)]);
  const bets = await findBets(tx.sql, players, ids);
  await lockLiability(
    tx,
    bets.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)),
  );
  const settling = bets.filter(({ status }) => isSettling(status));
  const shareOf = await findSharesAtRisk(tx.sql, settling);
  const changes = allReadable(settling, (before): BetChange => {
    const after = settledBy(before, event, voids, now);
    const why = isLateBet(before, event) ? 'late' : whyOf(event);
    return { before, after, why, facts: settledFacts(before, after, shareOf(before), now) };
  });
  const posted = await postChanges(tx, changes, now);
  await insureLosers(tx, posted, now);
  return changes.length === settling.length;
}

const isLateBet = ({ legs, accepted_at }: KeptBet, event: EventRecord): boolean =>
  legs.some((leg) => leg.event_id === event.id && isLateLeg(leg, accepted_at, event));

const isSettling = (status: KeptBet['status']): boolean =>
  ['open', 'won', 'lost', 'partial', 'returned'].includes(status);

const whyOf = ({ status, result_revision }: EventRecord): string => {
  if (status === 'live' || status === 'interrupted') return 'certain';
  if (status !== 'resulted') return status;
  return result_revision > 1 ? 'corrected' : 'resulted';
};

/** As it stands by this event; what other events have made of its other legs stays. */
export function settledBy(bet: KeptBet, event: EventRecord, voids: VoidMarkets, now: Date): KeptBet {
  const legs = bet.legs.map((leg) =>
    leg.event_id === event.id
      ? {
          ...leg,
          result: legResult({ ...leg, is_late: isLateLeg(leg, bet.accepted_at, event) }, event, voids),
          result_revision: event.result_revision,
        }
      : leg,
  );
  const { status, paid } = workedOut({ ...bet, legs });
  const isOver = status !== 'open';
  return {
    ...{ ...bet, legs, status, paid_cents: paid, settled_at: isOver ? (bet.settled_at ?? now) : null },
    potential_cents: potentialLeft({ ...bet, legs }),
  };
}

const HOUR_MS = 3_600_000;

async function markSettled(tx: Tx, event: EventRecord, voids: VoidMarkets, now: Date): Promise<void> {
  const isLapsed = event.ending === 'abandoned' && isLate(event, now);
  const until = isFinal(event) ? new Date(now.getTime() + CORRECTED_WITHIN_HOURS * HOUR_MS) : null;
  await tx.sql`
    update bet_settlement set version = ${event.version}, state = ${stateOf(event, voids)}, at = ${now},
      watched_until = ${until}, is_lapsed = ${isLapsed}
    where event_id = ${event.id}`;
}
