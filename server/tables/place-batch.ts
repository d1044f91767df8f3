// Bets at shared tables are taken in one transaction each with those that come at the same moment: the stake is booked and
// the seat kept together, or neither.
import { Refusal } from '#contract/refusals.ts';
import { type GameDefinition, hashOf } from '#games/definitions/game-definition.ts';
import type { Bet } from '#games/kinds/kind.ts';
import type { Rates } from '#rules/exchange.ts';
import { cents, ZERO } from '#rules/money.ts';
import { roundWaitMs } from '#rules/round-pace.ts';
import { splitStake } from '#rules/stake-split.ts';
import type { Outcome as Answer, BatchWork } from '../batch/work.ts';
import { bonusRefused, stakeable } from '../bonuses/stake-terms.ts';
import type { Player, Session } from '../calls/context.ts';
import { type IdempotencyKey, type KeyRow, keepAnswers, readKept } from '../calls/idempotency.ts';
import { type Tx, together } from '../database/db.ts';
import { type Purse, pursesOf } from '../ledger/purse.ts';
import { InsufficientFunds, readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { isSittingDown, type OwnLimits, roundRefused } from '../protection/own-limits.ts';
import { sitDown } from '../protection/sittings.ts';
import { enterStakeGate } from '../protection/stake-gate.ts';
import { stakedEntry } from '../rounds/round-entries.ts';
import { holdRounds, listPlaceFacts, type OpenRound, type PlaceFacts } from './place-facts.ts';
import { insertSeats, type Seat } from './seats.ts';

export interface Place {
  /** Drawn before the stake is asked for, so that asking again finds what the first time has done. */
  id: string;
  key: IdempotencyKey | undefined;
  player: Player;
  session: Session | null;
  sharedRound: number;
  definition: GameDefinition;
  bet: Bet;
  /** From the start of the player's last round, at least. */
  roundMinMs: number;
  /** Bonus money pays a stake alone or not at all. */
  isBonusApart: boolean;
  /** What was lost in another currency counts against the player's own limit too. */
  rates: Rates;
  now: Date;
}

export interface Placed {
  id: string;
  /** Not where it was placed before, and is only answered again. */
  seated?: { seat: Seat; position: number; purse: Purse };
}

export const placeBatch: BatchWork<Place, Placed> = {
  namesOf: ({ player }) => [player.id],
  doAll: placeAll,
};

interface Ready {
  place: Place;
  seat: Seat;
  /** After a break. */
  isFirst: boolean;
  position: number;
}

async function placeAll(tx: Tx, places: readonly Place[]): Promise<Answer<Placed>[]> {
  const players = places.map(({ player }) => player.id);
  const [limits, facts, purses, rounds] = await together(
    enterStakeGate(
      tx,
      places.map(({ player, session, definition, now }) => ({
        ...{ playerId: player.id, session, now },
        targets: ['product:casino', 'product:tables', `game:${definition.sysname}`],
      })),
    ),
    listPlaceFacts(tx.sql, places),
    pursesOf(tx.sql, players),
    holdRounds(
      tx,
      places.map(({ sharedRound }) => sharedRound),
    ),
  );
  const answers = new Map<Place, Answer<Placed>>();
  const ready = places.flatMap((place) => {
    const { id } = place.player;
    const round = rounds.get(place.sharedRound);
    const known = { facts: facts.get(id)!, own: limits.get(id)!, purse: purses.get(id)! };
    const made = answerOf(place, known, round) ?? prepare(place, known, round!);
    if ('seat' in made) return [made];
    answers.set(place, made);
    return [];
  });
  const entries = ready.map(({ seat }) => stakedEntry(seat));
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const seated = ready.flatMap(({ place, seat, position, isFirst }, at) => {
    try {
      const purse = readOutcome(entries[at]!, said[at]!).purse!;
      answers.set(place, { done: { id: seat.id, seated: { seat, position, purse } } });
      return [{ place, seat, purse, isFirst }];
    } catch (error) {
      answers.set(place, {
        refused: error instanceof InsufficientFunds ? new Refusal('InsufficientFunds') : error,
      });
      return [];
    }
  });
  if (seated.length > 0) await keep(tx, seated);
  return places.map((place) => answers.get(place)!);
}

interface Known {
  facts: PlaceFacts;
  own: OwnLimits;
  purse: Purse;
}

/** Null: it was not asked for before, and nothing speaks against it. */
function answerOf(
  { id, key, player, definition, bet, rates, roundMinMs, now }: Place,
  { facts, own }: Known,
  round: OpenRound | undefined,
): Answer<Placed> | null {
  if (facts.is_placed) return { done: { id } };
  if (key !== undefined && facts.body_hash !== null) return readKept<Placed>(key, facts as KeyRow);
  if (facts.currency !== player.currency) return { refused: new Refusal('InvalidRequest') };
  if (round === undefined || round.game !== definition.sysname)
    return { refused: new Refusal('RoundNotFound') };
  if (facts.is_seated) return { refused: new Refusal('RoundOpen') };
  if (round.phase !== 'open' || now > round.closes_at) return { refused: new Refusal('BetsClosed') };
  if (round.definition !== hashOf(definition)) return { refused: new Refusal('GameClosed') };
  const waitMs = roundWaitMs(facts.last_started_at, now, roundMinMs);
  if (waitMs > 0) return { refused: tooSoon(waitMs) };
  const stake = cents(bet.stake);
  const { currency, last_started_at: lastStartedAt } = facts;
  const refused = roundRefused(own, { stake, added: stake, currency, rates, lastStartedAt, now });
  return refused === null ? null : { refused };
}

const tooSoon = (leftMs: number) =>
  new Refusal('TooManyRequests', { error_data: { retry_after: Math.ceil(leftMs / 1000) } });

function prepare(place: Place, { facts, own, purse }: Known, round: OpenRound): Ready | { refused: Refusal } {
  const { id, player, definition, bet, isBonusApart, now } = place;
  const stake = cents(bet.stake);
  const split = splitStake(stake, stakeable(purse, facts, now), isBonusApart);
  if (split === null) return { refused: new Refusal('InsufficientFunds') };
  const refused = bonusRefused(facts, { game: definition.sysname, stake, bonus: split.bonus });
  if (refused !== null) return { refused };
  const seat: Seat = {
    ...{ id, player_id: player.id, number: facts.played + 1, game: definition.sysname },
    ...{ definition: round.definition, shared_round_id: round.id, bet, currency: player.currency },
    ...{ staked_cents: cents(bet.stake), bonus_cents: split.bonus, paid_cents: ZERO },
    bonus_id: split.bonus > ZERO ? facts.bonus_id : null,
    ...{ state: 'open', words: 0, started_at: now, ended_at: null },
  };
  const isFirst = isSittingDown(own, facts.last_started_at, now);
  return { place, seat, position: round.position, isFirst };
}

interface Seated extends Pick<Ready, 'place' | 'seat' | 'isFirst'> {
  purse: Purse;
}

async function keep(tx: Tx, seated: readonly Seated[]): Promise<void> {
  const answered = seated.map(({ place: { key }, seat: { id } }) => ({ key, subject: id, answer: { id } }));
  const isAnyKeyed = answered.some(({ key }) => key !== undefined);
  const first = seated.filter(({ isFirst }) => isFirst).map(({ seat }) => seat);
  tx.signal('tables');
  // One trip to the database, in this order.
  await tx.lastly(2 + Number(isAnyKeyed) + Number(first.length > 0), () =>
    together(
      insertSeats(
        tx,
        seated.map(({ seat }) => seat),
      ),
      keepAnswers(tx, answered, seated[0]!.place.now),
      first.length > 0 ? sitDown(tx, first) : Promise.resolve(),
      tellAll(
        tx,
        seated.map(({ seat, purse }) => toldPurse(seat.player_id, purse)),
      ),
    ),
  );
}
