// What The Odds API (version 4) answers, as far as we read it, and which of its sports are ours.
import * as z from 'zod/mini';
import type { Sport } from '#sports/markets/market.ts';

const team = z.string().check(z.minLength(1), z.maxLength(120));

const Outcome = z.object({ name: z.string(), price: z.number(), point: z.optional(z.number()) });
const Market = z.object({ key: z.string(), outcomes: z.array(Outcome) });

const Priced = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  sport_title: team,
  commence_time: z.iso.datetime(),
  home_team: team,
  away_team: team,
  bookmakers: z.array(z.object({ key: z.string(), markets: z.array(Market) })),
});
export type Priced = z.output<typeof Priced>;

export const Odds = z.array(Priced);

export const Scores = z.array(
  z.object({
    id: z.string(),
    completed: z.boolean(),
    home_team: z.string(),
    away_team: z.string(),
    scores: z.nullable(z.array(z.object({ name: z.string(), score: z.string() }))),
  }),
);

/** What its markets are called here, and the count by which its scores settle them. */
export interface SportTerms {
  readonly sport: Sport;
  readonly result: string;
  readonly total: string;
  readonly handicap: string;
  readonly tally: string;
}

const bySport: Readonly<Record<string, SportTerms>> = {
  soccer: { sport: 'football', result: 'result', total: 'total', handicap: 'handicap', tally: 'ft' },
  basketball: {
    ...{ sport: 'basketball', result: 'winner', total: 'points-total', handicap: 'points-handicap' },
    tally: 'match',
  },
  icehockey: {
    ...{ sport: 'ice-hockey', result: 'winner', total: 'match-total', handicap: 'match-handicap' },
    tally: 'match',
  },
};

/** "soccer_epl"; undefined: none of our sports. */
export const sportTerms = (key: string): SportTerms | undefined => bySport[key.split('_')[0]!];
