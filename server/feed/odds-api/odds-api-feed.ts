// The Odds API as a producer: it is asked again and again, and what has changed is told on. It knows prices before a match
// and final scores, so its events close when they begin, and are settled by what markets it has.
import * as z from 'zod/mini';
import { ALIVE_EVERY_MS, type EventMessage, type FixtureMessage } from '#contract/feed/messages.ts';
import type { OddsApiSettings } from '../../config/feed.ts';
import type { Clock } from '../../plumbing/clock.ts';
import { logOutage } from '../../plumbing/outage-log.ts';
import type { FeedAdapter, FeedSink } from '../feed-adapter.ts';
import { Odds, type Priced, Scores, type SportTerms, sportTerms } from './answers.ts';
import { consensus } from './consensus.ts';

const PRODUCER = 'the-odds-api';
const ANSWERED_WITHIN_MS = 10_000;
/** So many questions may fail before it counts as silent. */
const FAILED_MAX = 3;
/** An event that is not heard of for so long after its start is forgotten. */
const FORGOTTEN_AFTER_MS = 72 * 3_600_000;

type Told = Omit<FixtureMessage, 'type' | 'sequence'>;

interface Known {
  told: Told;
  terms: SportTerms;
  result: { home: number; away: number } | null;
  isStarted: boolean;
}

export function oddsApiFeed(settings: OddsApiSettings, clock: Clock): FeedAdapter {
  const events = new Map<string, Known>();
  let sequence = clock.now().getTime() * 1_000;
  let failed = FAILED_MAX;
  let sink: FeedSink | null = null;
  let hasSaidHello = false;
  const timers: NodeJS.Timeout[] = [];
  const stopped = new AbortController();

  async function ask<T extends z.ZodMiniType>(path: string, query: string, answer: T): Promise<z.output<T>> {
    const address = `${settings.url}/v4/sports/${path}?apiKey=${encodeURIComponent(settings.key)}&${query}`;
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWERED_WITHIN_MS)]);
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return z.parse(answer, await response.json());
  }

  async function look(): Promise<void> {
    try {
      for (const key of settings.sports) {
        const terms = sportTerms(key)!;
        const markets = 'regions=eu&markets=h2h,totals,spreads&oddsFormat=decimal&dateFormat=iso';
        for (const priced of await ask(`${key}/odds`, markets, Odds)) take(key, priced, terms);
        for (const score of await ask(`${key}/scores`, 'daysFrom=3&dateFormat=iso', Scores)) settle(score);
      }
      failed = 0;
      begin();
    } catch (error) {
      failed += 1;
      if (!stopped.signal.aborted) logOutage('the odds api', 'prices cannot be asked for', error);
    }
    for (const [id, { told }] of events)
      if (Date.parse(told.starts_at) < clock.now().getTime() - FORGOTTEN_AFTER_MS) events.delete(id);
  }

  /** Once it is known how everything stands. */
  function begin(): void {
    if (!hasSaidHello) sink?.hear({ type: 'hello', producer: PRODUCER, sequence });
    hasSaidHello = true;
  }

  function tell(message: Omit<EventMessage, 'sequence'>): void {
    sequence += 1;
    if (hasSaidHello) sink?.hear({ ...message, sequence } as EventMessage);
  }

  function take(key: string, priced: Priced, terms: SportTerms): void {
    const before = events.get(priced.id);
    const told = fixtureOf(key, priced, terms);
    const known = { ...{ told, terms, result: null, isStarted: false }, ...before, ...{ told } };
    events.set(priced.id, known);
    const isMoved = before?.told.starts_at !== told.starts_at;
    if (before === undefined || isMoved) tell({ type: 'fixture', ...told } as never);
    else if (JSON.stringify(before.told.chances) !== JSON.stringify(told.chances))
      tell({ type: 'chances', event: priced.id, chances: told.chances! } as never);
    close();
  }

  /** It says nothing of matches while they are played. */
  function close(): void {
    for (const [event, known] of events)
      if (!known.isStarted && Date.parse(known.told.starts_at) <= clock.now().getTime()) {
        known.isStarted = true;
        tell({ type: 'bet-stop', event, pause: 'incident' } as never);
      }
  }

  function settle({ id, completed, home_team, away_team, scores }: z.output<typeof Scores>[number]): void {
    const known = events.get(id);
    if (known === undefined || !completed || known.result !== null) return;
    const scoreOf = (name: string) => Number(scores?.find((score) => score.name === name)?.score);
    const result = { home: scoreOf(home_team), away: scoreOf(away_team) };
    if (!Number.isInteger(result.home) || !Number.isInteger(result.away)) return;
    known.result = result;
    tell(resultOf(id, known.terms, result) as never);
  }

  return {
    isComplete: false,
    start(hearer) {
      sink = hearer;
      void look();
      timers.push(setInterval(() => void look(), settings.everyMs));
      timers.push(
        setInterval(() => {
          close();
          const at = clock.now().toISOString();
          if (failed < FAILED_MAX) sink?.hear({ type: 'alive', producer: PRODUCER, sequence, at });
        }, ALIVE_EVERY_MS),
      );
    },
    recover() {
      for (const known of events.values()) sink?.hear({ ...snapshotOf(known), sequence });
      sink?.hear({ type: 'recovered', sequence, is_whole: true });
    },
    drop() {
      sink?.lost('given up');
      hasSaidHello = false;
      if (failed < FAILED_MAX) begin();
    },
    async stop() {
      stopped.abort();
      for (const timer of timers) clearInterval(timer);
      sink = null;
    },
  };
}

const snapshotOf = ({ told, isStarted, result, terms }: Known) => ({
  ...{ type: 'snapshot' as const, ...told, is_begun: false, moment: 0, incidents: [] },
  ...{ pause: isStarted ? ('incident' as const) : null, seed: null },
  ...(result === null ? { ending: null } : { ending: 'played' as const, tallies: { [terms.tally]: result } }),
});

const resultOf = (event: string, { tally }: SportTerms, score: { home: number; away: number }) => ({
  ...{ type: 'result', event, ending: 'played', seed: null },
  tallies: { [tally]: score },
});

function fixtureOf(key: string, priced: Priced, terms: SportTerms): Told {
  const { id, sport_title, commence_time, home_team, away_team } = priced;
  return {
    event: id,
    league: {
      ...{ sysname: key, sport: terms.sport, name: sport_title, category: 'International' },
      ...{ tier: 3, is_virtual: false, season: new Date(commence_time).getUTCFullYear() },
    },
    home: sideOf(home_team),
    away: sideOf(away_team),
    starts_at: commence_time,
    status: 'scheduled',
    strength: 0,
    chances: consensus(priced, terms),
    commit: null,
  };
}

/** Without emblems of their own: those of real clubs are not ours to show. */
const sideOf = (name: string): FixtureMessage['home'] => ({
  name,
  short: name.slice(0, 3).toUpperCase(),
  colours: ['#3a3f4b', '#1d212a'],
  emblem: `club:${name.toLowerCase()}`,
});
