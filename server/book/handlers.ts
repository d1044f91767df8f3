import type { sportsCalls as contract } from '#contract/betting/sports.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { Refusal } from '#contract/refusals.ts';
import type { HandlersOf } from '../calls/context.ts';
import { listEvents } from './event-lists.ts';
import { type EventRecord, findEvents } from './event-rows.ts';
import { findLeague, listSports } from './leagues.ts';
import { offeredBook } from './offered-book.ts';
import { findOutright } from './outright.ts';
import { findPriced } from './priced-events.ts';
import { listForm, listMeetings, listResults } from './results.ts';
import {
  allIncidents,
  lastIncidents,
  shownLeague,
  shownMarkets,
  shownRow,
  shownRows,
  shownStatistics,
} from './shown-event.ts';
import { listStandings } from './standings.ts';
import { toldScore } from './told-result.ts';

export const sportsHandlers: HandlersOf<typeof contract> = {
  get: async (_input, { db }) => ({ items: await listSports(db.sql) }),

  async getEvents({ ids, offset = 0, count = PAGE_SIZE, ...filter }, { db, now }) {
    const listed =
      ids === undefined
        ? await listEvents(db.sql, { ...filter, offset, count, now })
        : { ids: [...new Set(ids.split(',').map(Number))], count: null };
    const events = await findEvents(db.sql, listed.ids);
    const rows = new Map((await shownRows(events)).map((row) => [row.id, row]));
    const items = listed.ids.flatMap((id) => rows.get(id) ?? []);
    return { items, count: listed.count ?? items.length };
  },

  async getEvent({ id }, { db }) {
    const [event] = await findPriced(db.sql, [id], 'reads');
    if (event === undefined) throw new Refusal('EventNotFound');
    const { league, home, away, starts_at: before } = event;
    const of = { leagueId: league.id, before };
    const [homeForm, awayForm, meetings] = await Promise.all([
      listForm(db.sql, { ...of, name: home.name }),
      listForm(db.sql, { ...of, name: away.name }),
      listMeetings(db.sql, { ...of, names: [home.name, away.name] }),
    ]);
    const book = offeredBook(event);
    return {
      event: shownRow(event),
      markets: shownMarkets(book),
      incidents: event.seed === null ? lastIncidents(book, event.incidents.length) : allIncidents(book),
      statistics: shownStatistics(book),
      home_form: homeForm,
      away_form: awayForm,
      meetings,
      proof: proofOf(event),
    };
  },

  async getStandings({ league: id }, { db }) {
    const league = await findLeague(db.sql, id);
    if (league === undefined) throw new Refusal('EventNotFound');
    const items = await listStandings(db.sql, league);
    return { league: shownLeague(league), season: league.season, items };
  },

  async getOutright({ league }, { db, now }) {
    if ((await findLeague(db.sql, league)) === undefined) throw new Refusal('EventNotFound');
    return findOutright(db.sql, league, now);
  },

  async getResults({ offset = 0, count = PAGE_SIZE, ...filter }, { db }) {
    const { rows, count: all } = await listResults(db.sql, { ...filter, offset, count });
    const items = rows.map(({ id, league, home, away, starts_at, sport, result, ending }) => ({
      ...{
        id,
        league: shownLeague(league),
        home: home.name,
        away: away.name,
        ...toldScore(sport, result ?? {}),
      },
      starts_at: starts_at.toISOString(),
      ending: ending ?? 'cancelled',
    }));
    return { items, count: all };
  },
};

/** Seed and strength are committed to and revealed together: with both, anyone can play the match again. */
const proofOf = ({ external_id, commit, seed, strength }: EventRecord) =>
  commit === null ? null : { event: external_id, commit, seed, strength: seed === null ? null : strength };
