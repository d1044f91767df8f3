// The part of the audit that settles bets again: each bet from its sealed receipt, each leg from the result of its event.
import { isSameResult } from '#sports/settle/outcome-result.ts';
import { type EventRecord, findEvents } from '../book/event-rows.ts';
import type { Db, Sql } from '../database/db.ts';
import type { Invariant, Violation } from '../ledger/audit.ts';
import { findBets, type KeptBet, type LegRow } from './bet-rows.ts';
import { isLateLeg } from './late-legs.ts';
import { legResult } from './leg-results.ts';
import { exposureOf } from './liability.ts';
import { brokenPromise, findSealed } from './promised-bet.ts';
import { workedOut } from './worked-out.ts';

export const betInvariant: Invariant = {
  name: 'L43',
  promise: 'a bet is what its sealed receipt says, and paid what the results of its events come to',
};

const AT_ONCE = 1_000;
const settling: readonly KeptBet['status'][] = ['open', 'won', 'lost', 'partial', 'returned'];

/** Bets that were settled before are not looked at; null: all of them are. Open bets always are. */
export const findOtherBets = (db: Pick<Db, 'atomically'>, since: Date | null): Promise<Violation[]> =>
  db.atomically(
    async ({ sql }) => {
      const found: Violation[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page = await listBets(sql, after, since);
        found.push(...(await faultsOf(sql, page)));
        after = page.at(-1)?.id ?? null;
      }
      return found;
    },
    { isLong: true, isSnapshot: true },
  );

interface Listed {
  id: string;
  player_id: number;
}

const listBets = (sql: Sql, after: string, since: Date | null): Promise<Listed[]> => sql<Listed>`
  select id, player_id from bet
  where id > ${after} and accepted_at is not null
    and (settled_at is null or ${since}::timestamptz is null or settled_at >= ${since})
  order by id limit ${AT_ONCE}`;

async function faultsOf(sql: Sql, page: readonly Listed[]): Promise<Violation[]> {
  const ids = page.map(({ id }) => id);
  const bets = await findBets(
    sql,
    page.map(({ player_id }) => player_id),
    ids,
  );
  const sealed = await findSealed(sql, page);
  const results = await findResults(sql, bets);
  return bets.flatMap((bet) => {
    if (!sealed.has(bet.id)) return [fault(bet, 'a receipt is not as it was sealed', 'its text')];
    const broken = brokenPromise(bet);
    if (broken !== null) return [fault(bet, 'a bet is not what its receipt says', broken)];
    const others = otherResults(bet, results);
    return others.length > 0 ? others : otherExposures(bet);
  });
}

/** The caps of events, leagues and persons count what is stored with the legs. */
const otherExposures = (bet: KeptBet): Violation[] =>
  exposureOf(bet, bet.legs).flatMap(({ place, owed_cents, at_stake_cents }, at) => {
    const stored = bet.legs[at]!;
    if (owed_cents === stored.owed_cents && at_stake_cents === stored.at_stake_cents) return [];
    return [
      fault(
        bet,
        'an open leg does not count for the caps with what its bet may pay',
        `leg ${place}: owes ${stored.owed_cents} of ${stored.at_stake_cents}, should be ${owed_cents} of ${at_stake_cents}`,
      ),
    ];
  });

interface Result {
  event: EventRecord;
  voids: ReadonlySet<string>;
}

/** Of events whose bets were settled by all that is known of them. */
async function findResults(sql: Sql, bets: readonly KeptBet[]): Promise<ReadonlyMap<number, Result>> {
  const ids = [...new Set(bets.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)))];
  const done = await sql<{ event_id: number; version: number; is_lapsed: boolean; voids: string[] }>`
    select event_id, version, is_lapsed,
      array(select market from voided_market where voided_market.event_id = bet_settlement.event_id) as voids
    from bet_settlement where event_id = any(${ids}::bigint[])`;
  const settled = new Map(done.map((one) => [one.event_id, one]));
  return new Map(
    (await findEvents(sql, ids)).flatMap((event) => {
      const by = settled.get(event.id);
      if (by === undefined || by.version < event.version) return [];
      const asSettled: EventRecord = by.is_lapsed
        ? { ...event, status: 'abandoned', ending: 'abandoned' }
        : event;
      return [[event.id, { event: asSettled, voids: new Set(by.voids) }] as const];
    }),
  );
}

/** Of one bet: what it should have come to by these results, where it has not. */
export function otherResults(bet: KeptBet, results: ReadonlyMap<number, Result>): Violation[] {
  if (!settling.includes(bet.status)) return [];
  const legs = bet.legs.filter((leg) => isOther(leg, bet, results.get(leg.event_id)));
  const { status, paid } = workedOut(bet);
  const isAsWorkedOut = status === bet.status && paid === bet.paid_cents;
  return [
    ...legs.map(({ place }) => fault(bet, 'a leg is not what its event came to', `leg ${place}`)),
    ...(isAsWorkedOut
      ? []
      : [
          fault(
            bet,
            'a bet is not what its legs come to',
            `${bet.status}, ${bet.paid_cents}; ${status}, ${paid}`,
          ),
        ]),
  ];
}

function isOther(leg: LegRow, bet: KeptBet, by: Result | undefined): boolean {
  if (by === undefined) return false;
  const isLate = isLateLeg(leg, bet.accepted_at, by.event);
  const next = legResult({ ...leg, is_late: isLate }, by.event, by.voids);
  return next === null || leg.result === null ? next !== leg.result : !isSameResult(next, leg.result);
}

const fault = ({ id, player_id }: KeptBet, rule: string, detail: string): Violation => ({
  ...{ invariant: betInvariant.name, rule, subject: id },
  detail: `player ${player_id}: ${detail}`,
});
