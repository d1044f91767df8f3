// The slip of this browser: kept over a reload and a sign-in, the same in every tab.
import type { EventRow, MarketShown } from '#contract/betting/event.ts';
import { kept } from '../kept.ts';
import { emptySlip, KeptSlip, type SlipEvent, type SlipPick, togglePick } from './slip.ts';

const store = kept<KeptSlip>('bet_slip', KeptSlip, emptySlip);

export const keptSlip = {
  use: store.use,
  read: store.read,
  change: (change: (slip: KeptSlip) => KeptSlip) => store.write(change(store.read())),
  /** The policy stays: it is how somebody likes to bet, not what on. */
  clear: () => store.write({ ...emptySlip, policy: store.read().policy }),
};

export const eventOf = ({ id, league, home, away, starts_at }: EventRow): SlipEvent => ({
  ...{ id, sport: league.sport, home, away, starts_at },
  is_virtual: league.is_virtual,
});

export const pickOf = ({ id, code, params }: MarketShown, outcome: string): SlipPick => ({
  ...{ market: id, code, params, outcome },
});

export const toggle = (event: EventRow, market: MarketShown, outcome: string, odds: number): void =>
  keptSlip.change((slip) => togglePick(slip, eventOf(event), pickOf(market, outcome), odds));
