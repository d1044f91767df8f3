// One event as a trader sees it: every market with its prices, what it would lose by scenario, and what was set by hand.
import type { ScenarioRisk, TradedBook, TradedMarket, TradedOutcome } from '#contract/desk/trading-shapes.ts';
import { Refusal } from '#contract/refusals.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { marginMost, marginOfPrices } from '#rules/set-prices.ts';
import { marginOf, type OfferedMarket } from '#sports/markets/offer.ts';
import { kindOf } from '#sports/settle/kinds.ts';
import { listLiableLegs, loadRisks } from '../../bets/risk-book.ts';
import { eventCapOf } from '../../bets/risk-limits.ts';
import type { EventRecord } from '../../book/event-rows.ts';
import { factorOf } from '../../book/league-trading.ts';
import { type OfferedBook, offeredBook } from '../../book/offered-book.ts';
import { prepareAnswers } from '../../book/prepared-answers.ts';
import { findPriced } from '../../book/priced-events.ts';
import type { Sql } from '../../database/db.ts';
import type { StaffContext } from '../desk-context.ts';
import { findMarket, namesOf } from './names.ts';
import { talliesOf } from './result-tallies.ts';
import { riskQuestions, scenarioRisks } from './scenario-risks.ts';
import { asTraded } from './traded-events.ts';

interface Owed {
  market: string;
  outcome: string;
  owed_cents: Cents;
  staked_cents: Cents;
  bets: number;
}

interface Waiting {
  id: number;
  kind: string;
  asked_by: string;
}

export async function findEvent(sql: Sql, id: number): Promise<EventRecord> {
  const [event] = await findPriced(sql, [id], 'bets');
  if (event === undefined) throw new Refusal('EventNotFound');
  return event;
}

export async function tradedBook(
  id: number,
  isAll: boolean,
  { db, content, now }: StaffContext,
): Promise<TradedBook> {
  const event = await findEvent(db.sql, id);
  const owed = await db.sql<Owed>`
    select market, outcome, owed_cents, staked_cents, bets from bet_liability where event_id = ${id}`;
  const voided = await db.sql<{ market: string }>`select market from voided_market where event_id = ${id}`;
  const waiting = await db.sql<Waiting>`
    select staff_approval.id, kind, name as asked_by
    from staff_approval join staff_member on staff_member.id = asked_by
    where subject = ${`event ${id}`} and state = 'waiting' order by staff_approval.id`;
  const names = namesOf(content, event);
  const isVoid = (market: string) => voided.some((row) => row.market === market);
  const markets = marketsShown(
    event,
    Map.groupBy(owed, ({ market }) => market),
    { names, isVoid },
  );
  const [{ events, limits }, legs] = await Promise.all([
    loadRisks(db.sql, [id]),
    listLiableLegs(db.sql, [id]),
  ]);
  const { risk } = events.get(id)!;
  await prepareAnswers([riskQuestions(event, { risk, legs })], 'bets');
  const risks = scenarioRisks(event, { risk, legs }, names);
  const worst = risks.reduce((sum, block) => sum + block.worst, 0);
  const staked = owed.reduce((sum, { staked_cents }) => sum + staked_cents, 0);
  const bets = owed.reduce((sum, row) => sum + row.bets, 0);
  return {
    event: asTraded(event, { bets, staked_cents: cents(staked), worst_cents: cents(worst) }, now),
    expected: expectedIn(risks),
    ...{ cap: cents(Math.round(eventCapOf(event, limits))), risks },
    margin: event.trading.margin ?? null,
    limit: event.trading.limit ?? null,
    markets: isAll ? markets : markets.filter((market) => isWorthShowing(market, event)),
    tallies: talliesOf(event, names.scope),
    ending: event.ending,
    result_revision: event.result_revision,
    waiting,
  };
}

const isWorthShowing = ({ id, group, outcomes }: TradedMarket, { trading }: EventRecord) =>
  group === 'main' || trading.markets?.[id] !== undefined || outcomes.some(({ bets }) => bets > 0);

const expectedIn = (risks: readonly ScenarioRisk[]): Cents | null =>
  risks.reduce<Cents | null>(
    (sum, { expected }) => (sum === null || expected === null ? null : cents(sum + expected)),
    ZERO,
  );

type Names = ReturnType<typeof namesOf>;

/** Those with bets first, then as the sport has them; with them those that are closed and still owe something. */
function marketsShown(
  event: EventRecord,
  owed: ReadonlyMap<string, readonly Owed[]>,
  { names, isVoid }: { names: Names; isVoid: (market: string) => boolean },
): TradedMarket[] {
  const book = offeredBook(event);
  const closed = [...owed.keys()].flatMap((id) => {
    const market = book.markets.has(id) ? undefined : findMarket(event.sport, id);
    return market === undefined
      ? []
      : [{ ...market, outcomes: closedOutcomes(market), pause: 'ended' as const }];
  });
  const limitOf = factorOf(event, 'limit');
  const shown = [...book.markets.values(), ...closed].map((market) =>
    asMarket(market, owed.get(market.id) ?? [], {
      ...{ book, names, limit: limitOf(market.id), isVoid: isVoid(market.id) },
    }),
  );
  const isBetOn = ({ outcomes }: TradedMarket) => outcomes.some(({ bets }) => bets > 0);
  return [...shown.filter(isBetOn), ...shown.filter((market) => !isBetOn(market))];
}

const closedOutcomes = ({ spec }: Pick<OfferedMarket, 'spec'>) =>
  kindOf(spec.kind)
    .outcomes(spec.params)
    .map((code) => ({ code, chance: 0, oddsX1000: null }));

type BookMarket = OfferedMarket & { readonly pause: TradedMarket['pause'] };

function asMarket(
  market: BookMarket,
  owed: readonly Owed[],
  { book, names, limit, isVoid }: { book: OfferedBook; names: Names; limit: number; isVoid: boolean },
): TradedMarket {
  const { id, type, spec, pause } = market;
  const set = book.trading.markets?.[id];
  const fairSum = kindOf(spec.kind).fairSum ?? 1;
  const outcomes = outcomesOf(market, owed, names, set?.prices);
  const fullness = Math.max(0, ...Object.values(book.trading.lean?.[id] ?? {}));
  return {
    ...{ id, name: names.market(market), group: type.group, pause, fullness, outcomes },
    margin_now: pause === 'ended' ? 0 : marginOfPrices(outcomes, fairSum),
    margin_most: marginMost(marginOf(type, book.isLive)),
    fair_sum: fairSum,
    is_trader_pause: set?.is_paused === true,
    is_void: isVoid,
    margin: set?.margin ?? null,
    limit: set?.limit ?? null,
    margin_in_all: book.marginFactor(id),
    limit_in_all: limit,
  };
}

/** If one wins the house keeps what was staked on the others, and pays what it owes on this one. */
function outcomesOf(
  { outcomes, type }: Pick<OfferedMarket, 'outcomes' | 'type'>,
  owed: readonly Owed[],
  names: Names,
  prices: Readonly<Record<string, number>> | undefined,
): TradedOutcome[] {
  const taken = owed.reduce((sum, { staked_cents }) => sum + staked_cents, 0);
  return outcomes.map(({ code, chance, oddsX1000, wasX1000 }) => {
    const own = owed.find(({ outcome }) => outcome === code);
    const ifWins = taken - (own?.staked_cents ?? 0) - (own?.owed_cents ?? 0);
    return {
      ...{ code, name: names.outcome(code, type.code), chance, odds: oddsX1000 },
      is_set: prices?.[code] !== undefined && prices[code] === oddsX1000,
      was: wasX1000 ?? null,
      bets: own?.bets ?? 0,
      staked: cents(own?.staked_cents ?? 0),
      if_wins: cents(ifWins),
    };
  });
}
