// What a slip asks for, as it is offered at this moment: whatever the browser says of prices is only what the player saw.
import type { RefusedFor } from '#contract/betting/bet.ts';
import type { SlipLeg } from '#contract/betting/slip.ts';
import type { Score } from '#sports/settle/match-result.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { type OfferedBook, offeredBook, priceOf, priceQuestions } from '../book/offered-book.ts';
import type { EventQuestions } from '../book/prepared-answers.ts';
import type { KeptPick } from './bet-rows.ts';

export interface OfferedLeg {
  event: EventRecord;
  book: OfferedBook;
  picks: readonly KeptPick[];
  oddsX1000: number;
  plainOddsX1000: number;
  baseOddsX1000: number;
  chance: number;
  isBanker: boolean;
  isLive: boolean;
  score: Score | null;
  decisive: number;
}

export interface ClosedLeg {
  why: RefusedFor;
  /** Of a builder that is none: sports/bets/builder.ts. */
  fault?: string | undefined;
}

interface LegPicks {
  readonly event: number;
  readonly picks: readonly SlipLeg['picks'][number][];
}

/** What `offerOf` needs of the models of these events: nothing where no leg is a builder. */
export function slipQuestions(legs: readonly LegPicks[], events: readonly EventRecord[]): EventQuestions[] {
  const builders = legs.filter(({ picks }) => picks.length > 1);
  if (builders.length === 0) return [];
  return events.map((event) => {
    const own = builders.filter((leg) => leg.event === event.id);
    return { event, questions: own.flatMap(({ picks }) => priceQuestions(offeredBook(event), picks)) };
  });
}

export const isOffered = (leg: OfferedLeg | ClosedLeg): leg is OfferedLeg => 'oddsX1000' in leg;

/** A match that was to begin before `now` is not bet on as one that has not, whatever its producer says. */
export function offerOf(
  { picks, is_banker: isBanker = false }: SlipLeg,
  event: EventRecord | undefined,
  now: Date,
): OfferedLeg | ClosedLeg {
  if (event === undefined) return { why: 'closed' };
  if (event.status === 'scheduled' && event.starts_at <= now) return { why: 'started' };
  if (event.status === 'interrupted') return { why: 'paused' };
  if (event.status !== 'scheduled' && event.status !== 'live') return { why: 'closed' };
  const book = offeredBook(event);
  const priced = priceOf(book, picks);
  if ('why' in priced) return { why: priced.why, fault: priced.fault };
  const kept = picks.map(({ market, outcome }): KeptPick => {
    const { type, spec } = book.markets.get(market)!;
    return { market, code: type.code, spec, outcome };
  });
  const { isLive } = book;
  return {
    ...{ event, book, picks: kept, isBanker, isLive, ...priced },
    score: isLive ? book.score : null,
    decisive: book.decisive,
  };
}

/** Seconds for which a match in play is watched before a bet stands: longer where less is known of it. */
const delays: Readonly<Record<EventRecord['sport'], number>> = {
  tennis: 4,
  football: 5,
  basketball: 5,
  'ice-hockey': 5,
  volleyball: 5,
  'table-tennis': 5,
  darts: 5,
  esports: 6,
};
const LOW_TIER = 4;
const LOW_TIER_SECONDS = 3;

/** The longest of its legs; none before the start. */
export const delayOf = (legs: readonly OfferedLeg[]): number =>
  delayFor(legs.filter(({ isLive }) => isLive).map(({ event }) => event));

/** Of matches in play. */
export const delayFor = (events: readonly EventRecord[]): number =>
  Math.max(
    0,
    ...events.map(({ sport, league }) => delays[sport] + (league.tier >= LOW_TIER ? LOW_TIER_SECONDS : 0)),
  );
