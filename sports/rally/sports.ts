// The rally sports: their rules, and what is usual in them. Volleyball is measured on 1,696 matches; of table tennis,
// esports and darts no free data is known, and their figures are working values.
import type { RallyRules, RallyTerms } from './rules.ts';

export const volleyball: RallyRules = {
  setsToWin: 3,
  target: 25,
  lastTarget: 15,
  lead: 2,
  serving: 'winner',
  counted: 'points',
};

/** Whoever receives wins most rallies; `strength` is how much better the home side is, 0.05 among clubs of a league. */
export const volleyballTerms = (strength: number, isMen = true): RallyTerms => ({
  serve: isMen ? 0.31 : 0.39,
  edge: strength + (isMen ? 0.015 : 0.009),
  dayForm: 0.04,
  setForm: 0.032,
});

export const tableTennis: RallyRules = {
  setsToWin: 3,
  target: 11,
  lastTarget: 11,
  lead: 2,
  serving: 2,
  counted: 'points',
};

export const tableTennisTerms = (strength: number): RallyTerms => ({
  serve: 0.51,
  edge: strength,
  dayForm: 0.03,
  setForm: 0.02,
});

/** Best of three maps, each to thirteen rounds and two ahead; whoever won a round is better armed in the next. */
export const esports: RallyRules = {
  setsToWin: 2,
  target: 13,
  lastTarget: 13,
  lead: 2,
  serving: 'winner',
  counted: 'rounds',
};

export const esportsTerms = (strength: number): RallyTerms => ({
  serve: 0.56,
  edge: strength,
  dayForm: 0.04,
  setForm: 0.05,
});

/** First to six legs; whoever throws first in a leg mostly wins it, and they do so in turn. */
export const darts: RallyRules = {
  setsToWin: 1,
  target: 6,
  lastTarget: 6,
  lead: 1,
  serving: 1,
  counted: 'legs',
};

export const dartsTerms = (strength: number): RallyTerms => ({
  serve: 0.61,
  edge: strength,
  dayForm: 0.05,
  setForm: 0,
});
