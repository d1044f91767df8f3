// What may be lost at worst, in euro cents: on one event, in a league, in total, and to one person. Bets that can win together
// share these caps, whatever their markets are called.
import { limitFactorOf } from '#rules/limit-factors.ts';
import { cents } from '#rules/money.ts';
import type { ThresholdValues } from '#rules/thresholds.ts';
import type { exposures } from '#sports/bets/exposure.ts';
import type { EventRisk } from '#sports/risk/event-risk.ts';
import type { RiskLeg } from '#sports/risk/leg-values.ts';
import { type ChangedRisk, isWithinCaps } from '#sports/risk/stake-room.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { factorOf } from '../book/league-trading.ts';
import type { OfferedLeg } from './leg-offers.ts';
import type { PersonRisks } from './person-risk.ts';
import { type LiableLeg, leagueScope, type RiskBook, riskLeg, TOTAL } from './risk-book.ts';
import type { LegsChange } from './risk-changes.ts';
import { winMaxByTier } from './win-max.ts';

type LimitedEvent = Pick<EventRecord, 'league' | 'trading'>;

const winMaxOn = (event: LimitedEvent, limits: ThresholdValues, ofPlayer = 1): number =>
  winMaxByTier(event.league.tier, limits) * limitFactorOf(ofPlayer, factorOf(event, 'limit')(''));

/** An event may lose a multiple of what one bet on it may win, and a league a multiple of that. */
export const eventCapOf = (event: LimitedEvent, limits: ThresholdValues): number =>
  (limits['bets-event'] / 100) * winMaxOn(event, limits);

const leagueCapOf = ({ league }: Pick<EventRecord, 'league'>, limits: ThresholdValues): number =>
  (limits['bets-league'] / 100) *
  (limits['bets-event'] / 100) *
  winMaxByTier(league.tier, limits) *
  (league.trading.limit ?? 1);

/** Of all scopes that bets on these events count in. Caps are whole cents in the database. */
export const capsOf = (
  events: Iterable<Pick<EventRecord, 'league'>>,
  limits: ThresholdValues,
): ReadonlyMap<string, number> =>
  new Map([
    [TOTAL, limits['bets-total']],
    ...[...events].map(
      (event) => [leagueScope(event.league.id), Math.floor(leagueCapOf(event, limits))] as const,
    ),
  ]);

interface AddedBet {
  /** Null: a guest's. */
  playerId: number | null;
  legs: readonly OfferedLeg[];
  /** For one unit, in euro cents. */
  exposed: ReturnType<typeof exposures>;
}

interface Change {
  change: (risk: EventRisk, unit: number) => EventRisk;
  /** By how much a worst case becomes worse at most; absent where that is not known. */
  more?: (unit: number) => number;
}

/** The book as bets of one group leave it, one after the other; its events at their scores of now (`atScores`). */
export class RiskRoom {
  readonly #book: RiskBook;
  readonly #persons: PersonRisks;
  #risks = new Map<number, EventRisk>();
  #more = new Map<string, number>();

  constructor(book: RiskBook, persons: PersonRisks) {
    this.#book = book;
    this.#persons = persons;
    for (const { leagueId, risk, now, loss } of book.events.values())
      this.#add(leagueId, risk.loss(now) - loss);
  }

  #add(leagueId: number, more: number): void {
    for (const scope of [leagueScope(leagueId), TOTAL])
      this.#more.set(scope, (this.#more.get(scope) ?? 0) + more);
  }

  /** As they were when the book was read. */
  get limits(): ThresholdValues {
    return this.#book.limits;
  }

  /** The lowest factor of the person's accounts. */
  factorOf(playerId: number): number {
    return this.#persons.factorOf(playerId);
  }

  /** The same book, as if no account had less than the usual limits: tells whether a personal limit rejects a bet. */
  withUsualFactors(): RiskRoom {
    const usual = new RiskRoom(this.#book, this.#persons.withUsualFactors());
    usual.#risks = this.#risks;
    usual.#more = this.#more;
    return usual;
  }

  #riskOf(eventId: number): EventRisk {
    return this.#risks.get(eventId) ?? this.#book.events.get(eventId)!.risk;
  }

  #leftIn(scope: string, cap: number): number {
    return cap - (this.#book.scopes.get(scope) ?? 0) - (this.#more.get(scope) ?? 0);
  }

  /** What a bet adds, by event: for everybody, and for its person. */
  addedBy({ playerId, legs, exposed }: AddedBet): ChangedRisk[] {
    const placed = legs.map((leg, place) => ({ leg, exposure: exposed[place]! }));
    return [...Map.groupBy(placed, ({ leg }) => leg.event.id).values()].flatMap((own) => {
      const legsAt = (unit: number) =>
        own.map(
          ({ leg, exposure }): RiskLeg => ({
            ...{ picks: leg.picks, oddsX1000: leg.oddsX1000, score: leg.score },
            ...{ owed: Math.ceil(exposure.owed * unit), staked: Math.ceil(exposure.staked * unit) },
          }),
        );
      return this.#changed(playerId, own[0]!.leg.event, {
        change: (risk, unit) => risk.with(legsAt(unit)),
        more: (unit) => legsAt(unit).reduce((sum, { owed }) => sum + owed, 0),
      });
    });
  }

  /** Whether a bet may become what it is after a sale, or at a better price than it was booked at. */
  isChangeWithinCaps(
    playerId: number,
    { before, after }: LegsChange,
    events: ReadonlyMap<number, EventRecord>,
  ): boolean {
    return isWithinCaps(this.changedBy(playerId, { before, afterAt: () => after }, events), 1);
  }

  /** What a booked bet changes that becomes what it is `afterAt` a number of units. */
  changedBy(
    playerId: number,
    { before, afterAt }: { before: readonly LiableLeg[]; afterAt(unit: number): readonly LiableLeg[] },
    events: ReadonlyMap<number, EventRecord>,
  ): ChangedRisk[] {
    const ids = [...new Set(before.map(({ event_id }) => event_id))];
    return ids.flatMap((id) => {
      const own = (legs: readonly LiableLeg[]) => legs.filter(({ event_id }) => event_id === id).map(riskLeg);
      return this.#changed(playerId, events.get(id)!, {
        change: (risk, unit) => risk.change({ before: own(before), after: own(afterAt(unit)) }),
      });
    });
  }

  /** For everybody, and for the person. */
  #changed(playerId: number | null, event: EventRecord, { change, more }: Change): ChangedRisk[] {
    const [risk, { now }] = [this.#riskOf(event.id), this.#book.events.get(event.id)!];
    const all: ChangedRisk = {
      ...{ risk, now, cap: eventCapOf(event, this.limits), at: (unit) => change(risk, unit) },
      scopes: [...capsOf([event], this.limits)].map(([name, cap]) => ({
        ...{ name, left: this.#leftIn(name, cap) },
      })),
      ...(more && { atMost: { loss: risk.loss(now), more } }),
    };
    if (playerId === null) return [all];
    const { 'bets-person': percent } = this.limits;
    const cap = (percent / 100) * winMaxOn(event, this.limits, this.#persons.factorOf(playerId));
    const persons = this.#persons;
    const one: ChangedRisk = {
      get risk() {
        return persons.riskOf(playerId, event);
      },
      ...{ now, cap, at: (unit: number) => change(persons.riskOf(playerId, event), unit), scopes: [] },
      ...(more && { atMost: { loss: persons.owedTo(playerId, event.id), more } }),
    };
    return [all, one];
  }

  /** Of the events that bets were taken on. */
  get risks(): ReadonlyMap<number, EventRisk> {
    return this.#risks;
  }

  /** The next bet of the group sees what is left. */
  take(playerId: number, legs: readonly LiableLeg[]): void {
    this.change(playerId, { before: [], after: legs });
  }

  /** A bet of the group that was booked before has become something else. */
  change(playerId: number, { before: gone, after: legs }: LegsChange): void {
    const all = [...gone.map(negated), ...legs];
    this.#persons.take(playerId, all);
    for (const [id, own] of Map.groupBy(all, ({ event_id }) => event_id)) {
      const before = this.#riskOf(id);
      const after = before.with(own.map(riskLeg));
      this.#risks.set(id, after);
      const { leagueId, now } = this.#book.events.get(id)!;
      this.#add(leagueId, after.loss(now) - before.loss(now));
    }
  }
}

/** Added, it takes away what the leg is worth in every scenario. */
const negated = (leg: LiableLeg): LiableLeg => ({
  ...leg,
  ...{ owed_cents: cents(-leg.owed_cents), at_stake_cents: cents(-leg.at_stake_cents) },
});
