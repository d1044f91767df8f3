// The character that a player goes with: the first choice is free, a later one costs coins unless a month has passed.
import { Refusal } from '#contract/refusals.ts';
import { CHARACTER_FREE_DAYS, changePrice } from '#rules/loyalty.ts';
import type { PlayerContext } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { spendCoins } from '../coins/coins.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { drawHex } from '../plumbing/chance.ts';
import { charactersOf, termsOf } from './definitions.ts';
import { findPlayers, type LoyaltyRow } from './player-rows.ts';
import type { ReaderTools } from './read-play.ts';

const DAY_MS = 86_400_000;

/** What the next choice costs, and from when on it is free. */
export function changeTerms(
  { character_id, character_chosen_at }: LoyaltyRow,
  price: number,
  now: Date,
): { price: number; free_at: string | null } {
  const cost = changePrice({ id: character_id, chosenAt: character_chosen_at }, price, now);
  if (cost === 0) return { price: 0, free_at: null };
  const freeAt = new Date(character_chosen_at!.getTime() + CHARACTER_FREE_DAYS * DAY_MS);
  return { price: cost, free_at: freeAt.toISOString() };
}

export async function chooseCharacter(ctx: PlayerContext, id: number): Promise<void> {
  const { player, content, now } = ctx;
  if (!charactersOf(ctx).some((character) => character.id === id))
    throw new Refusal('InvalidParameter', { invalid_parameters: { id: ['unknown'] } });
  const change = drawHex(8);
  await atomicallyOnce(ctx, `character:${id}`, async (tx) => {
    await lockPlayer(tx, player.id);
    const row = (await findPlayers(tx.sql, [player.id])).get(player.id)!;
    // Asked again by another tab: they go together already, and nothing is to be paid.
    if (row.character_id === id) return 1;
    const { price } = changeTerms(row, termsOf(content).characterPrice, now);
    if (price > 0) {
      const spent = {
        playerId: player.id,
        key: `character:${change}`,
        coins: price,
        reason: 'character',
      } as const;
      await spendCoins(tx, spent, now);
    }
    await keepCharacters(tx, [{ player_id: player.id, character_id: id }], now);
    return 1;
  });
}

/** Chosen while registering: kept with the registration, and known here from the fact of it. */
export async function takeOverCharacters(
  tx: Tx,
  playerIds: readonly number[],
  { content, config, clock }: ReaderTools,
): Promise<void> {
  const ids = charactersOf({ content, config }).map(({ id }) => String(id));
  const chosen = await tx.sql<{ player_id: number; character_id: string }>`
    select player_id, character_id from registration
    where player_id = any(${playerIds}::bigint[]) and character_id = any(${ids}::text[])`;
  const rows = chosen.map(({ player_id, character_id }) => ({
    player_id,
    character_id: Number(character_id),
  }));
  await keepCharacters(tx, rows, clock.now());
}

async function keepCharacters(
  { sql }: Tx,
  chosen: readonly { player_id: number; character_id: number }[],
  now: Date,
): Promise<void> {
  if (chosen.length === 0) return;
  await sql`
    insert into loyalty_player as kept (player_id, character_id, character_chosen_at)
    select player_id, character_id, ${now}
    from unnest(${chosen.map(({ player_id }) => player_id)}::bigint[],
      ${chosen.map(({ character_id }) => character_id)}::int[]) as chosen (player_id, character_id)
    on conflict (player_id) do update set
      character_id = excluded.character_id, character_chosen_at = excluded.character_chosen_at`;
}
