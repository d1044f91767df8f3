// Markets, outcomes and counts in words, for traders: in English, as the desk is.
import { type Market, marketsOf, type Sport } from '#sports/markets/market.ts';
import { outrightMarkets } from '#sports/markets/outright.ts';
import { isScopeSaid, marketName, outcomeName, scopeName, type Words } from '#sports/markets/words.ts';
import { sportModels } from '#sports/models.ts';
import type { Content } from '../../content/content.ts';
import { textsIn } from '../../content/texts-in.ts';

interface Match {
  sport: Sport;
  home: { name: string };
  away: { name: string };
  runners: readonly string[] | null;
}

export function namesOf(content: Content, { sport, home, away, runners }: Match) {
  const text = textsIn(content, 'en', 'sports');
  const say = ({ id, values = {} }: Words) =>
    text(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
  const sides = { home: home.name, away: away.name };
  const scope = (tally: string) => say(scopeName(sport, tally));
  return {
    scope,
    market({ type, spec }: Market): string {
      const { side, line } = spec.params;
      const [tally = ''] = spec.tallies;
      const about = isScopeSaid(sportModels[sport].markets, type) ? `, ${scope(tally)}` : '';
      const signed = line !== undefined && /handicap|spread/.test(spec.kind) && line > 0 ? `+${line}` : line;
      return [say(marketName(type)) + about, signed, side && sides[side]]
        .filter((part) => part !== undefined)
        .join(' ');
    },
    /** `market` is its row's code. */
    outcome: (code: string, market?: string): string =>
      runners?.[Number(/^r(\d+)$/.exec(code)?.[1] ?? -1)] ??
      outcomeName(code, market)
        .map((part) => {
          if (typeof part === 'string') return part;
          const side = part.id === 'sports.outcome.home' ? 'home' : 'away';
          return /\.(home|away)$/.test(part.id) ? sides[side] : say(part);
        })
        .join(''),
  };
}

/** "next-goal|goal=3" is the next goal when two have fallen: the same row of the table, about the third goal. */
export function findMarket(sport: Sport, id: string): Market | undefined {
  const [, row = id, goal] = /^(.+)\|goal=(\d{1,3})$/.exec(id) ?? [];
  const found = tableOf(sport).get(row);
  if (found === undefined || goal === undefined) return found;
  return { ...found, id, spec: { ...found.spec, tallies: [`goal-${goal}`] } };
}

const tables = new Map<Sport, ReadonlyMap<string, Market>>();

function tableOf(sport: Sport): ReadonlyMap<string, Market> {
  const table =
    tables.get(sport) ??
    new Map(
      [...marketsOf(sportModels[sport].markets), ...outrightMarkets([])].map((market) => [market.id, market]),
    );
  tables.set(sport, table);
  return table;
}
