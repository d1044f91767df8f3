// Frames around the avatar: bought in the shop, put on and taken off as the player likes.
import { Refusal } from '#contract/refusals.ts';
import type { PlayerContext } from '../calls/context.ts';

/** 0 takes it off; one that was not bought cannot be put on. */
export async function putOn({ db, player }: PlayerContext, product: number): Promise<void> {
  const worn = await db.sql<{ player_id: number }>`
    update loyalty_player set frame_product_id = ${product === 0 ? null : product}
    where player_id = ${player.id} and (${product}::int = 0 or exists (
      select from loyalty_order
      where player_id = ${player.id} and product_id = ${product} and state = 'delivered'
        and reward ->> 'kind' = 'frame'))
    returning player_id`;
  if (worn.length === 0 && product !== 0)
    throw new Refusal('InvalidParameter', { invalid_parameters: { id: ['unknown'] } });
}
