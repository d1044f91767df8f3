// Bets are taken in one transaction each with those that come at the same moment: the events are held, so that nothing can
// happen in them meanwhile, and the stake, the bet, what the house owes by it and the receipt are kept together, or nothing.
import type { Slip } from '#contract/betting/slip.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Rates } from '#rules/exchange.ts';
import type { Outcome as Answer, BatchWork } from '../batch/work.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { prepareAnswers } from '../book/prepared-answers.ts';
import { holdPriced } from '../book/priced-events.ts';
import type { Player, Session } from '../calls/context.ts';
import { type IdempotencyKey, type KeyRow, keepAnswers, readKept } from '../calls/idempotency.ts';
import { type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { stakeFreebets } from '../freebets/freebets.ts';
import { type Purse, pursesOf } from '../ledger/purse.ts';
import { InsufficientFunds, readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { isSittingDown } from '../protection/own-limits.ts';
import { sitDown } from '../protection/sittings.ts';
import { blockRefusal } from '../protection/stake-block.ts';
import { enterStakeGate } from '../protection/stake-gate.ts';
import { stakedEntry } from './bet-entries.ts';
import { betChanged, betPlaced } from './bet-facts.ts';
import { insertBets, insertLegs, type KeptBet, type Refused } from './bet-rows.ts';
import { chargeBoosts } from './boost-budget.ts';
import type { BoostLimits } from './boost-limits.ts';
import { addBoostUses, holdBoostUses } from './boost-uses.ts';
import { areExtrasStopped } from './extras-budget.ts';
import { type Judged, judge, type Known } from './judge-slip.ts';
import { slipQuestions } from './leg-offers.ts';
import { changeLiability, lockLiability } from './liability.ts';
import { loadPersonRisks, lockPersons } from './person-risk.ts';
import { listPlaceFacts, type PlaceRow } from './place-facts.ts';
import { receiptText } from './receipt-text.ts';
import type { ReceiptSigner } from './receipts.ts';
import { atScores, loadRisks, type RiskBook } from './risk-book.ts';
import { calculateRisks, countStatements, type RiskCaps } from './risk-changes.ts';
import { capsOf, RiskRoom } from './risk-limits.ts';
import { watchEvents } from './watched-events.ts';
import { WonToday } from './won-today.ts';

export interface Place {
  /** Drawn before the stake is asked for, so that asking again finds what the first time has done. */
  id: string;
  key: IdempotencyKey | undefined;
  player: Player;
  session: Session | null;
  slip: Slip;
  isBonusApart: boolean;
  rates: Rates;
  boostLimits: BoostLimits;
  signer: ReceiptSigner;
  /** When it was asked, by the house's clock and by the machine's, which no one turns. */
  now: Date;
  askedAt: number;
}

export interface Placed {
  id: string;
  /** Nothing was taken, and why. */
  refused?: Refused;
  /** Not where it was placed before, and is only answered again. */
  bet?: KeptBet;
  /** As they stood, of the slip; not where it is only answered again. */
  events?: ReadonlyMap<number, EventRecord>;
}

export const placeBatch: BatchWork<Place, Placed> = {
  namesOf: ({ player }) => [player.id],
  doAll: placeAll,
};

/** A request may have been held up on its way: what counts is the moment at which its bet is taken. */
const momentOf = ({ now, askedAt }: Place): Date =>
  new Date(now.getTime() + Math.max(0, performance.now() - askedAt));

/** No event has such a number, so nobody has to look for it. */
const EVENT_MAX = 2 ** 31 - 1;

/** What each player bets on. */
const pairsOf = ({ player, slip }: Place) =>
  slip.legs
    .filter(({ event }) => event <= EVENT_MAX)
    .map(({ event }) => ({ playerId: player.id, eventId: event }));

/** Locks what the places touch and reads what decides about them. */
async function lockAndRead(tx: Tx, places: readonly Place[], asked: Date) {
  const players = places.map(({ player }) => player.id);
  const pairs = places.flatMap(pairsOf);
  const eventIds = [...new Set(pairs.map(({ eventId }) => eventId))];
  const [limits, , rows, purses, , events, risks, persons, extrasStopped] = await together(
    enterStakeGate(
      tx,
      places.map((place) => ({
        ...{ playerId: place.player.id, session: place.session, now: momentOf(place) },
        targets: ['product:sports'],
      })),
    ),
    lockPersons(tx, players),
    listPlaceFacts(tx.sql, places, asked),
    pursesOf(tx.sql, players),
    lockLiability(tx, eventIds),
    holdPriced(tx, eventIds),
    loadRisks(tx.sql, eventIds),
    loadPersonRisks(tx.sql, pairs),
    areExtrasStopped(tx.sql),
  );
  const legs = places.flatMap(({ slip }) => slip.legs);
  await prepareAnswers(slipQuestions(legs, events), 'bets');
  const boosts = await holdBoostUses(tx, events, asked);
  const won = await WonToday.load(tx.sql, rows, { limits: risks.limits, persons, now: asked });
  const facts = new Map(rows.map((row) => [row.player_id, row]));
  return {
    ...{ limits, facts, purses, events, persons, extrasStopped, boosts, won },
    risks: atScores(risks, events),
  };
}

async function placeAll(tx: Tx, places: readonly Place[]): Promise<Answer<Placed>[]> {
  const asked = momentOf(places[0]!);
  const read = await lockAndRead(tx, places, asked);
  const { limits, facts, purses, events, risks, extrasStopped, boosts, won } = read;
  const room = new RiskRoom(risks, read.persons);
  const byId = new Map(events.map((event) => [event.id, event]));
  const answers = new Map<Place, Answer<Placed>>();
  const ready: { place: Place; bet: KeptBet; isFirst: boolean }[] = [];
  const noes: { place: Place; refused: Refused }[] = [];
  for (const place of places) {
    const { id } = place.player;
    const known = {
      facts: { ...facts.get(id)!, won_today: won.of(id) },
      ...{ own: limits.get(id)!, purse: purses.get(id)! },
    };
    const now = momentOf(place);
    const before = answerOf(place, known);
    if (before !== null) {
      answers.set(place, before);
      continue;
    }
    const judged: Judged = judge(place, { ...known, events: byId, boosts, room, extrasStopped, now });
    if ('refusal' in judged) answers.set(place, { refused: judged.refusal });
    else if ('refused' in judged) {
      noes.push({ place, refused: judged.refused });
      answers.set(place, { done: { id: place.id, refused: judged.refused, events: byId } });
    } else {
      const isFirst = isSittingDown(known.own, known.facts.last_started_at, now);
      ready.push({ place, bet: judged.bet, isFirst });
      // The next of this group sees what is left.
      boosts.add(judged.bet.legs);
      room.take(id, judged.bet.legs);
      won.add(judged.bet);
    }
  }
  const entries = ready.map(({ bet }) => stakedEntry(bet));
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const taken = ready.flatMap(({ place, bet, isFirst }, at): Taken[] => {
    try {
      const { purse } = readOutcome(entries[at]!, said[at]!);
      const signed = bet.status === 'open' ? withReceipt(bet, place.signer) : bet;
      answers.set(place, { done: { id: bet.id, bet: signed, events: byId } });
      return [{ place, bet: signed, purse: purse!, facts: facts.get(bet.player_id)!, isFirst }];
    } catch (error) {
      answers.set(place, {
        refused: error instanceof InsufficientFunds ? new Refusal('InsufficientFunds') : error,
      });
      return [];
    }
  });
  await chargeBoosts(
    tx,
    taken.map(({ bet }) => bet),
    asked,
  );
  const revalued = taken.length === ready.length ? room.risks : undefined;
  await keep(tx, taken, noes, { risks, revalued, won, caps: capsOf(events, risks.limits) });
  return places.map((place) => answers.get(place)!);
}

/** Null: it was not asked for before. */
function answerOf(
  { id, key, player }: Place,
  { facts, own }: Pick<Known, 'facts' | 'own'>,
): Answer<Placed> | null {
  if (facts.is_placed) return { done: { id } };
  if (key !== undefined && facts.body_hash !== null) return readKept<Placed>(key, facts as KeyRow);
  // Before anything is told of prices and limits.
  if (own.block !== null) return { refused: blockRefusal(own.block) };
  return facts.currency === player.currency ? null : { refused: new Refusal('InvalidRequest') };
}

export const withReceipt = (bet: KeptBet, signer: ReceiptSigner): KeptBet => ({
  ...bet,
  receipt: signer.sign(receiptText(bet, bet.legs, bet.accepted_at!)),
});

interface Taken {
  place: Place;
  bet: KeptBet;
  purse: Purse;
  facts: PlaceRow;
  isFirst: boolean;
}

interface Calculated extends RiskCaps {
  risks: RiskBook;
  revalued: RiskRoom['risks'] | undefined;
  won: WonToday;
}

async function keep(
  tx: Tx,
  taken: readonly Taken[],
  noes: readonly { place: Place; refused: Refused }[],
  { risks, revalued, won, caps }: Calculated,
): Promise<void> {
  const answered = [
    ...taken.map(({ place: { key }, bet: { id } }) => ({ key, subject: id, answer: { id } })),
    ...noes.map(({ place: { id, key }, refused }) => ({ key, subject: id, answer: { id, refused } })),
  ];
  const isAnyKeyed = answered.some(({ key }) => key !== undefined);
  const bets = taken.map(({ bet }) => bet);
  const legs = bets.flatMap((bet) => bet.legs);
  const first = taken
    .filter(({ isFirst }) => isFirst)
    .map(({ bet, facts }) => ({
      ...{ player_id: bet.player_id, number: facts.rounds + 1, started_at: bet.created_at },
    }));
  const free = bets.flatMap(({ id: bet_id, player_id, freebet_id }) =>
    freebet_id === null ? [] : [{ player_id, freebet_id, bet_id }],
  );
  const placed = bets.filter(({ status }) => status === 'open').map(betPlaced);
  const isAnyBoosted = legs.some(({ boost_staked_cents }) => boost_staked_cents > 0);
  if (bets.length === 0) {
    if (isAnyKeyed) await keepAnswers(tx, answered, noes[0]!.place.now);
    return;
  }
  const calculated = calculateRisks(risks, { before: [], after: legs }, revalued);
  const statements =
    5 +
    countStatements(calculated) +
    [isAnyKeyed, isAnyBoosted, first.length > 0, free.length > 0, placed.length > 0].filter(Boolean).length;
  // One trip to the database, in this order.
  await tx.lastly(statements, () =>
    together(
      insertBets(
        tx,
        bets.map((bet) => ({ ...bet, day_cents: won.sumWith(bet) })),
      ),
      insertLegs(tx, legs),
      addBoostUses(tx, legs),
      watchEvents(tx, legs, taken[0]!.place.now),
      keepAnswers(tx, answered, taken[0]!.place.now),
      recordFacts(tx, placed),
      first.length > 0 ? sitDown(tx, first) : Promise.resolve(),
      stakeFreebets(tx, free),
      tellAll(
        tx,
        taken.flatMap(({ bet, purse }) => [toldPurse(bet.player_id, purse), betChanged(bet)]),
      ),
      // All bets share the row of the whole book: it is locked last, so that others wait for nothing but the COMMIT.
      changeLiability(tx, risks, { before: [], after: legs, caps, calculated }),
    ),
  );
}
