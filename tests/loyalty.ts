// Loyalty for tests: what happened is recorded and read, as a running server does it.
import { randomUUID } from 'node:crypto';
import { MICRO } from '#rules/loyalty.ts';
import { type Cents, cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import { moveCoins } from '#server/coins/coins.ts';
import { type NewFact, recordFacts } from '#server/facts/facts.ts';
import { type Reader, readSome } from '#server/facts/read-facts.ts';
import { loyaltyReader } from '#server/loyalty/read-play.ts';
import { factsReadable } from './facts.ts';

export type House = Pick<Product, 'db' | 'content' | 'config' | 'clock'>;

/** A game of an outside studio: nobody knows its figures, so it counts by the share that is set for such. */
export const OUTSIDE = 'acme-dice';

interface RoundWish {
  at?: Date;
  game?: string;
  round?: string;
  staked?: Cents;
  stakedBonus?: Cents;
  paid?: Cents;
  pack?: string;
  isCorrection?: boolean;
}

/** In euros, of a player who has those: a stake of 100 costs 3. */
export const played = (player: Pick<Player, 'id' | 'currency'>, wish: RoundWish = {}): NewFact => {
  const { at = new Date(), game = OUTSIDE, round = randomUUID(), isCorrection = false, pack } = wish;
  const { staked = cents(100_00), stakedBonus = cents(0), paid = cents(0) } = wish;
  return {
    name: isCorrection ? 'round.corrected' : 'round.settled',
    playerId: player.id,
    at,
    data: {
      ...{ round, game, currency: player.currency, staked, stakedBonus, paid },
      ...(pack !== undefined && { pack }),
    },
  };
};

export async function happen(house: House, ...facts: NewFact[]): Promise<void> {
  await house.db.atomically((tx) => recordFacts(tx, facts));
  await readAll(house);
}

export async function readAll(house: House, reader: Reader = loyaltyReader(house)): Promise<void> {
  await factsReadable(house.db);
  while (((await readSome(house.db, reader, 1000))?.taken ?? 0) > 0);
}

export const giveCoins = ({ db }: Pick<House, 'db'>, player: Pick<Player, 'id'>, coins: number) =>
  db.atomically((tx) =>
    moveCoins(
      tx,
      [{ playerId: player.id, key: `test:${randomUUID()}`, microcoins: coins * MICRO, reason: 'reward' }],
      new Date(),
    ),
  );
