// The code somebody registered with. Their page uses it as soon as they are in; where the page was closed or the line was
// lost in between, the house uses it for them a little later. A code that cannot be used keeps nobody from anything.
import * as z from 'zod/mini';
import { isRefusal } from '#contract/refusals.ts';
import type { Player } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import type { Db, Tx } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import { defineTask, scheduleAll, scheduled, type Worker, workerOf } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';
import { activate, readCode } from './activate-code.ts';

/** Longer than a page takes for it. */
const LATER_MS = 5 * 60_000;
const AT_ONCE = 2;

const codeDue = defineTask('promo.registered', z.object({ player: z.int() }), { lastsMs: 7 * 86_400_000 });

/** Of those who have registered with a code. */
export async function scheduleCodes(tx: Tx, facts: readonly Fact[], now: Date): Promise<void> {
  const players = facts.flatMap(({ name, playerId }) => (name === 'player.registered' ? [playerId!] : []));
  if (players.length === 0) return;
  const coded = await tx.sql<{ player_id: number }>`
    select player_id from registration
    where player_id = any(${players}::bigint[]) and coalesce(promo_code, '') <> ''`;
  const at = new Date(now.getTime() + LATER_MS);
  await scheduleAll(
    tx,
    coded.map(({ player_id: player }) => scheduled(codeDue, { player }, at)),
  );
}

interface Tools {
  db: Db;
  clock: Clock;
  content: Content;
}

export const registeredCodesUsed = ({ db, clock, content }: Tools): Worker =>
  workerOf(codeDue, {
    width: AT_ONCE,
    async run({ player }) {
      await activateFor({ db, content, now: clock.now() }, player);
      return undefined;
    },
  });

async function activateFor({ db, content, now }: { db: Db; content: Content; now: Date }, id: number) {
  const [row] = await db.sql<Pick<Player, 'id' | 'currency'> & { promo_code: string }>`
    select player.id, currency, promo_code from registration join player on player.id = player_id
    where player_id = ${id}`;
  if (row === undefined) return;
  const { promo_code, ...player } = row;
  try {
    const code = readCode(promo_code);
    await db.atomically((tx) => activate(tx, code, { player, content, now }));
  } catch (error) {
    // Their page has used it, or it is none: they were told at its field.
    // What has no budget now may have one at the next try.
    if (!isRefusal(error) || isRefusal(error, 'RewardUnavailable')) throw error;
  }
}
