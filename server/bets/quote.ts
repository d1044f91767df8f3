// What a slip would come to now, for anybody who asks. It promises nothing, and holds nothing.
import type { Quote } from '#contract/betting/bets.ts';
import type { Slip } from '#contract/betting/slip.ts';
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import { stakeReached } from '#rules/play-limits.ts';
import { LEGS_MAX } from '#sports/bets/combos.ts';
import { findEvents } from '../book/event-rows.ts';
import type { Context, Player } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import type { Sql } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { listOwnLimits, type OwnLimits } from '../protection/own-limits.ts';
import { areRelated, eachWayLegs } from './each-way.ts';
import { euroRateOf } from './judge-slip.ts';
import { type ClosedLeg, delayOf, isOffered, type OfferedLeg, offerOf } from './leg-offers.ts';
import { listOwed } from './liability.ts';
import { unitMax } from './limits.ts';
import { betOf, combosOfSlip, faultOf, promiseOf, UNIT_MIN } from './slip-bet.ts';

type Max = Pick<Quote, 'unit_max' | 'max_why'>;

export async function quoteSlip(ctx: Context, slip: Slip): Promise<Quote> {
  const { db, player, now } = ctx;
  const events = await findEvents(
    db.sql,
    slip.legs.map(({ event }) => event),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  const offers = slip.legs.map((leg) => offerOf(leg, byId.get(leg.event), now));
  const currency = player?.currency ?? defaultCurrency(ctx.content);
  const fault = faultOf(slip) ?? builderFaultIn(offers);
  const asked = offers.filter(isOffered);
  const legs = slip.bet.type === 'each-way' ? eachWayLegs(asked) : asked;
  if (fault !== null || asked.length < offers.length || legs === null || areRelated(asked)) {
    const why = fault ?? (areRelated(asked) ? 'related-events' : null);
    return unquoted(slip, offers, why, currency);
  }
  const combos = combosOfSlip(slip);
  const odds = legs.map(({ oddsX1000 }) => oddsX1000);
  const unit = cents(Math.max(1, slip.unit));
  const promised = promiseOf(betOf(combos, odds, unit), slip.freebet !== undefined);
  return {
    ...{ legs: offers.map(shownOffer), fault: null, combos: combos.length, odds: promised.odds },
    potential: { amount: promised.potential, currency },
    ...{ boost_percent: promised.boostPercent, unit_min: UNIT_MIN, delay: delayOf(legs) },
    ...(await maxOf(ctx, currency, { legs, combos, isFree: slip.freebet !== undefined })),
  };
}

const defaultCurrency = (content: Content): Currency =>
  content.cms<{ default_currency: Currency }>('general').default_currency;

const shownOffer = (offer: OfferedLeg | ClosedLeg): Quote['legs'][number] =>
  isOffered(offer) ? { odds: offer.oddsX1000, why: null } : { odds: null, why: offer.why };

const builderFaultIn = (offers: readonly (OfferedLeg | ClosedLeg)[]): string | null =>
  offers.flatMap((offer) => (!isOffered(offer) && offer.fault !== undefined ? [offer.fault] : []))[0] ?? null;

function unquoted(
  slip: Slip,
  offers: readonly (OfferedLeg | ClosedLeg)[],
  fault: string | null,
  currency: Currency,
): Quote {
  const combos = faultOf(slip) === null && slip.legs.length <= LEGS_MAX ? combosOfSlip(slip).length : 0;
  return {
    ...{ legs: offers.map(shownOffer), fault, combos, odds: null, potential: { amount: ZERO, currency } },
    ...{ boost_percent: 0, unit_max: ZERO, max_why: 'market', unit_min: UNIT_MIN, delay: 0 },
  };
}

interface Wanted {
  legs: readonly OfferedLeg[];
  combos: number[][];
  isFree: boolean;
}

/** What sets the stake first: the house, the player's own limits, or what they hold. */
async function maxOf(ctx: Context, currency: Currency, { legs, combos, isFree }: Wanted): Promise<Max> {
  const { db, player, content, now } = ctx;
  const outcomes = legs.flatMap(({ event, picks }) => picks.map((pick) => ({ eventId: event.id, ...pick })));
  const [owed, own] = await Promise.all([
    listOwed(db.sql, outcomes),
    player === null ? null : ownOf(db.sql, player, now),
  ]);
  const { unit, why } = unitMax({
    ...{ legs, combos, factor: own?.factor ?? 1, wonToday: own?.won_cents ?? 0 },
    euroRate: euroRateOf(currency, ratesOf(content)),
    owedOn: ({ event, picks }) => owed.on(event.id, picks),
  });
  const house: Max = { unit_max: unit, max_why: why };
  // A free bet stakes nothing of theirs.
  if (own === null || isFree) return house;
  const each = (stake: number) => cents(Math.max(0, Math.floor(stake / combos.length)));
  return [
    ...(own.most === null ? [] : [{ unit_max: each(own.most), max_why: 'own-limit' as const }]),
    { unit_max: each(own.balance), max_why: 'balance' as const },
  ].reduce<Max>((least, next) => (next.unit_max < least.unit_max ? next : least), house);
}

async function ownOf(sql: Sql, { id, currency }: Player, now: Date) {
  const day = new Date(now.toISOString().slice(0, 10));
  const [limits, purse, [row]] = await Promise.all([
    listOwnLimits(sql, [{ playerId: id, now }]),
    balancesOf(sql, id),
    sql<{ factor: number; won_cents: Cents }>`
      select coalesce((select factor from bettor_factor where player_id = ${id}), 1)::float8 as factor,
        coalesce(sum(ceil(euro_rate * case when settled_at is null then potential_cents + sold_cents
          else paid_cents + sold_cents end)), 0)::bigint as won_cents
      from bet where player_id = ${id} and created_at >= ${day} and status <> 'refused'`,
  ]);
  return { ...row!, most: mostByOwn(limits.get(id)!, currency), balance: purse.main + purse.betting_bonus };
}

/** Of a stake, by what the player has set for themselves; null: nothing. */
function mostByOwn({ limits, lost }: OwnLimits, currency: Currency): Cents | null {
  const none = { stake: ZERO, added: ZERO, lost: lost[currency] ?? 0 };
  const [stake, loss] = [limits.stake?.amount ?? null, limits.loss?.amount ?? null];
  const left = loss === null ? null : cents(Math.max(0, loss - none.lost));
  if (stakeReached(limits, none) !== null) return ZERO;
  return stake === null || left === null ? (stake ?? left) : cents(Math.min(stake, left));
}
