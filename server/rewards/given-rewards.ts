// What each player was given: one row for each reward, for staff to see on the player's page.
import type { Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { Given, Reward, RewardSource } from './reward.ts';

/** Insurances are given by the settlement of bets itself. */
type AnyGiven = Omit<Given, 'source'> & {
  source: { giver: RewardSource['giver'] | 'insurance'; name: string };
};

/** In the transaction that gives them. A key is listed once. */
export async function listAsGiven(tx: Tx, rewards: readonly AnyGiven[], now: Date): Promise<void> {
  const rows = rewards.map(({ key, player, reward, source: { giver, name } }) => ({
    ...{ player_id: player.id, key: `${giver}:${key}`, giver, name },
    ...{ currency: player.currency, reward, given_at: now },
  }));
  await tx.sql`
    insert into given_reward (player_id, key, giver, name, currency, reward, given_at)
    select player_id, key, giver, name, currency, reward, given_at
    from jsonb_populate_recordset(null::given_reward, ${JSON.stringify(rows)}::text::jsonb)
    on conflict do nothing`;
}

export interface GivenRow {
  giver: string;
  name: string;
  currency: Currency;
  reward: Reward;
  given_at: Date;
}

/** The latest first. */
export const findGiven = (sql: Sql, playerId: number, count: number): Promise<GivenRow[]> => sql<GivenRow>`
  select giver, name, currency, reward, given_at from given_reward
  where player_id = ${playerId} order by given_at desc, key limit ${count}`;
