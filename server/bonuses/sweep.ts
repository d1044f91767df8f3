// What a round pays into the pocket of a bonus that has ended meanwhile: it is no player's money, and goes to the house.
import type { Cents } from '#rules/money.ts';
import type { Tx } from '../database/db.ts';
import { tellAll } from '../live/outbox.ts';
import { burntEntry } from './bonus-entries.ts';
import type { BonusRow } from './bonus-rows.ts';
import { bonusesChanged, move } from './change-bonuses.ts';

type Ended = Pick<BonusRow, 'id' | 'key' | 'player_id' | 'product' | 'currency' | 'changes'> & {
  purse_cents: Cents;
};

/**
 * The caller has locked the players. Bonus money of a player who never had a bonus came some other way, and stays; so does
 * what lies there while one is in play.
 */
export async function sweepAfterEnd(tx: Tx, players: readonly number[]): Promise<void> {
  if (players.length === 0) return;
  const ended = await tx.sql<Ended>`
    select distinct on (player_id, product) bonus.id, key, player_id, product, currency, changes, purse_cents
    from bonus join bonus_purse using (id)
    where player_id = any(${players}::bigint[]) and ended_at is not null and purse_cents > 0
      and purse_currency = currency and not exists (
        select from bonus as other
        where other.player_id = bonus.player_id and other.product = bonus.product
          and other.state in ('active', 'expiring'))
    order by player_id, product, ended_at desc, bonus.id desc`;
  if (ended.length === 0) return;
  const told = await move(
    tx,
    ended.map((bonus) => burntEntry(bonus, bonus.purse_cents)),
  );
  await tx.sql`update bonus set changes = changes + 1 where id = any(${ended.map(({ id }) => id)}::bigint[])`;
  await tellAll(tx, [...told, ...ended.map(({ player_id }) => bonusesChanged(player_id))]);
}
