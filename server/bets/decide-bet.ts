// What becomes of a bet that waited, by what is offered when its wait is over.
import type { SlipLeg } from '#contract/betting/slip.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import type { EventRecord } from '../book/event-rows.ts';
import type { AwaitedFeed } from './await-feed.ts';
import type { KeptBet, LegRow, Refused } from './bet-rows.ts';
import { isOffered, type OfferedLeg, offerOf } from './leg-offers.ts';
import { exposureOf } from './liability.ts';
import { isTaken } from './odds-policy.ts';
import { betOf, promiseOf } from './slip-bet.ts';

/** Taken at what is offered now, if that is what its player would take; else refused. */
export function decideBet(
  bet: KeptBet,
  events: ReadonlyMap<number, EventRecord>,
  { feed, now }: { feed: AwaitedFeed; now: Date },
): KeptBet {
  const offers: OfferedLeg[] = [];
  const inPlay = bet.legs.flatMap(({ event_id, is_live }) => (is_live ? [event_id] : []));
  if (feed.isSilent(inPlay, bet.decides_at!))
    return refusedBet(bet, { why: 'silent', odds: null, unit: null });
  for (const leg of bet.legs) {
    const offer = offerOf(asked(leg), events.get(leg.event_id), now);
    if (!isOffered(offer)) return refusedBet(bet, { why: offer.why, odds: null, unit: null });
    if (offer.isLive !== leg.is_live) return refusedBet(bet, { why: 'started', odds: null, unit: null });
    if (offer.decisive !== leg.decisive) return refusedBet(bet, { why: 'incident', odds: null, unit: null });
    offers.push(offer);
  }
  const odds = offers.map((offer, at) => oddsAtDecision(bet.legs[at]!, offer));
  const seen = bet.legs.map(({ odds_x1000 }) => odds_x1000);
  if (!isTaken(bet.policy, seen, odds)) return refusedBet(bet, { why: 'price', odds, unit: null });
  const promised = promiseOf(
    betOf(bet.combos, odds, bet.unit_cents),
    bet.freebet_id !== null,
    extrasOf(bet.rules),
  );
  const legs = bet.legs.map(
    (leg, at): LegRow => ({
      ...leg,
      ...{ odds_x1000: odds[at]!, base_odds_x1000: offers[at]!.baseOddsX1000 },
      ...{ chance: offers[at]!.chance, score: offers[at]!.score },
      event_version: offers[at]!.event.version,
    }),
  );
  const taken: KeptBet = {
    ...{ ...bet, legs, status: 'open', accepted_at: now },
    ...{
      odds_x1000: promised.odds,
      potential_cents: promised.potential,
      boost_percent: promised.boostPercent,
    },
  };
  return { ...taken, legs: exposureOf(taken, taken.legs) };
}

/** A boost counts as it was booked with the bet: one that was set or raised while the bet waited is left out. */
const oddsAtDecision = (leg: LegRow, { oddsX1000, plainOddsX1000 }: OfferedLeg): number =>
  leg.boost_staked_cents === 0
    ? plainOddsX1000
    : Math.min(oddsX1000, Math.max(leg.odds_x1000, plainOddsX1000));

const asked = ({ event_id, picks, odds_x1000, is_banker }: LegRow): SlipLeg => ({
  ...{ event: event_id, odds: odds_x1000, is_banker },
  picks: picks.map(({ market, outcome }) => ({ market, outcome })),
});

export function refusedBet(bet: KeptBet, refused: Refused): KeptBet {
  const after: KeptBet = { ...bet, status: 'refused', refused };
  return { ...after, legs: exposureOf(after, after.legs) };
}
