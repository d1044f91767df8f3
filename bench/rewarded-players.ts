// Players with something at stake beside their money: a tournament that runs, and a bonus to be played.
import { cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import { readContent } from '#server/content/content.ts';
import type { Db } from '#server/database/db.ts';
import { giveReward } from '#server/rewards/give-reward.ts';
import type { SeatedPlayer } from './seated-players.ts';

const BONUS = cents(100_000);

export async function giveStakeInRewards(db: Db, players: readonly SeatedPlayer[]): Promise<void> {
  const ids = players.map(({ id }) => id);
  await db.atomically(async ({ sql }) => {
    await sql`
      insert into tournament_player (run_id, player_id, joined_at, currency, fee_cents)
      select run.id, player.id, now(), player.currency, 0 from tournament_run as run, player
      where run.state = 'RUNNING' and player.id = any(${ids})`;
    await sql`update tournament_run set participants = participants + ${ids.length} where state = 'RUNNING'`;
  });
  const content = readContent('content');
  const reward = { kind: 'bonus', template: 'welcome-match', amount: BONUS } as const;
  const source = { giver: 'offer', name: 'a measurement' } as const;
  const all = await db.sql<Pick<Player, 'id' | 'currency'>>`
    select id, currency from player where id = any(${ids}) order by id`;
  for (const player of all) {
    const given = { key: `bench:${player.id}`, player, reward, source };
    await db.atomically((tx) => giveReward(tx, given, new Date(), content));
  }
}
