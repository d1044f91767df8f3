// The book of an event: what its sport's law says, or its producer, with what traders have set over it.
import type { Pause } from '#contract/betting/event.ts';
import type { MatchSoFar } from '#sports/law/match-so-far.ts';
import { type Adjustment, type OfferedMarket, offerOne } from '#sports/markets/offer.ts';
import type { Score } from '#sports/settle/match-result.ts';
import { boosted } from './boosts.ts';
import type { EventRecord } from './event-rows.ts';
import { factorOf } from './league-trading.ts';
import { scoreOf } from './make-offers.ts';
import { matchOf } from './match-of.ts';
import { isOpen, plainOffers } from './plain-offers.ts';
import type { Trading } from './trading.ts';

export interface MadeBook {
  readonly eventId: number;
  readonly version: number;
  readonly isLive: boolean;
  /** Why nothing of it can be bet on; null: it can. */
  readonly pause: Pause | null;
  /** From which live handicaps count. */
  readonly score: Score;
  /** How many things have happened that turn a match. */
  readonly decisive: number;
  /** As its incidents tell; null for a season. Where the producer sends chances, its model prices nothing. */
  readonly match: MatchSoFar | null;
  /** By their ids, in the order of the sport. */
  readonly markets: ReadonlyMap<string, OfferedMarket & { readonly pause: Pause | null }>;
  readonly trading: Trading;
  /** By what the usual margin of a market is multiplied. */
  readonly marginFactor: (id: string) => number;
}

export const isInPlay = ({ status }: Pick<EventRecord, 'status'>): boolean =>
  status === 'live' || status === 'interrupted';

export function makeBook(event: EventRecord): MadeBook {
  const { trading } = event;
  const isLive = isInPlay(event);
  const pause = pauseOf(event);
  const match = event.runners === null ? matchOf(event) : null;
  const score = scoreOf(event, match);
  const decisive = (match?.decisive ?? 0) + event.turns;
  const marginFactor = factorOf(event, 'margin');
  const adjust = adjustmentsOf(trading, marginFactor, decisive);
  const offered = plainOffers(event)
    .flatMap((market) => adjusted(market, { isLive, adjust }))
    .map((market) => (isLive ? market : boosted(market, trading.markets?.[market.id]?.boosts)));
  return {
    ...{
      eventId: event.id,
      version: event.version,
      isLive,
      pause,
      score,
      trading,
      match,
      decisive,
      marginFactor,
    },
    markets: new Map(
      offered.map((market) => [market.id, { ...market, pause: pause ?? marketPause(trading, market.id) }]),
    ),
  };
}

/** Most markets are offered as they are. */
function adjusted(
  market: OfferedMarket,
  { isLive, adjust }: { isLive: boolean; adjust(id: string): Adjustment },
): OfferedMarket[] {
  const { margin, lean, prices } = adjust(market.id);
  if (margin === 1 && lean === undefined && prices === undefined) return [market];
  const fair = market.outcomes.map(({ chance }) => chance);
  const offered = offerOne(market, fair, { isLive, adjust });
  return offered === null ? [] : [offered];
}

/** Of the event as a whole. */
export function pauseOf({ pause, trading, status, is_outdated: isOutdated }: EventRecord): Pause | null {
  if (!isOpen(status)) return status === 'postponed' ? 'review' : 'ended';
  if (status === 'interrupted') return pause ?? 'review';
  return pause ?? (trading.pause === undefined ? (isOutdated ? 'outdated' : null) : 'trader');
}

const marketPause = ({ markets }: Trading, id: string): Pause | null =>
  markets?.[id]?.is_paused ? 'trader' : null;

const adjustmentsOf =
  ({ markets, lean }: Trading, marginFactor: (id: string) => number, decisive: number) =>
  (id: string): Adjustment => ({
    margin: marginFactor(id),
    lean: lean?.[id],
    prices: pricesNow(markets?.[id], decisive),
  });

/** A price that was set for one state of a match says nothing about the next: after a goal it is the model's again. */
const pricesNow = (set: NonNullable<Trading['markets']>[string] | undefined, decisive: number) =>
  set?.prices_at === undefined || set.prices_at === decisive ? set?.prices : undefined;
