// A shared table in a house of its own, whose clock stands still until it is told to go on.
import { type SharedTable, sharedTableOf } from '#games/shared-tables.ts';
import { cents } from '#rules/money.ts';
import { announceChain, giveSalt } from '#server/fairness/seed-chains.ts';
import { runOnce, type TableTools } from '#server/tables/run-tables.ts';
import { findLatest } from '#server/tables/shared-rounds.ts';
import { openDoors } from './doors.ts';
import { openFrame } from './frame.ts';
import type { PlayerWish } from './player.ts';

const FEW = { length: 300, aheadBy: 10 };

export type TableHouse = Awaited<ReturnType<typeof openTableHouse>>;

export async function openTableHouse(sysname: string, chain = FEW) {
  const doors = await openDoors();
  const table: SharedTable = sharedTableOf(sysname)!;
  let now = new Date('2026-03-01T12:00:00Z').getTime();
  doors.product.clock = { now: () => new Date(now) };
  const tools: TableTools = doors.product;
  const { sql } = doors.product.db;
  await announceChain(tools, { game: sysname, length: chain.length }, 1, new Date(now));
  await giveSalt(sql, sysname, 'the-salt', new Date(now));

  const run = () => runOnce(tools, table, chain);
  const latest = async () => (await findLatest(sql, sysname))!;
  const pass = (ms: number) => {
    now += ms;
  };
  return {
    ...doors,
    ...{ table, tools, sql, run, latest, pass },
    now: () => now,

    /** Goes on, as the schedule has it, until the table is in this phase. */
    async until(phase: string) {
      for (let step = 0; step < 200; step++) {
        const dueAt = await run();
        if ((await latest()).phase === phase) return latest();
        now = Math.max(now, dueAt.getTime());
      }
      throw new Error(`the table never was ${phase}`);
    },

    /** Until it is over and everybody is settled. */
    async end() {
      for (let step = 0; step < 200; step++) {
        const dueAt = await run();
        const round = await latest();
        if (round.settled_at !== null) return round;
        now = Math.max(now, dueAt.getTime());
      }
      throw new Error('the round never ended');
    },

    /** Somebody who sits down at it. */
    async sit(wish: PlayerWish = { balances: { main: cents(10_000) } }) {
      const player = await doors.player(wish);
      const frame = await openFrame(doors, { sysname, player });
      const keyed = (key?: string) =>
        key === undefined ? frame.token : { ...frame.token, 'idempotency-key': key };
      return {
        ...{ player, frame },
        state: async () => (await doors.ask('tables.get', {}, frame.token)).result,
        place: async (bet: object, key?: string) =>
          doors.send(
            'tables.place',
            { round: String((await latest()).id), bet: JSON.stringify(bet) },
            keyed(key),
          ),
        leave: (round: string, key?: string) => doors.send('tables.leave', { round }, keyed(key)),
      };
    },
  };
}
