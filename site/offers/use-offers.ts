import { campaigns, type WholeOffer } from '#contract/campaigns.ts';
import { useRead } from '../asking/reads.ts';
import { usePlayer } from '../player/use-player.ts';

/** Offers differ from player to player. To look at anything of a player's own makes the page theirs and no shared one. */
function useIsPlayer(): boolean {
  const player = usePlayer();
  return player !== null && player.login !== '';
}

export function useOffers() {
  const isPlayer = useIsPlayer();
  const { data, error, refetch } = useRead(campaigns.getoffers, {});
  return { isPlayer, offers: data?.items as readonly WholeOffer[] | undefined, error, refetch };
}

/** Also one that is not the visitor's. */
export function useOffer(id: number) {
  const isPlayer = useIsPlayer();
  const { data, error, refetch } = useRead(campaigns.getoffers, { id });
  return { isPlayer, offer: data?.items[0] as WholeOffer | undefined, error, refetch };
}
