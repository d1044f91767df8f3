// What is shown of a match of rallies. A match of one set is spoken of by its score, others by their sets.
import { NIL, oneMore, plus, type ShownIncident, type ShownMatch } from '../law/match-so-far.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { RallySet, RallyState } from './rally-match.ts';
import { type RallyRules, serverAt, targetOf } from './rules.ts';

const setsOf = (ended: readonly RallySet[]): Score =>
  ended.reduce<Score>((sets, { last }) => oneMore(sets, last!), NIL);

const scoresOf = ({ ended, current }: RallyState): Score[] =>
  [...ended, ...(current === null ? [] : [current])].map(({ score }) => score);

const scoreOf = ({ setsToWin }: RallyRules, state: RallyState): Score =>
  setsToWin > 1 ? setsOf(state.ended) : scoresOf(state)[0]!;

/** Sets, maps or legs, by their number: "S2", "M1", "L7". */
function clockOf({ counted, setsToWin }: RallyRules, { ended, current }: RallyState): string {
  if (setsToWin === 1) return `L${current!.score.home + current!.score.away + 1}`;
  return `${counted === 'rounds' ? 'M' : 'S'}${ended.length + 1}`;
}

export function shownRallyMatch(rules: RallyRules, state: RallyState, isBegun: boolean): ShownMatch {
  const { ended, current } = state;
  const isOn = isBegun && current !== null;
  // A round of esports is not served: who won the one before is only better armed.
  const hasServes = rules.counted !== 'rounds';
  const target = targetOf(rules, ended.length + 1);
  const sets = [...ended, ...(current === null ? [] : [current])];
  const won = (home: 'homeWon' | 'awayLost', away: 'awayWon' | 'homeLost'): Score => ({
    home: sets.reduce((sum, { serves }) => sum + serves[home], 0),
    away: sets.reduce((sum, { serves }) => sum + serves[away], 0),
  });
  const [served, received] = [won('homeWon', 'awayWon'), won('awayLost', 'homeLost')];
  return {
    clock: isOn ? clockOf(rules, state) : null,
    score: scoreOf(rules, state),
    periods: isBegun && rules.setsToWin > 1 ? scoresOf(state) : [],
    serving: isOn && hasServes ? serverAt(rules, target, current.score, current.first, current.last) : null,
    statistics: [
      { name: rules.counted, score: plus(served, received) },
      ...(hasServes
        ? [
            { name: 'on-serve', score: served },
            { name: 'on-return', score: received },
          ]
        : []),
    ],
  };
}

/** A rally says what it won: a point, a set or the match. */
export const shownRallies = (
  rules: RallyRules,
  incidents: readonly { readonly type: string; readonly side: Side }[],
  states: readonly RallyState[],
): ShownIncident[] =>
  incidents.map(({ type, side }, number) => {
    const state = states[number]!;
    if (number === 0) return { number, type, side, clock: clockOf(rules, state), score: NIL };
    const before = states[number - 1]!;
    const clock = clockOf(rules, before);
    if (state.current === null) return { number, type: 'match', side, clock, score: scoreOf(rules, state) };
    if (state.ended.length > before.ended.length)
      return { number, type: 'set', side, clock, score: setsOf(state.ended) };
    return { number, type, side, clock, score: state.current.score };
  });
