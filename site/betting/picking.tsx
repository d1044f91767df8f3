// What a press on a price does: it goes into the slip, or, while a bet builder of that match is being made, into the
// builder. And whether prices can be trusted at all: without a line they are locked.
import { createContext, use } from 'react';
import type { MarketShown } from '#contract/betting/event.ts';

export interface Draft {
  event: number;
  has(market: string, outcome: string): boolean;
  toggle(market: MarketShown, outcome: string): void;
}

interface Picking {
  draft: Draft | null;
  /** Nobody has told for a while what the prices are. */
  isLost: boolean;
}

export const Picking = createContext<Picking>({ draft: null, isLost: false });

export function usePicking(event: number): Picking {
  const { draft, isLost } = use(Picking);
  return { draft: draft?.event === event ? draft : null, isLost };
}
