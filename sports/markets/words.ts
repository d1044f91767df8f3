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

/** What is asked: "Total". The line and the side stand beside it. */
export const marketName = ({ kind }: MarketType): Words => ({ id: `sports.market.${kind}` });

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

const numbered: Readonly<Record<string, string>> = { to: 'minutes', goal: 'goal', p: 'period', q: 'quarter' };

/** Of what it is asked: "First half", "Set 2". */
export function scopeName(sport: Sport, tally: string): Words {
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

/** An answer in its parts: words, and what is written as it stands ("2:1", "4+"). */
export const outcomeName = (outcome: string): readonly (Words | string)[] =>
  outcome.split(/( & |\/| by | )/).map((part) => {
    const word = outcomeWords[part];
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
    { id: 'sports.ending.correction', values: { hours: CORRECTED_WITHIN_HOURS } },
  ];
}
