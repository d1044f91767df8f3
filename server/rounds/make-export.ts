// Makes the file of an export in parts, so that a long history holds up nobody and can be begun again at any moment.
import { decimalOf } from '#rules/decimal.ts';
import type { Config } from '../config/config.ts';
import type { Db, Sql, Tx } from '../database/db.ts';
import { type Worker, workerOf } from '../jobs/tasks.ts';
import { tell } from '../live/outbox.ts';
import { quoted, type Wanted } from './export-lines.ts';
import { countBets, lineOfBet, listBetsBefore } from './exported-bets.ts';
import { exportTask } from './exports.ts';
import { nameOf, type PlayedRow } from './history.ts';

const AT_ONCE = 2;
const ROUNDS_A_PART = 1_000;
/** The last column says of a round that a pack of free spins paid its stake, and of a bet that it was a free one. */
const HEADER = 'time,game,currency,staked,paid,state,round,free\r\n';

interface Tools {
  db: Db;
  config: Config;
}

export const exportsMade = ({ db, config }: Tools): Worker =>
  workerOf(exportTask, {
    width: AT_ONCE,
    async run({ export: id }, signal) {
      const [wanted] = await db.sql<Wanted>`
        select id, player_id, starts_at, ends_at from history_export where id = ${id} and status = 'pending'`;
      if (wanted === undefined) return undefined;
      await make({ db, config }, wanted, signal);
      return async (tx) => {
        await tx.sql`update history_export set status = 'ready' where id = ${id}`;
        await tellGrown(tx, wanted);
      };
    },
  });

async function make({ db, config }: Tools, wanted: Wanted, signal: AbortSignal): Promise<void> {
  const [counted] = await db.sql<{ rounds: number; last: number }>`
    select count(*)::int as rounds, coalesce(max(number), 0)::int as last from round
    where player_id = ${wanted.player_id} and (${wanted.starts_at}::timestamptz is null or started_at >= ${wanted.starts_at})
      and (${wanted.ends_at}::timestamptz is null or started_at < ${wanted.ends_at})`;
  const bets = await countBets(db.sql, wanted);
  const total = counted!.rounds + bets.count;
  await keepPart(db, wanted, { number: 0, text: HEADER, rounds: 0, total });
  let [number, listed] = [0, 0];
  const add = async (lines: readonly string[]) => {
    number += 1;
    listed += lines.length;
    await keepPart(db, wanted, { number, text: lines.join(''), rounds: listed, total });
  };
  for (let before = counted!.last + 1; ; ) {
    signal.throwIfAborted();
    const rows = await listBefore(db.sql, wanted, before);
    if (rows.length === 0) break;
    before = rows.at(-1)!.number;
    await add(rows.map((row) => lineOf(row, config)));
  }
  for (let before = bets.last + 1; ; ) {
    signal.throwIfAborted();
    const rows = await listBetsBefore(db.sql, wanted, before, ROUNDS_A_PART);
    if (rows.length === 0) return;
    before = rows.at(-1)!.number;
    await add(rows.map(lineOfBet));
  }
}

const listBefore = (sql: Sql, { player_id, starts_at, ends_at }: Wanted, before: number) => sql<PlayedRow>`
  select id, number, game, currency, staked_cents, paid_cents, state, started_at, ended_at, pack_id from round
  where player_id = ${player_id} and number < ${before}
    and (${starts_at}::timestamptz is null or started_at >= ${starts_at})
    and (${ends_at}::timestamptz is null or started_at < ${ends_at})
  order by number desc limit ${ROUNDS_A_PART}`;

interface Part {
  number: number;
  text: string;
  rounds: number;
  total: number;
}

const keepPart = (db: Db, wanted: Wanted, { number, text, rounds, total }: Part): Promise<void> =>
  db.atomically(async (tx) => {
    await tx.sql`
      insert into history_export_part (export_id, number, text) values (${wanted.id}, ${number}, ${text})
      on conflict (export_id, number) do update set text = excluded.text`;
    await tx.sql`update history_export set rounds = ${rounds}, total = ${total} where id = ${wanted.id}`;
    await tellGrown(tx, wanted);
  });

const tellGrown = (tx: Tx, { player_id: playerId, id }: Wanted): Promise<void> =>
  tell(tx, playerId, { name: 'games.history_export_changed', data: { id } });

function lineOf(row: PlayedRow, config: Config): string {
  const { started_at, game, currency, staked_cents, paid_cents, state, id, pack_id } = row;
  const sums = [decimalOf(staked_cents), decimalOf(paid_cents)];
  const isFree = pack_id === null ? '' : 'free';
  const parts = [
    started_at.toISOString(),
    quoted(nameOf(game, config)),
    currency,
    ...sums,
    state,
    id,
    isFree,
  ];
  return `${parts.join(',')}\r\n`;
}
