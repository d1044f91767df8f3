// What becomes of a slip in the transaction that would take it: the bet it is, or why it is none. Nothing here asks the
// database: everything was read, and is held, before.

import type { Slip } from '#contract/betting/slip.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Rates } from '#rules/exchange.ts';
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import { splitStake } from '#rules/stake-split.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import { stakeable } from '../bonuses/stake-terms.ts';
import type { EventRecord } from '../book/event-rows.ts';
import type { Purse } from '../ledger/purse.ts';
import { type OwnLimits, roundRefused } from '../protection/own-limits.ts';
import type { BetRow, KeptBet, LegRow, Refused } from './bet-rows.ts';
import type { BoostUses } from './boost-uses.ts';
import {
  type BookedBoost,
  type BoostTerms,
  bookedBoosts,
  boostUnitMax,
  rulesFor,
  withAllowedBoosts,
} from './boosted-legs.ts';
import { areRelated, eachWayLegs } from './each-way.ts';
import { type ClosedLeg, delayOf, isOffered, type OfferedLeg, offerOf } from './leg-offers.ts';
import { exposureOf } from './liability.ts';
import { type UnitMax, unitMax } from './limits.ts';
import { isTaken } from './odds-policy.ts';
import type { Place } from './place-batch.ts';
import type { PlaceFacts } from './place-facts.ts';
import type { RiskRoom } from './risk-limits.ts';
import { betOf, combosOfSlip, faultOf, promiseOf, UNIT_MIN } from './slip-bet.ts';

export interface Known {
  facts: PlaceFacts;
  own: OwnLimits;
  purse: Purse;
  events: ReadonlyMap<number, EventRecord>;
  boosts: BoostUses;
  room: RiskRoom;
  /** Accumulators get no extras at the moment. */
  extrasStopped: boolean;
  now: Date;
}

export type Judged = { bet: KeptBet } | { refusal: Refusal } | { refused: Refused };

export const euroRateOf = (currency: Currency, rates: Rates): number =>
  Number(rates[currency]) / Number(rates.EUR);

export function judge(place: Place, known: Known): Judged {
  const { slip } = place;
  const fault = faultOf(slip);
  if (fault !== null || slip.unit < UNIT_MIN) return { refusal: new Refusal('BetNotAllowed') };
  const combos = combosOfSlip(slip);
  const stake = slip.unit * combos.length;
  if (!Number.isSafeInteger(stake)) return { refusal: new Refusal('BetNotAllowed') };
  const offers = slip.legs.map((leg) => offerOf(leg, known.events.get(leg.event), known.now));
  const closed = offers.find((offer): offer is ClosedLeg => !isOffered(offer));
  if (closed !== undefined) return refusedFor(closed.why);
  const asked = offers as OfferedLeg[];
  if (areRelated(asked)) return refusedFor('not-possible');
  const played = slip.bet.type === 'each-way' ? eachWayLegs(asked) : asked;
  if (played === null) return refusedFor('not-possible');
  const boosts = boostTermsOf(place, known, combos);
  const legs = withAllowedBoosts(played, boosts);
  const offered = legs.slice(0, slip.legs.length).map(({ oddsX1000 }) => oddsX1000);
  const seen = slip.legs.map((leg) => leg.odds);
  if (!isTaken(slip.policy, seen, offered)) return { refused: { why: 'price', odds: offered, unit: null } };
  const odds = legs.map(({ oddsX1000 }) => oddsX1000);
  if (!isPlaceTaken(slip, odds)) return refusedFor('price');
  return take(place, known, { legs, odds, combos, boosts, stake: cents(stake) });
}

/** Each way the place has a price of its own. */
const isPlaceTaken = ({ bet, policy }: Slip, odds: readonly number[]): boolean =>
  bet.type !== 'each-way' || bet.place === undefined || isTaken(policy, [bet.place], odds.slice(1));

const refusedFor = (why: Refused['why']): Judged => ({ refused: { why, odds: null, unit: null } });

interface Wanted {
  legs: readonly OfferedLeg[];
  odds: readonly number[];
  combos: number[][];
  boosts: BoostTerms;
  stake: Cents;
}

function take(place: Place, known: Known, wanted: Wanted): Judged {
  const { facts, own, now } = known;
  const { slip, player, rates } = place;
  const isFree = slip.freebet !== undefined;
  if (isFree && !isFreebetFor(place, known, wanted)) return { refusal: new Refusal('BetNotAllowed') };
  const most = mostOf(place, known, wanted);
  if (slip.unit > most.unit)
    return {
      refused: {
        why: limitNames[most.why],
        odds: null,
        unit: most.unit < UNIT_MIN ? null : most.unit,
        ...(most.why === 'personal-limit' &&
          facts.limited_since && { since: facts.limited_since.toISOString() }),
      },
    };
  // A free bet stakes nothing of theirs; time speaks against it as against any other.
  const stake = isFree ? ZERO : wanted.stake;
  const refusal = roundRefused(own, {
    ...{ stake, added: stake, currency: player.currency, rates },
    ...{ lastStartedAt: facts.last_started_at, now },
  });
  if (refusal !== null) return { refusal };
  const split = isFree ? { main: ZERO, bonus: ZERO } : splitOf(place, known, wanted.stake);
  if (split === null) return { refusal: new Refusal('InsufficientFunds') };
  const bonusMax = facts.bonus_stake_max;
  if (split.bonus > 0 && bonusMax !== null && wanted.stake > bonusMax) {
    const unit = cents(Math.floor(bonusMax / wanted.combos.length));
    return { refused: { why: 'stake-limit', odds: null, unit: unit < UNIT_MIN ? null : unit } };
  }
  return { bet: makeBet(place, known, wanted, split.bonus) };
}

const limitNames = {
  ...{ market: 'stake-limit', payout: 'payout-limit', boost: 'boost-limit' },
  'personal-limit': 'personal-limit',
} as const satisfies Record<UnitMax['why'], Refused['why']>;

/** Staked whole, in its own currency, before its time is over, and at odds that are high enough. */
function isFreebetFor({ player }: Place, { facts, now }: Known, { odds, stake, combos }: Wanted): boolean {
  const { freebet_cents, freebet_currency, freebet_expires_at, freebet_odds_min_x1000 } = facts;
  const total = odds.reduce((product, one) => (product * one) / 1000, 1000);
  return (
    combos.length === 1 &&
    freebet_cents === stake &&
    freebet_currency === player.currency &&
    freebet_expires_at! > now &&
    total >= freebet_odds_min_x1000!
  );
}

const mostOf = (
  { player, rates, slip }: Pick<Place, 'player' | 'rates' | 'slip'>,
  { facts, room }: Pick<Known, 'facts' | 'room'>,
  { legs, combos, boosts }: Pick<Wanted, 'legs' | 'combos' | 'boosts'>,
): UnitMax =>
  unitMax(
    {
      ...{
        playerId: player.id,
        legs,
        combos,
        factor: facts.factor,
        euroRate: euroRateOf(player.currency, rates),
        room,
      },
      wonToday: facts.won_today,
      boostMax: boostUnitMax(legs, boosts),
    },
    slip.unit,
  );

const boostTermsOf = (
  { slip, player, rates, boostLimits: limits }: Place,
  { boosts }: Known,
  combos: number[][],
): BoostTerms => ({
  ...{ combos, limits, euroRate: euroRateOf(player.currency, rates), isFreebet: slip.freebet !== undefined },
  budgetLeft: boosts.budgetLeft,
  usedOf: ({ event, picks }) => boosts.of(player.id, { eventId: event.id, ...picks[0]! }),
});

/** The money of bets is apart from that of games, and so is their bonus. */
const splitOf = ({ isBonusApart }: Place, { facts, purse, now }: Known, stake: Cents) =>
  splitStake(stake, stakeable({ main: purse.main, bonus: purse.betting_bonus }, facts, now), isBonusApart);

function makeBet(
  place: Place,
  { facts, extrasStopped, now }: Known,
  { legs, odds, combos, stake }: Wanted,
  bonus: Cents,
): KeptBet {
  const { id, player, slip, rates } = place;
  const rules = rulesFor(legs, place.boostLimits, extrasStopped);
  const promised = promiseOf(betOf(combos, odds, slip.unit), slip.freebet !== undefined, extrasOf(rules));
  const delay = delayOf(legs);
  const isDelayed = delay > 0;
  const bet: BetRow = {
    ...{
      id,
      player_id: player.id,
      number: facts.bets + 1,
      kind: slip.bet,
      combos,
      currency: player.currency,
    },
    ...{
      unit_cents: slip.unit,
      staked_cents: stake,
      bonus_cents: bonus,
      bonus_id: bonus > ZERO ? facts.bonus_id : null,
      freebet_id: slip.freebet ?? null,
    },
    ...{
      odds_x1000: promised.odds,
      potential_cents: promised.potential,
      boost_percent: promised.boostPercent,
    },
    ...{ policy: slip.policy, status: isDelayed ? 'delayed' : 'open', rules },
    ...{ paid_cents: ZERO, sold_cents: ZERO, sold_stake_cents: ZERO, auto_at_cents: null, revision: 0 },
    ...{ refused: null, receipt: null, euro_rate: euroRateOf(player.currency, rates), created_at: now },
    decides_at: isDelayed ? new Date(now.getTime() + delay * 1000) : null,
    ...{ accepted_at: isDelayed ? null : now, settled_at: null },
  };
  const booked = bookedBoosts(legs, { combos, euroRate: bet.euro_rate, unit: slip.unit });
  return {
    ...bet,
    legs: exposureOf(
      bet,
      legs.map((leg, at) => ({ ...legOf(bet, leg, at), ...booked[at]! })),
    ),
  };
}

const legOf = (bet: BetRow, leg: OfferedLeg, place: number): Omit<LegRow, keyof BookedBoost> => ({
  ...{ bet_id: bet.id, place, player_id: bet.player_id, event_id: leg.event.id, picks: leg.picks },
  ...{ odds_x1000: leg.oddsX1000, base_odds_x1000: leg.baseOddsX1000, chance: leg.chance },
  ...{ is_banker: leg.isBanker, is_live: leg.isLive },
  ...{ score: leg.score, decisive: leg.decisive, event_version: leg.event.version },
  ...{ owed_cents: ZERO, at_stake_cents: ZERO, result: null, result_revision: 0 },
});
