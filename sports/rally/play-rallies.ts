// A match of rallies, played from words of chance.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import { fiveNodes, threeNodes } from '../law/form.ts';
import { type PlayedMatch, playedMatch } from '../law/played-match.ts';
import type { Side } from '../settle/match-result.ts';
import { followRallies, type RallyIncident } from './follow-rallies.ts';
import { afterRally, chancesOf, rallyStart } from './rally-match.ts';
import { type RallyRules, type RallyTerms, serverAt, targetOf } from './rules.ts';

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
  return playedMatch({
    incidents,
    moments: incidents.length - 1,
    knownAt: (moment) => moment + 1,
    follow: (known) => followRallies(rules, terms, known),
  });
}
