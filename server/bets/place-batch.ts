// Bets are taken in one transaction each with those that come at the same moment: the events are held, so that nothing can
// happen in them meanwhile, and the stake, the bet, what the house owes by it and the receipt are kept together, or nothing.
import type { Slip } from '#contract/betting/slip.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Rates } from '#rules/exchange.ts';
import { PLACE } from '#sports/markets/outright.ts';
import type { Outcome as Answer, BatchWork } from '../batch/work.ts';
import { type EventRecord, holdEvents } from '../book/event-rows.ts';
import type { Player } from '../calls/context.ts';
import { type IdempotencyKey, type KeyRow, keepAnswers, readKept } from '../calls/idempotency.ts';
import { lockPlayers, type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { stakeFreebets } from '../freebets/freebets.ts';
import { type Purse, pursesOf } from '../ledger/purse.ts';
import { InsufficientFunds, readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { isSittingDown, listOwnLimits } from '../protection/own-limits.ts';
import { sitDown } from '../protection/sittings.ts';
import { stakedEntry } from './bet-entries.ts';
import { betChanged, betPlaced } from './bet-facts.ts';
import { insertBets, insertLegs, type KeptBet, type Refused } from './bet-rows.ts';
import { type Judged, judge } from './judge-slip.ts';
import { changeLiability, listOwed, lockLiability } from './liability.ts';
import { listPlaceFacts, type PlaceFacts } from './place-facts.ts';
import { type ReceiptSigner, receiptText } from './receipts.ts';
import { watchEvents } from './watched-events.ts';

export interface Place {
  /** Drawn before the stake is asked for, so that asking again finds what the first time has done. */
  id: string;
  key: IdempotencyKey | undefined;
  player: Player;
  slip: Slip;
  isBonusApart: boolean;
  rates: Rates;
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

const outcomesOf = ({ slip }: Place) =>
  slip.legs.flatMap(({ event: eventId, picks }) =>
    picks.flatMap((pick) => [
      { eventId, ...pick },
      ...(slip.bet.type === 'each-way' ? [{ eventId, ...pick, market: PLACE }] : []),
    ]),
  );

async function placeAll(tx: Tx, places: readonly Place[]): Promise<Answer<Placed>[]> {
  const players = places.map(({ player }) => player.id);
  const outcomes = places.flatMap(outcomesOf).filter(({ eventId }) => eventId <= EVENT_MAX);
  const eventIds = [...new Set(outcomes.map(({ eventId }) => eventId))];
  const asked = momentOf(places[0]!);
  const [, facts, purses, limits, , events, owed] = await together(
    lockPlayers(tx, players),
    listPlaceFacts(tx.sql, places, asked),
    pursesOf(tx.sql, players),
    listOwnLimits(
      tx.sql,
      places.map((place) => ({ playerId: place.player.id, now: momentOf(place) })),
    ),
    lockLiability(tx, eventIds),
    holdEvents(tx, eventIds),
    listOwed(tx.sql, outcomes),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  const answers = new Map<Place, Answer<Placed>>();
  const ready: { place: Place; bet: KeptBet; isFirst: boolean }[] = [];
  const noes: { place: Place; refused: Refused }[] = [];
  for (const place of places) {
    const { id } = place.player;
    const known = { facts: facts.get(id)!, own: limits.get(id)!, purse: purses.get(id)! };
    const now = momentOf(place);
    const before = answerOf(place, known.facts);
    if (before !== null) {
      answers.set(place, before);
      continue;
    }
    const judged: Judged = judge(place, { ...known, events: byId, owed, now });
    if ('refusal' in judged) answers.set(place, { refused: judged.refusal });
    else if ('refused' in judged) {
      noes.push({ place, refused: judged.refused });
      answers.set(place, { done: { id: place.id, refused: judged.refused, events: byId } });
    } else {
      const isFirst = isSittingDown(known.own, known.facts.last_started_at, now);
      ready.push({ place, bet: judged.bet, isFirst });
      // The next of this group sees what is left.
      for (const leg of judged.bet.legs) owed.add(leg);
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
  await keep(tx, taken, noes);
  return places.map((place) => answers.get(place)!);
}

/** Null: it was not asked for before. */
function answerOf({ id, key, player }: Place, facts: PlaceFacts): Answer<Placed> | null {
  if (facts.is_placed) return { done: { id } };
  if (key !== undefined && facts.body_hash !== null) return readKept<Placed>(key, facts as KeyRow);
  if (facts.is_excluded) return { refused: new Refusal('BetNotAllowed') };
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
  facts: PlaceFacts;
  isFirst: boolean;
}

async function keep(
  tx: Tx,
  taken: readonly Taken[],
  noes: readonly { place: Place; refused: Refused }[],
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
  if (bets.length === 0) {
    if (isAnyKeyed) await keepAnswers(tx, answered, noes[0]!.place.now);
    return;
  }
  const statements =
    5 + [isAnyKeyed, first.length > 0, free.length > 0, placed.length > 0].filter(Boolean).length;
  // One trip to the database, in this order.
  await tx.lastly(statements, () =>
    together(
      insertBets(tx, bets),
      insertLegs(tx, legs),
      changeLiability(tx, [], legs),
      watchEvents(tx, legs, taken[0]!.place.now),
      keepAnswers(tx, answered, taken[0]!.place.now),
      recordFacts(tx, placed),
      first.length > 0 ? sitDown(tx, first) : Promise.resolve(),
      stakeFreebets(tx, free),
      tellAll(
        tx,
        taken.flatMap(({ bet, purse }) => [toldPurse(bet.player_id, purse), betChanged(bet)]),
      ),
    ),
  );
}
