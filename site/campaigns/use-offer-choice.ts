// Which offer goes with a deposit: none, until the player picks one. Nothing is chosen for them.
import { useState } from 'react';
import { campaigns, type WholeOffer } from '#contract/campaigns.ts';
import { useRead } from '../asking/reads.ts';

/** What the wire says for none (decision D85). */
export const NO_OFFER = '-1';

export interface DepositOffers {
  offers: readonly WholeOffer[];
  /** The number of the offer, or -1. */
  chosen: string;
  choose: (id: string) => void;
}

export interface PickedOffer {
  /** What was picked before another method was chosen. */
  offer?: string;
  /** By the address. */
  named?: string | undefined;
  onOffer?: (offer: string) => void;
}

export function useOfferChoice(
  method: string,
  { offer = NO_OFFER, named, onOffer }: PickedOffer,
): DepositOffers {
  const { data } = useRead(campaigns.getoffers, {});
  const [picked, setPicked] = useState(offer);
  const offers = ((data?.items ?? []) as WholeOffer[]).filter(
    ({ id, trigger, is_quiet: isQuiet }) =>
      trigger.action === 'deposit' &&
      trigger.needs.length === 0 &&
      !trigger.params.exclude_methods.includes(method) &&
      // After a day that was lost nothing is held out; what the player has come with stays.
      (!isQuiet || String(id) === named),
  );
  const isThere = offers.some(({ id }) => String(id) === picked);
  return {
    offers,
    chosen: isThere ? picked : NO_OFFER,
    choose(id) {
      setPicked(id);
      onOffer?.(id);
    },
  };
}
