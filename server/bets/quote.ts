// What a slip would come to now, for anybody who asks. It promises nothing, and holds nothing.
import type { Quote } from '#contract/betting/bets.ts';
import type { Slip } from '#contract/betting/slip.ts';
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import { stakeReached } from '#rules/play-limits.ts';
import { LEGS_MAX } from '#sports/bets/combos.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { prepareAnswers } from '../book/prepared-answers.ts';
import { findPriced } from '../book/priced-events.ts';
import type { Context, Player } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import type { Sql } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { listOwnLimits, type OwnLimits } from '../protection/own-limits.ts';
import { boostLimitsOf } from './boost-limits.ts';
import { listBoostUses } from './boost-uses.ts';
import { type BoostTerms, boostUnitMax, isBoosted, rulesFor, withAllowedBoosts } from './boosted-legs.ts';
import { areRelated, eachWayLegs } from './each-way.ts';
import { areExtrasStopped } from './extras-budget.ts';
import { euroRateOf } from './judge-slip.ts';
import { type ClosedLeg, delayOf, isOffered, type OfferedLeg, offerOf, slipQuestions } from './leg-offers.ts';
import { unitMax } from './limits.ts';
import { loadPersonRisks, PersonRisks } from './person-risk.ts';
import { atScores, loadRisks } from './risk-book.ts';
import { RiskRoom } from './risk-limits.ts';
import { betOf, combosOfSlip, faultOf, promiseOf, UNIT_MIN } from './slip-bet.ts';
import { notesOn } from './slip-notes.ts';

type Max = Pick<Quote, 'unit_max' | 'max_why' | 'limited_since'>;

export async function quoteSlip(ctx: Context, slip: Slip): Promise<Quote> {
  const { db, player, now } = ctx;
  const events = await findPriced(
    db.sql,
    slip.legs.map(({ event }) => event),
    'bets',
  );
  await prepareAnswers(slipQuestions(slip.legs, events), 'bets');
  const byId = new Map(events.map((event) => [event.id, event]));
  const offers = slip.legs.map((leg) => offerOf(leg, byId.get(leg.event), now));
  const currency = player?.currency ?? defaultCurrency(ctx.content);
  const fault = faultOf(slip) ?? builderFaultIn(offers);
  const asked = offers.filter(isOffered);
  const played = slip.bet.type === 'each-way' ? eachWayLegs(asked) : asked;
  if (fault !== null || asked.length < offers.length || played === null || areRelated(asked)) {
    const why = fault ?? (areRelated(asked) ? 'related-events' : null);
    return unquoted(slip, offers, why, currency);
  }
  const combos = combosOfSlip(slip);
  const boosts: BoostTerms = {
    ...{ combos, limits: boostLimitsOf(ctx.content), isFreebet: slip.freebet !== undefined },
    ...{ euroRate: euroRateOf(currency, ratesOf(ctx.content)), ...(await boostUsesOf(ctx, events)) },
  };
  const legs = withAllowedBoosts(played, boosts);
  const odds = legs.map(({ oddsX1000 }) => oddsX1000);
  const unit = cents(Math.max(1, slip.unit));
  const extrasStopped = await areExtrasStopped(db.sql);
  const rules = rulesFor(legs, boosts.limits, extrasStopped);
  const isFree = slip.freebet !== undefined;
  const { max, allowed } = await maxOf(ctx, { legs, combos, boosts, isFree });
  // A stake above its limits is lowered before it is placed, so that it never pays more than this.
  const taken = cents(Math.min(unit, allowed));
  const promised = promiseOf(betOf(combos, odds, taken), isFree, extrasOf(rules));
  return {
    ...{ legs: legs.slice(0, offers.length).map(shownOffer), fault: null },
    ...{ combos: combos.length, odds: promised.odds },
    potential: { amount: promised.potential, currency },
    ...{ boost_percent: promised.boostPercent, unit_min: UNIT_MIN, delay: delayOf(legs) },
    notes: notesOn({ offered: played, legs, combos, isFreebet: boosts.isFreebet, rules, extrasStopped }),
    boost_max: legs.some(isBoosted) ? cents(Math.floor(boostUnitMax(legs, boosts))) : null,
    ...max,
  };
}

async function boostUsesOf(
  { db, player, now }: Context,
  events: readonly EventRecord[],
): Promise<Pick<BoostTerms, 'usedOf' | 'budgetLeft'>> {
  const uses = await listBoostUses(db.sql, events, now);
  return {
    usedOf: ({ event, picks }) => uses.of(player?.id ?? null, { eventId: event.id, ...picks[0]! }),
    budgetLeft: uses.budgetLeft,
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
    ...{
      boost_percent: 0,
      unit_max: ZERO,
      max_why: 'market',
      limited_since: null,
      unit_min: UNIT_MIN,
      delay: 0,
    },
    ...{ boost_max: null, notes: [] },
  };
}

interface Wanted {
  legs: readonly OfferedLeg[];
  combos: number[][];
  boosts: BoostTerms;
  isFree: boolean;
}

interface QuotedMax {
  max: Max;
  /** By limits alone, whatever the player holds. */
  allowed: Cents;
}

/** What sets the stake first: the operator, the player's own limits, or what they hold. */
async function maxOf(ctx: Context, { legs, combos, boosts, isFree }: Wanted): Promise<QuotedMax> {
  const { db, player, now } = ctx;
  const eventIds = legs.map(({ event }) => event.id);
  const [risks, persons, own] = await Promise.all([
    loadRisks(db.sql, eventIds),
    player === null
      ? new PersonRisks()
      : loadPersonRisks(
          db.sql,
          eventIds.map((eventId) => ({ playerId: player.id, eventId })),
        ),
    player === null ? null : ownOf(db.sql, player, now),
  ]);
  const { unit, why } = unitMax({
    ...{
      playerId: player?.id ?? null,
      legs,
      combos,
      factor: own?.factor ?? 1,
      wonToday: own?.won_cents ?? 0,
    },
    euroRate: boosts.euroRate,
    boostMax: boostUnitMax(legs, boosts),
    room: new RiskRoom(
      atScores(
        risks,
        legs.map(({ event }) => event),
      ),
      persons,
    ),
  });
  const since = why === 'personal-limit' ? (own?.limited_since?.toISOString() ?? null) : null;
  const house: Max = { unit_max: unit, max_why: why, limited_since: since };
  // A free bet stakes nothing of theirs.
  if (own === null || isFree) return { max: house, allowed: unit };
  const each = (stake: number) => cents(Math.max(0, Math.floor(stake / combos.length)));
  const by = (max_why: Max['max_why'], stake: number): Max => ({
    ...{ unit_max: each(stake), max_why, limited_since: null },
  });
  const ownMax = by('own-limit', own.most ?? Number.MAX_SAFE_INTEGER);
  const limited = lowerOf(house, ownMax);
  const max = lowerOf(limited, by('balance', own.balance));
  return { max, allowed: limited.unit_max };
}

const lowerOf = (a: Max, b: Max): Max => (b.unit_max < a.unit_max ? b : a);

async function ownOf(sql: Sql, { id, currency }: Player, now: Date) {
  const day = new Date(now.toISOString().slice(0, 10));
  const [limits, purse, [row]] = await Promise.all([
    listOwnLimits(sql, [{ playerId: id, session: null, now, targets: ['product:sports'] }]),
    balancesOf(sql, id),
    sql<{ factor: number; limited_since: Date | null; won_cents: Cents }>`
      select coalesce((select factor from bettor_factor where player_id = ${id}), 1)::float8 as factor,
        (select set_at from bettor_factor where player_id = ${id} and factor < 1) as limited_since,
        coalesce(sum(ceil(euro_rate * case when settled_at is null then potential_cents + sold_cents
          else paid_cents + sold_cents end)), 0)::bigint as won_cents
      from bet where created_at >= ${day} and player_id = any(array(
        select other_id from linked_account where linked_account.player_id = ${id} union select ${id}::bigint)) and status <> 'refused'`,
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
