// Bonuses for tests, given as the house gives them, and read as the running product does.
import { type Cents, cents } from '#rules/money.ts';
import { turnoverReader } from '#server/bonuses/count-turnover.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import type { Db } from '#server/database/db.ts';
import { readSome } from '#server/facts/read-facts.ts';
import { drawHex } from '#server/plumbing/chance.ts';
import { giveReward } from '#server/rewards/give-reward.ts';
import { factsReadable } from './facts.ts';

type House = Pick<Product, 'db' | 'clock' | 'content'>;

interface BonusWish {
  template?: string;
  amount?: Cents;
  key?: string;
}

/** Gives its id. A gift waits until it is activated; a welcome bonus starts at once. */
export async function giveBonus({ db, clock, content }: House, player: Player, wish: BonusWish = {}) {
  const { template = 'gift', amount = cents(1_000), key = drawHex(12) } = wish;
  const reward = { kind: 'bonus', template, amount } as const;
  const source = { giver: 'offer', name: 'test' } as const;
  await db.atomically((tx) => giveReward(tx, { key, player, reward, source }, clock.now(), content));
  const [row] = await db.sql<{ id: number }>`select id from bonus where key = ${key}`;
  return row!.id;
}

/** All that has been played so far is counted. */
export async function countPlayed({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  await factsReadable(db);
  const reader = turnoverReader({ clock });
  while (((await readSome(db, reader, 1_000))?.taken ?? 0) > 0);
}

export interface KeptBonus {
  state: string;
  turnover: number;
  required: number;
  converted: number;
}

export async function bonusNow({ sql }: Db, id: number): Promise<KeptBonus> {
  const [row] = await sql<KeptBonus>`
    select state, turnover_hundredths / 100.0::float8 as turnover, required_cents as required,
      converted_cents as converted
    from bonus where id = ${id}`;
  return row!;
}
