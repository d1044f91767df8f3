// What a result, or a void, would do to bets, worked out with the settlement's own code and without changing anything.
import type { Input } from '#contract/define.ts';
import type { trading } from '#contract/desk/trading.ts';
import type { Effect } from '#contract/desk/trading-shapes.ts';
import { cents } from '#rules/money.ts';
import { findBets, type KeptBet } from '../../bets/bet-rows.ts';
import { settledBy } from '../../bets/settle-event.ts';
import type { EventRecord } from '../../book/event-rows.ts';
import type { Sql } from '../../database/db.ts';
import type { StaffContext } from '../desk-context.ts';
import { findMarket } from './names.ts';
import { asResult, requireWhole } from './result-tallies.ts';
import { statusOf } from './results.ts';
import { unknownMarket } from './set-price.ts';
import { findEvent } from './traded-book.ts';

const AT_ONCE = 500;
/** Beyond this the picture is clear; nobody waits for the last of a million bets. */
const LOOKED_AT_MAX = 20_000;
const LARGEST_SHOWN = 5;

interface Difference {
  bet: KeptBet;
  after: KeptBet;
  /** In euro cents. */
  before_cents: number;
  after_cents: number;
}

export async function previewEffect(
  { event: id, ending, tallies = {}, began, market }: Input<typeof trading.preview>,
  { db, now }: StaffContext,
): Promise<Effect> {
  const event = await findEvent(db.sql, id);
  requireWhole(event.sport, tallies);
  if (market !== undefined && findMarket(event.sport, market) === undefined) throw unknownMarket();
  const voided = await db.sql<{ market: string }>`select market from voided_market where event_id = ${id}`;
  const voids = new Set([...voided.map((row) => row.market), ...(market === undefined ? [] : [market])]);
  const then: EventRecord =
    ending === undefined
      ? event
      : {
          ...{ ...event, ending, status: statusOf(ending), result: asResult(event, ending, tallies) },
          began_at: began === undefined ? event.began_at : new Date(began),
        };
  const differences: Difference[] = [];
  for await (const bet of betsOn(db.sql, id)) {
    const after = settledBy(bet, then, voids, now);
    const inEuros = (sum: number) => Math.round(sum * bet.euro_rate);
    differences.push({
      ...{ bet, after },
      before_cents: inEuros(bet.paid_cents),
      after_cents: inEuros(after.paid_cents),
    });
  }
  return summedUp(differences);
}

/** Some at a time, in the order of their ids. */
async function* betsOn(sql: Sql, eventId: number): AsyncGenerator<KeptBet> {
  let last = '';
  for (let looked = 0; looked < LOOKED_AT_MAX; looked += AT_ONCE) {
    const found = await sql<{ id: string; player_id: number }>`
      select distinct bet.id, bet.player_id from bet_leg join bet on bet.id = bet_id
      where event_id = ${eventId} and bet.id > ${last} and status in ('open', 'won', 'lost', 'partial', 'returned')
      order by bet.id limit ${AT_ONCE}`;
    if (found.length === 0) return;
    last = found.at(-1)!.id;
    yield* await findBets(
      sql,
      found.map(({ player_id }) => player_id),
      found.map(({ id }) => id),
    );
  }
}

function summedUp(differences: readonly Difference[]): Effect {
  const statuses: Record<string, number> = {};
  let [pays, takesBack] = [0, 0];
  for (const { after, before_cents, after_cents } of differences) {
    statuses[after.status] = (statuses[after.status] ?? 0) + 1;
    pays += Math.max(0, after_cents - before_cents);
    takesBack += Math.max(0, before_cents - after_cents);
  }
  const moved = differences.filter(({ before_cents, after_cents }) => before_cents !== after_cents);
  const byMost = moved.toSorted((a, b) => apart(b) - apart(a));
  return {
    bets: differences.length,
    players: new Set(differences.map(({ bet }) => bet.player_id)).size,
    is_partial: differences.length >= LOOKED_AT_MAX,
    resettled: differences.filter(({ bet, after }) => bet.status !== 'open' && isOther(bet, after)).length,
    pays: cents(pays),
    takes_back: cents(takesBack),
    statuses,
    largest: byMost.slice(0, LARGEST_SHOWN).map(({ bet, after, before_cents, after_cents }) => ({
      ...{ bet: bet.id, player: bet.player_id, status: after.status },
      before: cents(before_cents),
      after: cents(after_cents),
    })),
  };
}

const apart = ({ before_cents, after_cents }: Difference) => Math.abs(after_cents - before_cents);

const isOther = (bet: KeptBet, after: KeptBet) =>
  bet.status !== after.status || bet.paid_cents !== after.paid_cents;
