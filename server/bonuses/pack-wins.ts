// What free spins have won becomes a bonus once their pack is over, where the pack says so.
import type { Cents, Currency } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import { type Db, lockPlayer, type Sql } from '../database/db.ts';
import { packEndedTask } from '../freespins/pack-ended.ts';
import { type Worker, workerOf } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';
import { grantBonus } from './grant.ts';
import { WON_TEMPLATE } from './templates.ts';

const AT_ONCE = 4;

interface Tools {
  db: Db;
  clock: Clock;
  content: Content;
}

interface WonPack {
  id: string;
  player_id: number;
  currency: Currency;
  won_cents: Cents;
  source: string;
}

export const packWinsGiven = ({ db, clock, content }: Tools): Worker =>
  workerOf(packEndedTask, {
    width: AT_ONCE,
    async run({ pack }) {
      const found = await findWon(db.sql, pack, clock.now());
      if (found === undefined) return undefined;
      return async (tx) => {
        const now = clock.now();
        await lockPlayer(tx, found.player_id);
        const won = await findWon(tx.sql, pack, now);
        if (won === undefined) return;
        const { id, player_id, currency, won_cents: amount, source } = won;
        const player = { id: player_id, currency };
        const key = `freespins-${id}`;
        const grant = {
          key,
          player,
          template: WON_TEMPLATE,
          amount,
          giver: 'freespins',
          source,
          packId: id,
        } as const;
        await grantBonus(tx, grant, { now, content });
      };
    },
  });

/** Undefined: it goes on, has won nothing, or its wins are a bonus already. A round of it that is open may win more. */
async function findWon(sql: Sql, pack: string, now: Date): Promise<WonPack | undefined> {
  const [won] = await sql<WonPack>`
    select id, player_id, currency, won_cents, source from freespin_pack as pack
    where id = ${pack} and wins_to = 'bonus' and won_cents > 0
      and freespin_status(rounds, used, expires_at, ${now}::timestamptz) <> 'active'
      and not exists (select from round where pack_id = pack.id and state = 'open')
      and not exists (select from bonus where pack_id = pack.id)`;
  return won;
}
