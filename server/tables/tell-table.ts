// Tells a table's channel what has changed: the round, who sits at it, and what came of it. Only what is there is shown: a
// table without players looks empty.
import type { ChannelPatch } from '#contract/channels.ts';
import type { SeatView, TableEntry } from '#contract/tables.ts';
import type { TargetBet } from '#games/kinds/crash/crash.ts';
import type { Bet } from '#games/kinds/kind.ts';
import type { SharedTable } from '#games/shared-tables.ts';
import { maskedName } from '#rules/masked-name.ts';
import type { Cents, Currency } from '#rules/money.ts';
import { changeChannel, readChannel } from '../channels/channels.ts';
import { type Sql, type Tx, together } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { listPast, type SharedRound } from './shared-rounds.ts';
import { shownShared } from './shown-table.ts';

/** More would not fit a screen, and a busy table must not grow without end. */
const SEATS_SHOWN = 100;
const PAST_SHOWN = 30;

const channelOf = ({ sysname }: SharedTable) => `tables.${sysname}` as 'tables.rocket-run';

interface Tools {
  bus: Bus;
  now: Date;
}

/** The caller holds the table, so that nobody tells something older after it. */
export async function tellTable(
  tx: Tx,
  table: SharedTable,
  round: SharedRound,
  { bus, now }: Tools,
): Promise<void> {
  const name = channelOf(table);
  const [{ data: told }, wanted] = await together(readChannel(tx.sql, name), entriesOf(tx.sql, table, round));
  const gone = Object.keys(told).filter((key) => !wanted.has(key));
  const changed = [...wanted].filter(([key, entry]) => !isSame(told[key], entry));
  const patch: ChannelPatch<typeof name> = Object.fromEntries([
    ...gone.map((key) => [key, null] as const),
    ...changed,
  ]);
  await changeChannel(tx, bus, name, patch, now);
}

async function entriesOf(sql: Sql, table: SharedTable, round: SharedRound): Promise<Map<string, TableEntry>> {
  const [seats, past] = await together(listSeats(sql, round.id), listPast(sql, table.sysname, PAST_SHOWN));
  return new Map<string, TableEntry>([
    ['round', shownShared(round, table)],
    ...seats.map((seat): [string, TableEntry] => [`seat:${seat.id}`, viewOf(seat)]),
    ...past.map(({ position, steps }): [string, TableEntry] => [
      `past:${position}`,
      { kind: 'past', position, steps: [...steps] },
    ]),
  ]);
}

interface SeatRow {
  id: string;
  fakename: string;
  currency: Currency;
  bet: Bet;
  staked_cents: Cents;
  paid_cents: Cents;
  state: 'open' | 'over' | 'void';
}

const listSeats = (sql: Sql, id: number): Promise<SeatRow[]> =>
  sql<SeatRow>`
    select round.id, fakename, round.currency, bet, staked_cents, paid_cents, state
    from round join player on player.id = player_id
    where shared_round_id = ${id} order by started_at, round.id limit ${SEATS_SHOWN}`;

const viewOf = ({ fakename, currency, bet, staked_cents, paid_cents, state }: SeatRow): SeatView => ({
  ...{ kind: 'seat', name: maskedName(fakename), currency, staked: staked_cents },
  chips: 'chips' in bet ? { ...(bet.chips as Record<string, number>) } : null,
  target_x100: 'targetX100' in bet ? (bet as TargetBet).targetX100 : null,
  has_left: state === 'over' && paid_cents > 0,
  paid: state === 'over' ? paid_cents : null,
});

/** As jsonb keeps them: in whatever order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return a.length === b.length && a.every(([key, value]) => isSame(value, (other as never)[key]));
}
