// What can be bet on: sports, leagues, events and their prices.
import * as z from 'zod/mini';
import { get } from '../define.ts';
import { page, paging } from '../paging.ts';
import { int } from '../wire.ts';
import { EventRow, IncidentShown, League, MarketShown, OutcomePrice, Score, SportName } from './event.ts';

const SportCount = z.object({
  sport: SportName,
  live: z.int(),
  upcoming: z.int(),
  leagues: z.array(z.object({ ...League.shape, live: z.int(), upcoming: z.int() })),
});

export const eventViews = ['live', 'soon', 'today', 'upcoming'] as const;

const FormRow = z.object({
  id: z.int(),
  home: z.string(),
  away: z.string(),
  score: Score,
  starts_at: z.string(),
});

const Standing = z.object({
  place: z.int(),
  name: z.string(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  points: z.int(),
});

/** What proves that a virtual match was settled before anybody could bet on it: whoever has it can play it again. */
const Proof = z.object({
  /** The match as its producer names it; it goes into the words of chance. */
  event: z.string(),
  /** Published when the event was made. */
  commit: z.string(),
  /** Once it is over: before, the strength would tell what its prices are worth. */
  seed: z.nullable(z.string()),
  strength: z.nullable(z.number()),
});

const ResultRow = z.object({
  id: z.int(),
  league: League,
  home: z.string(),
  away: z.string(),
  starts_at: z.string(),
  score: Score,
  periods: z.array(Score),
  ending: z.string(),
});

const Outright = z.object({
  event: EventRow,
  season: z.int(),
  market: MarketShown,
  /** What a place among the first pays: the profit at one `part`th, which makes these odds. */
  each_way: z.nullable(z.object({ places: z.int(), part: z.int(), odds: z.array(OutcomePrice) })),
});

export const sportsCalls = {
  /** Every sport with its leagues, and how many events each has. */
  get: get('sports.get', {
    who: 'anyone',
    input: z.object({}),
    output: z.object({ items: z.array(SportCount) }),
    shows: ['betting'],
  }),

  /** Live ones first, then by their start. A search is of competitors and leagues, and forgives typing errors. */
  getEvents: get('sports.getEvents', {
    who: 'anyone',
    input: z.object({
      ...paging,
      sport: z.optional(SportName),
      league: z.optional(int),
      view: z.optional(z.enum(eventViews)),
      search: z.optional(z.string().check(z.maxLength(60))),
      ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,49}$/))),
    }),
    output: page(EventRow),
    refuses: ['InvalidParameter'],
    shows: ['betting'],
  }),

  getEvent: get('sports.getEvent', {
    who: 'anyone',
    input: z.object({ id: int }),
    output: z.object({
      event: EventRow,
      markets: z.array(MarketShown),
      incidents: z.array(IncidentShown),
      /** Counted in the match: corners, cards, aces; by name. */
      statistics: z.array(z.object({ name: z.string(), score: Score })),
      home_form: z.array(FormRow),
      away_form: z.array(FormRow),
      meetings: z.array(FormRow),
      proof: z.nullable(Proof),
    }),
    refuses: ['EventNotFound'],
    shows: ['betting'],
  }),

  getStandings: get('sports.getStandings', {
    who: 'anyone',
    input: z.object({ league: int }),
    output: z.object({ league: League, season: z.int(), items: z.array(Standing) }),
    refuses: ['EventNotFound'],
    shows: ['betting'],
  }),

  /** Who may win the season of a league, while that can be bet on. */
  getOutright: get('sports.getOutright', {
    who: 'anyone',
    input: z.object({ league: int }),
    output: z.object({ item: z.nullable(Outright) }),
    refuses: ['EventNotFound'],
    shows: ['betting'],
  }),

  getResults: get('sports.getResults', {
    who: 'anyone',
    input: z.object({
      ...paging,
      sport: z.optional(SportName),
      league: z.optional(int),
      search: z.optional(z.string().check(z.maxLength(60))),
      day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    }),
    output: page(ResultRow),
    refuses: ['InvalidParameter'],
    shows: ['betting'],
  }),
};
