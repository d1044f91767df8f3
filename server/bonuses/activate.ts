// A bonus comes into play, one of each product at a time, and goes back in line while nothing was played with it.
import { Refusal } from '#contract/refusals.ts';
import type { BonusProduct } from '#rules/bonuses/bonus-terms.ts';
import type { Player } from '../calls/context.ts';
import { lockPlayer, type Tx, together } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { activatedEntry, deactivatedEntry } from './bonus-entries.ts';
import { type BonusRow, findBonus, pocketOf } from './bonus-rows.ts';
import { changeBonuses } from './change-bonuses.ts';

const DAY_MS = 86_400_000;

export interface ChosenBonus {
  id: number;
  product: BonusProduct;
  player: Pick<Player, 'id' | 'currency'>;
}

interface Terms {
  now: Date;
  /** Only stakes of bonus money will count. */
  isApart: boolean;
}

export async function activateBonus(tx: Tx, chosen: ChosenBonus, terms: Terms): Promise<void> {
  const bonus = await getBonus(tx, chosen);
  // Asked twice, it is done once.
  if (bonus.state === 'active') return;
  if (bonus.state !== 'available' || bonus.ends_at <= terms.now) throw new Refusal('BonusEnded');
  if (bonus.currency !== chosen.player.currency) throw new Refusal('InvalidRequest');
  if (await hasOther(tx, bonus)) throw new Refusal('BonusActive');
  await start(tx, bonus, terms);
}

/** Where nothing stands in its way; the caller has locked the player. */
export async function startIfFree(tx: Tx, bonus: BonusRow, terms: Terms): Promise<void> {
  if (!(await hasOther(tx, bonus))) await start(tx, bonus, terms);
}

const start = (tx: Tx, bonus: BonusRow, { now, isApart }: Terms): Promise<void> => {
  const endsAt = new Date(now.getTime() + bonus.days_to_play * DAY_MS);
  const entry = activatedEntry(bonus, bonus.amount_cents);
  return changeBonuses(tx, [{ bonus, to: 'active', entry, isApart, endsAt }], now);
};

/** While nothing was played with it, it can wait again, no longer than it could at first. */
export async function deactivateBonus(tx: Tx, chosen: ChosenBonus, now: Date): Promise<void> {
  const bonus = await getBonus(tx, chosen);
  if (bonus.state === 'available') return;
  if (bonus.state !== 'active' || bonus.activate_by <= now) throw new Refusal('BonusEnded');
  if (bonus.turnover_hundredths > 0 || (await isPlayed(tx, bonus))) throw new Refusal('BonusPlayed');
  const entry = deactivatedEntry(bonus, bonus.amount_cents);
  await changeBonuses(tx, [{ bonus, to: 'available', entry, endsAt: bonus.activate_by }], now);
}

/** Rounds since that are not counted yet, or never will be. */
async function isPlayed(
  { sql }: Tx,
  { player_id, activated_at, product, amount_cents }: BonusRow,
): Promise<boolean> {
  const [[row], purse] = await together(
    sql<{ is_played: boolean }>`
      select exists (
        select from round
        where player_id = ${player_id} and started_at >= ${activated_at} and pack_id is null
      ) as is_played`,
    balancesOf(sql, player_id),
  );
  return row!.is_played || purse[pocketOf(product)] !== amount_cents;
}

/** Locks its player. One of another player's or product's there is not. */
export async function getBonus(tx: Tx, { id, product, player }: ChosenBonus): Promise<BonusRow> {
  await lockPlayer(tx, player.id);
  const bonus = await findBonus(tx, player.id, id);
  if (bonus?.product !== product)
    throw new Refusal('InvalidParameter', { invalid_parameters: { bonus_id: ['unknown'] } });
  return bonus;
}

/** Another bonus of the product is in play. */
async function hasOther({ sql }: Tx, { id, player_id, product }: BonusRow): Promise<boolean> {
  const [row] = await sql<{ has_other: boolean }>`
    select exists (
      select from bonus
      where player_id = ${player_id} and product = ${product} and state in ('active', 'expiring') and id <> ${id}
    ) as has_other`;
  return row!.has_other;
}
