// A match of rallies, played from words of chance.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import { fiveNodes, threeNodes } from '../law/form.ts';
import type { PlayedMatch } from '../law/played-match.ts';
import type { MatchResult, Score, Side, Tally } from '../settle/match-result.ts';
import { afterRally, chancesOf, type RallyState, rallyLaw, rallyStart } from './rally-match.ts';
import { type RallyRules, type RallyTerms, serverAt, targetOf } from './rules.ts';

export interface RallyIncident {
  /** Who serves first in the match, then who wins each point. */
  readonly type: 'toss' | 'point';
  readonly side: Side;
}

/** Forms are drawn and never told: they show in the rallies alone. */
export function* playRallies(rules: RallyRules, terms: RallyTerms, rng: Rng): Generator<RallyIncident> {
  const day = drawNode(rng, fiveNodes);
  const first: Side = drawShare(rng) < 0.5 ? 'home' : 'away';
  yield { type: 'toss', side: first };
  let state = rallyStart(first);
  let form = drawNode(rng, threeNodes);
  while (state.current !== null) {
    const { current } = state;
    const target = targetOf(rules, state.ended.length + 1);
    const server = serverAt(rules, target, current.score, current.first, current.last);
    const isHeld = drawShare(rng) < chancesOf(terms, day, form)[server];
    const side = isHeld === (server === 'home') ? 'home' : 'away';
    const sets = state.ended.length;
    state = afterRally(rules, state, side);
    if (state.ended.length > sets) form = drawNode(rng, threeNodes);
    yield { type: 'point', side };
  }
}

const drawNode = (rng: Rng, nodes: readonly { weight: number }[]) =>
  Math.min(
    nodes.length - 1,
    drawPlace(
      rng,
      nodes.map(({ weight }) => weight),
    ),
  );

export function playedRallies(rules: RallyRules, terms: RallyTerms, rng: Rng): PlayedMatch<RallyIncident> {
  const incidents = [...playRallies(rules, terms, rng)];
  const states = [rallyStart(incidents[0]!.side)];
  for (const { side } of incidents.slice(1)) states.push(afterRally(rules, states.at(-1)!, side));
  return {
    incidents,
    moments: states.length - 1,
    lawAt(moment) {
      const law = rallyLaw(rules, terms, states[moment]!);
      if (law === null) throw new RangeError('the match is over');
      return law;
    },
    scoreAt: () => ({ home: 0, away: 0 }),
    resultAt: (moment) => rallyResult(rules, states.slice(0, moment + 1)),
  };
}

/** Points that are raced to, wherever they are short of a set. */
const races = [3, 5, 7, 10, 15, 20];

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

function rallyResult(rules: RallyRules, states: readonly RallyState[]): MatchResult {
  const { ended, current } = states.at(-1)!;
  const isOver = current === null;
  const tallies: Record<string, Tally> = {};
  const sets = { home: 0, away: 0 };
  for (const [place, { score, last }] of ended.entries()) {
    tallies[`s${place + 1}`] = { ...score, isOver: true };
    sets[last!] += 1;
  }
  if (current !== null) tallies[`s${ended.length + 1}`] = { ...current.score, isOver: false };
  const all = [...ended, ...(current === null ? [] : [current])].map(({ score }) => score);
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ...tallies,
      ...raceTallies(states),
      sets: { ...sets, isOver },
      [rules.counted]: { ...all.reduce(plus, { home: 0, away: 0 }), isOver },
    },
  };
}

/** Who had so many points first, in each set. */
function raceTallies(states: readonly RallyState[]): Record<string, Tally> {
  const won: Record<string, Tally> = {};
  for (const { ended, current } of states) {
    const number = ended.length + (current === null || isNew(current) ? 0 : 1);
    const score = current === null || isNew(current) ? ended.at(-1)?.score : current.score;
    if (score === undefined) continue;
    for (const points of races) {
      const name = `s${number}-race-${points}`;
      if (Math.max(score.home, score.away) >= points)
        won[name] ??= {
          home: score.home >= points ? 1 : 0,
          away: score.home >= points ? 0 : 1,
          isOver: true,
        };
    }
  }
  return won;
}

const isNew = ({ last }: { last: Side | null }) => last === null;
