// Which browsers a player is told things on.
import type { Session } from '../calls/context.ts';
import type { Db, Sql } from '../database/db.ts';
import type { Subscription } from './send-push.ts';

/** More browsers than anybody has; the oldest makes room. */
const EACH_MAX = 10;

interface Subscriber {
  playerId: number;
  session: Session;
}

/** A browser has one address, whoever signs in on it: the last one is told. */
export const keepSubscription = (
  db: Db,
  { endpoint, p256dh, auth }: Subscription,
  { playerId, session, now }: Subscriber & { now: Date },
): Promise<void> =>
  db.atomically(async ({ sql }) => {
    await sql`
      delete from push_subscription
      where player_id = ${playerId} and session_hash = ${session.hash} and endpoint <> ${endpoint}`;
    await sql`
      insert into push_subscription (player_id, session_hash, endpoint, p256dh, auth, created_at)
      values (${playerId}, ${session.hash}, ${endpoint}, ${p256dh}, ${auth}, ${now})
      on conflict (endpoint) do update set player_id = excluded.player_id, session_hash = excluded.session_hash,
        p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`;
    await sql`
      delete from push_subscription where player_id = ${playerId} and id not in (
        select id from push_subscription where player_id = ${playerId} order by created_at desc, id desc limit ${EACH_MAX})`;
  });

export async function endSubscription(sql: Sql, { playerId, session }: Subscriber): Promise<void> {
  await sql`delete from push_subscription where player_id = ${playerId} and session_hash = ${session.hash}`;
}

export async function isSubscribed(sql: Sql, { playerId, session }: Subscriber): Promise<boolean> {
  const found = await sql`
    select from push_subscription where player_id = ${playerId} and session_hash = ${session.hash}`;
  return found.length > 0;
}

interface Listener extends Subscription {
  locale: string;
}

/** Undefined: they have signed out since, or are not welcome any more. */
export async function findListener(sql: Sql, id: number): Promise<Listener | undefined> {
  const [found] = await sql<Listener>`
    select endpoint, p256dh, auth, locale from push_subscription join player on player.id = player_id
    where push_subscription.id = ${id} and status = 'active'`;
  return found;
}
