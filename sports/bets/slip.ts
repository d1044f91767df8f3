// A slip before it is a bet: what is chosen, how it plays together, and what is wrong with it.
import { isOnLadder } from '../odds/ladder.ts';
import { COMBOS_MAX, combosOf, countCombos, LEGS_MAX, type NamedSystem, namedSystems } from './combos.ts';

export interface SlipLeg {
  readonly eventId: string;
  readonly oddsX1000: number;
  readonly isBanker?: boolean;
  /** Events whose outcome this one decides in part: a semi-final and who wins the cup. */
  readonly relatedTo?: readonly string[];
}

export type BetType =
  | { readonly type: 'single' }
  | { readonly type: 'each-way' }
  | { readonly type: 'accumulator' }
  | { readonly type: 'system'; readonly size: number }
  | { readonly type: 'named-system'; readonly name: NamedSystem };

export type SlipFault =
  | 'no-legs'
  | 'too-many-legs'
  | 'too-few-legs'
  | 'too-many-combos'
  | 'bankers-not-possible'
  | 'same-event'
  | 'related-events'
  | 'no-such-odds';

/** What is wrong, or null. */
export function slipFault(legs: readonly SlipLeg[], bet: BetType): SlipFault | null {
  if (legs.length === 0) return 'no-legs';
  if (legs.length > LEGS_MAX) return 'too-many-legs';
  if (legs.some(({ oddsX1000 }) => !isOnLadder(oddsX1000))) return 'no-such-odds';
  const bankers = legs.filter(({ isBanker }) => isBanker).length;
  if (bankers > 0 && bet.type !== 'system') return 'bankers-not-possible';
  const fault = shapeFault(legs.length, bankers, bet);
  if (fault !== null) return fault;
  if (bet.type === 'single' || bet.type === 'each-way') return null;
  const events = legs.map(({ eventId }) => eventId);
  if (new Set(events).size < events.length) return 'same-event';
  const isRelated = legs.some(({ relatedTo = [] }) => relatedTo.some((event) => events.includes(event)));
  return isRelated ? 'related-events' : null;
}

function shapeFault(legs: number, bankers: number, bet: BetType): SlipFault | null {
  switch (bet.type) {
    case 'single':
      return null;
    case 'each-way':
      return legs > 1 ? 'too-many-legs' : null;
    case 'accumulator':
      return legs < 2 ? 'too-few-legs' : null;
    case 'named-system':
      if (legs < namedSystems[bet.name].legs) return 'too-few-legs';
      return legs > namedSystems[bet.name].legs ? 'too-many-legs' : null;
    case 'system': {
      const free = legs - bankers;
      if (!Number.isInteger(bet.size) || bet.size < 1 || bet.size >= free) return 'too-few-legs';
      return countCombos({ legs: free, sizes: [bet.size] }) > COMBOS_MAX ? 'too-many-combos' : null;
    }
  }
}

/** The combos of a slip without fault. */
export function slipCombos(legs: readonly SlipLeg[], bet: BetType): number[][] {
  const bankers = legs.flatMap(({ isBanker }, place) => (isBanker ? [place] : []));
  switch (bet.type) {
    case 'single':
      return combosOf({ legs: legs.length, sizes: [1] });
    case 'each-way':
      // To win and to come in, which are two legs of the bet.
      return [[0], [1]];
    case 'accumulator':
      return combosOf({ legs: legs.length, sizes: [legs.length] });
    case 'system':
      return combosOf({ legs: legs.length, bankers, sizes: [bet.size] });
    case 'named-system':
      return combosOf({ legs: legs.length, sizes: namedSystems[bet.name].sizes });
  }
}
