// A match and its markets as they are now: what the server answered, with what the line has told since.
import { useMemo } from 'react';
import type { EventRow, EventState, IncidentShown, MarketShown } from '#contract/betting/event.ts';
import type { sportsCalls } from '#contract/betting/sports.ts';
import type { Output } from '#contract/define.ts';
import { useFollowed } from '../../live/use-followed.ts';
import { marketTypes } from '../market-tables.ts';

export type EventAnswer = Output<typeof sportsCalls.getEvent>;

export interface LiveEvent {
  event: EventRow;
  markets: readonly MarketShown[];
  incidents: readonly IncidentShown[];
}

export function useLiveEvent(answer: EventAnswer): LiveEvent {
  const { data } = useFollowed(`betting.event.${answer.event.id}`);
  return useMemo(() => {
    const told = data?.['state'] as EventState | undefined;
    const isNewer = told !== undefined && told.version >= answer.event.state.version;
    const { event } = answer;
    if (data === undefined || !isNewer)
      return { event, markets: inOrder(answer.markets, event), incidents: answer.incidents };
    return {
      event: { ...event, state: told },
      markets: inOrder(entries<MarketShown>(data, 'm:'), event),
      incidents: allIncidents(answer.incidents, entries<IncidentShown>(data, 'i:')),
    };
  }, [data, answer]);
}

const entries = <T>(data: Record<string, unknown>, start: string): T[] =>
  Object.entries(data).flatMap(([key, value]) => (key.startsWith(start) ? [value as T] : []));

const allIncidents = (before: readonly IncidentShown[], now: readonly IncidentShown[]): IncidentShown[] => {
  const byNumber = new Map([...before, ...now].map((incident) => [incident.number, incident]));
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
};

/** As the table of the sport has them, and by their lines. */
function inOrder(markets: readonly MarketShown[], { league }: EventRow): MarketShown[] {
  const places = new Map(marketTypes[league.sport].map(({ code }, place) => [code, place]));
  const placeOf = ({ code }: MarketShown) => places.get(code) ?? places.size;
  const lineOf = ({ params }: MarketShown) => (typeof params['line'] === 'number' ? params['line'] : 0);
  return markets.toSorted((a, b) => placeOf(a) - placeOf(b) || lineOf(a) - lineOf(b));
}
