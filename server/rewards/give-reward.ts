// The one place where rewards are given: in the caller's transaction, once a key, within the budget of their definition.
import { MICRO } from '#rules/loyalty.ts';
import type { Cents } from '#rules/money.ts';
import { grantBonus } from '../bonuses/grant.ts';
import { moveCoins } from '../coins/coins.ts';
import type { Content } from '../content/content.ts';
import type { Tx } from '../database/db.ts';
import { grantFreebet } from '../freebets/freebets.ts';
import { grantFreespins } from '../freespins/grant.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { tell } from '../live/outbox.ts';
import { tellPurse } from '../players/balances.ts';
import { chargeReward } from './charge-reward.ts';
import { listAsGiven } from './given-rewards.ts';
import type { Given } from './reward.ts';

const DAY_MS = 86_400_000;

/** Throws RewardUnavailable before anything is written where the budget holds less than the reward costs. */
export async function giveReward(tx: Tx, given: Given, now: Date, content: Content): Promise<void> {
  await chargeReward(tx, given, now, content);
  await listAsGiven(tx, [given], now);
  const { key, player, reward, source } = given;
  switch (reward.kind) {
    case 'cash':
      return giveCash(tx, given, reward.amount);
    case 'freespins': {
      const { kind: _, days, ...pack } = reward;
      const expiresAt = new Date(now.getTime() + days * DAY_MS);
      const from = `${source.giver}:${source.name}`;
      return grantFreespins(tx, { ...pack, id: key, player, expiresAt, source: from }, now);
    }
    case 'bonus': {
      const { template, amount, deposit } = reward;
      const { giver, name } = source;
      const grant = { key, player, template, amount, deposit, giver, source: name };
      return grantBonus(tx, grant, { now, content });
    }
    case 'coins':
      return giveCoins(tx, given, reward.coins, now);
    case 'freebet': {
      const { value, oddsMinX1000, days } = reward;
      const expiresAt = new Date(now.getTime() + days * DAY_MS);
      const from = `${source.giver}:${source.name}`;
      return grantFreebet(tx, { key, player, value, oddsMinX1000, source: from, expiresAt }, now);
    }
  }
}

async function giveCoins(tx: Tx, { key, player, source }: Given, coins: number, now: Date): Promise<void> {
  const move = { key: `reward:${source.giver}:${key}`, microcoins: coins * MICRO, reason: 'reward' } as const;
  await moveCoins(tx, [{ ...move, playerId: player.id }], now);
  await tell(tx, player.id, { name: 'loyalty.changed', data: {} });
}

async function giveCash(tx: Tx, { key, player, source }: Given, amount: Cents): Promise<void> {
  const move = { from: house('bonuses'), to: pocket(player.id, 'main'), amount, currency: player.currency };
  const { purse } = await record(tx, {
    key: `reward:${source.giver}:${key}`,
    reason: 'reward.paid',
    moves: [move],
  });
  await tellPurse(tx, player.id, purse!);
}
