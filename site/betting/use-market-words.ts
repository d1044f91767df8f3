// Markets and their answers in words: from the tables of sports/markets, with the names of the two sides in their places.
import type { MarketGroup, Sport } from '#sports/markets/market.ts';
import {
  groupName,
  isScopeSaid,
  marketName,
  outcomeName,
  scopeName,
  sportName,
  type Words,
} from '#sports/markets/words.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';
import { marketType, marketTypes } from './market-tables.ts';

export interface Asked {
  id: string;
  code: string;
  params: Readonly<Record<string, unknown>>;
}

export interface Sides {
  home: string;
  away: string;
}

export const useMarketWords = (sport: Sport) => useWordsOf()(sport);

/** For lists of several sports: the words of each. */
export function useWordsOf() {
  const t = useText();
  return (sport: Sport) => wordsOf(sport, ({ id, values }) => t(id as MessageId, values));
}

function wordsOf(sport: Sport, say: (words: Words) => string) {
  /** "Total", "Result, First half", "Next goal, Goal 3", "Total of one side, Kestrel". */
  function market({ id, code, params }: Asked, sides: Sides): string {
    const type = marketType(sport, code);
    if (type === undefined) return code;
    const goal = /\|goal=(\d+)$/.exec(id)?.[1];
    // "The next goal" is a certain one, named at the end of the market's id.
    const scope = goal === undefined ? type.tallies[0]! : `goal-${goal}`;
    const side = params['side'];
    return [
      say(marketName(type)),
      ...(isScopeSaid(marketTypes[sport], type) ? [say(scopeName(sport, scope))] : []),
      ...(side === 'home' || side === 'away' ? [sides[side]] : []),
    ].join(', ');
  }

  /** An answer beside its market: "Over 2.5", "Kestrel −0.25", "2:1". */
  function outcome({ code, params }: Asked, answer: string, sides: Sides): string {
    const type = marketType(sport, code);
    const runner = runnerOf(params, answer);
    if (runner !== null) return runner;
    const words = outcomeName(answer, code)
      .map((part) => (typeof part === 'string' ? part : sideOr(part, sides, say)))
      .join('');
    const line = typeof params['line'] === 'number' ? params['line'] : undefined;
    if (line === undefined) return words;
    const isHandicap = type !== undefined && handicaps.has(type.kind);
    return `${words} ${isHandicap ? signed(answer === '2' ? -line : line) : plainLine(line)}`;
  }

  return {
    market,
    outcome,
    group: (group: MarketGroup) => say(groupName(group)),
    sport: (name: Sport) => say(sportName(name)),
  };
}

/** Of one of many: "r3" is the fourth. */
function runnerOf({ runners }: Asked['params'], answer: string): string | null {
  const name: unknown = Array.isArray(runners) ? runners[Number(answer.slice(1))] : null;
  return typeof name === 'string' ? name : null;
}

export const handicaps: ReadonlySet<string> = new Set(['handicap', 'spread', 'three-way-handicap']);

const sideOr = (part: Words, sides: Sides, say: (words: Words) => string) => {
  if (part.id === 'sports.outcome.home') return sides.home;
  return part.id === 'sports.outcome.away' ? sides.away : say(part);
};

export const plainLine = (line: number): string => String(line);
/** With a true minus: "+0.25", "−1", "0". */
export const signed = (line: number): string => (line > 0 ? `+${line}` : line < 0 ? `−${-line}` : '0');
