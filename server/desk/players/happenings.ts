// What happened around a player lately, from every book at once, the latest first.
import type { PlayerPicture } from '#contract/desk/players.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql } from '../../database/db.ts';

type Happening = PlayerPicture['feed'][number];

interface Row {
  at: Date;
  kind: Happening['kind'];
  says: string;
  cents: Cents | null;
  currency: Currency | null;
}

const SHOWN = 30;

export async function listHappenings(sql: Sql, playerId: number): Promise<Happening[]> {
  const rows = await sql<Row>`
    select at, kind, says, cents, currency from (
      (select changed_at as at, 'payment' as kind, type || ' ' || state || ', ' || method as says, cents, currency
       from payment where player_id = ${playerId} order by number desc limit ${SHOWN})
      union all
      (select started_at, 'round', game, paid_cents - staked_cents, currency
       from round where player_id = ${playerId} order by number desc limit ${SHOWN})
      union all
      (select set_at, 'exclusion', period, null, null
       from self_exclusion where player_id = ${playerId} order by id desc limit ${SHOWN})
      union all
      (select at, 'desk', call || ' by ' || member_name, null, null
       from staff_audit where subject = ${`player ${playerId}`} and outcome = 'done' order by id desc limit ${SHOWN})
    ) as happening (at, kind, says, cents, currency)
    order by at desc limit ${SHOWN}`;
  return rows.map(({ at, kind, says, cents, currency }) => ({
    at: at.toISOString(),
    kind,
    says,
    amount: cents === null || currency === null ? null : { amount: cents, currency },
  }));
}
