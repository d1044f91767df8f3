// What markets, outcomes and rules are called: names of messages and what goes into their blanks. The rules that players
// read are made of the same tables that settle their bets.
import { COMPLETED_WITHIN_HOURS, CORRECTED_WITHIN_HOURS } from '../settle/ending-rules.ts';
import type { KindName } from '../settle/kinds.ts';
import { type Ending, endings } from '../settle/match-result.ts';
import type { MarketGroup, MarketType, Sport } from './market.ts';

export interface Words {
  readonly id: string;
  readonly values?: Readonly<Record<string, number>>;
}

export const sportName = (sport: Sport): Words => ({ id: `sports.sport.${sport}` });

export const groupName = (group: MarketGroup): Words => ({ id: `sports.group.${group}` });

/** What is asked: "Total". The line and the side stand beside it. Some questions of a kind have a name of their own. */
export const marketName = ({ code, kind }: Pick<MarketType, 'code' | 'kind'>): Words => {
  if (code === NEXT_GOAL) return { id: 'sports.market.next-goal' };
  return { id: code.endsWith('draw-no-bet') ? 'sports.market.draw-no-bet' : `sports.market.${kind}` };
};

const NEXT_GOAL = 'next-goal';

const wholeScopes = new Set([
  'ft',
  'h1',
  'h2',
  'match',
  'reg',
  'overtime',
  'corners',
  'corners-h1',
  'yellows',
  'reds',
  'sets',
  'games',
  'points',
  'rounds',
  'legs',
  'tight',
]);

/** Counts of a match as a whole: its goals, its sets, its points. */
const matchTallies = new Set(['ft', 'match', 'sets', 'games', 'points', 'rounds', 'legs', 'reg']);

/**
 * Whether a market's name needs its count beside it. It does not where everybody means the same: the match as its sport
 * counts it first, and no other market asks the same of another count, as "Total" does of sets and of games.
 */
export function isScopeSaid(types: readonly MarketType[], { code, kind, tallies }: MarketType): boolean {
  const [tally] = tallies;
  if (tally === undefined || tallies.length > 1) return false;
  if (!matchTallies.has(tally) || types[0]?.tallies[0] !== tally) return true;
  const { id } = marketName({ code, kind });
  return types.some(
    (other) => marketName(other).id === id && other.tallies[0] !== tally && isOfMatch(other.tallies),
  );
}

const isOfMatch = (tallies: readonly string[]) => tallies.length === 1 && matchTallies.has(tallies[0]!);

const numbered: Readonly<Record<string, string>> = { to: 'minutes', goal: 'goal', p: 'period', q: 'quarter' };

/** Of what it is asked: "First half", "Set 2". */
export function scopeName(sport: Sport, tally: string): Words {
  if (tally === 'sets' && sport === 'esports') return { id: 'sports.scope.maps' };
  if (wholeScopes.has(tally)) return { id: `sports.scope.${tally}` };
  const [, set, points] = /^s(\d)-race-(\d+)$/.exec(tally) ?? [];
  if (points !== undefined)
    return { id: 'sports.scope.race', values: { number: Number(set), points: Number(points) } };
  const [, name, number] = /^([a-z]+)-?(\d+|next)$/.exec(tally) ?? [];
  if (number === 'next') return { id: 'sports.scope.next-goal' };
  const scope = name === 's' ? (sport === 'esports' ? 'map' : 'set') : numbered[name ?? ''];
  if (scope === undefined) throw new Error(`a count without a name: ${tally}`);
  return { id: `sports.scope.${scope}`, values: { number: Number(number) } };
}

const outcomeWords: Readonly<Record<string, string>> = {
  '1': 'home',
  X: 'draw',
  '2': 'away',
  over: 'over',
  under: 'under',
  yes: 'yes',
  no: 'no',
  odd: 'odd',
  even: 'even',
  first: 'first',
  equal: 'equal',
  second: 'second',
  other: 'other',
};

/** An answer in its parts: words, and what is written as it stands ("2:1", "4+"). Nobody draws the next goal. */
export const outcomeName = (outcome: string, code?: string): readonly (Words | string)[] =>
  outcome.split(/( & |\/| by | )/).map((part) => {
    const word = part === 'X' && code === NEXT_GOAL ? 'no-goal' : outcomeWords[part];
    return word === undefined ? part : { id: `sports.outcome.${word}` };
  });

/** How a sport's markets are settled, each question once, and what happens when a match does not end as it should. */
export function rulesOf(types: readonly MarketType[]): Words[] {
  const asked = new Set<KindName>(types.map(({ kind }) => kind));
  const early = endings.filter((ending): ending is Exclude<Ending, 'played'> => ending !== 'played');
  return [
    ...[...asked].map((kind): Words => ({ id: `sports.rule.${kind}` })),
    ...early.map(
      (ending): Words => ({ id: `sports.ending.${ending}`, values: { hours: COMPLETED_WITHIN_HOURS } }),
    ),
    { id: 'sports.ending.late' },
    { id: 'sports.ending.correction', values: { hours: CORRECTED_WITHIN_HOURS } },
  ];
}
