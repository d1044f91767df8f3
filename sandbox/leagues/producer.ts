// The leagues as a producer of events: at every tick it tells what has become due, and it remembers the last of what it
// has told. Everything else follows from the calendar, so that a restart loses nothing.
import type { EventMessage, Untold } from '#contract/feed/messages.ts';
import { type CalendarMatch, matchAt, matchesFrom } from './calendar.ts';
import { type VirtualLeague, virtualLeagues } from './league.ts';
import type { Secrets } from './secrets.ts';
import { VirtualMatch } from './virtual-match.ts';
import { outrightNamed, VirtualOutright } from './virtual-outright.ts';

/** Matches of a league that can be bet on before they start. */
const AHEAD = 30;
/** Matches that began so long ago are told at the start too: they make the first tables and forms. */
const HISTORY_MS = 3 * 3_600_000;
/** Whoever has missed more is told how everything stands. */
const REMEMBERED = 5_000;

interface Line {
  readonly league: VirtualLeague;
  readonly calendar: Generator<CalendarMatch, never>;
  /** In the order of their start; those that are over stay a while. */
  matches: VirtualMatch[];
  /** Who wins its seasons: this one, and those before it whose end was not told yet. */
  outrights: VirtualOutright[];
}

export class Producer {
  readonly #lines: readonly Line[];
  readonly #secrets: Secrets;
  readonly #told: EventMessage[] = [];
  #sequence: number;
  #turn = 0;

  /** It counts on from the time in microseconds: more than before it was started again. */
  constructor(secrets: Secrets, now: number, before = 0) {
    this.#secrets = secrets;
    this.#sequence = Math.max(now * 1_000, before + 1);
    this.#lines = virtualLeagues.map((league) => ({
      league,
      calendar: matchesFrom(league, now - HISTORY_MS),
      matches: [],
      outrights: [],
    }));
    // What happened before it started is in the snapshots, and is told to nobody a second time.
    for (const line of this.#lines) {
      for (const _ of this.#due(line, now));
      this.#openSeason(line, now);
    }
  }

  get sequence(): number {
    return this.#sequence;
  }

  /** What has become due since the last tick. */
  tick(now: number): EventMessage[] {
    const told = this.#lines
      .flatMap((line) => [...this.#due(line, now)])
      .concat([...this.#seasonDue(now)])
      .map((message) => this.#number(message, now));
    this.#told.push(...told);
    this.#told.splice(0, this.#told.length - REMEMBERED);
    return told;
  }

  /** Null: it cannot be told message by message. */
  since(sequence: number): EventMessage[] | null {
    if (sequence > this.#sequence) return null;
    if (sequence === this.#sequence) return [];
    const place = this.#told.findIndex((message) => message.sequence === sequence + 1);
    return place < 0 ? null : this.#told.slice(place);
  }

  /** How everything stands, with whatever else is asked for by its name. */
  snapshot(asked: readonly string[], now: number): EventMessage[] {
    const matches = this.#lines.flatMap((line) => line.matches);
    const known = new Set(matches.map(({ event }) => event));
    const older = asked.flatMap((event) => (known.has(event) ? [] : (this.#find(event, now) ?? [])));
    for (const event of asked) this.#reopenSeason(event, now);
    const outrights = this.#lines.flatMap((line) => line.outrights);
    return [
      ...[...older, ...matches].map((match) => match.snapshot()),
      ...outrights.map((outright) => outright.snapshot(now)),
    ].map((snapshot) => ({ ...snapshot, sequence: this.#sequence }));
  }

  /** A match that is over and was forgotten: it is played again. */
  #find(event: string, now: number): VirtualMatch | null {
    const [, sysname, ...numbers] = /^([\w-]+)-(\d+)-(\d+)-(\d+)-[0-9a-f]{6}$/.exec(event) ?? [];
    const line = this.#lines.find(({ league }) => league.sysname === sysname);
    const [season, round, number] = numbers.map(Number);
    const played = line && matchAt(line.league, season!, round!, number!);
    if (played == null || played.startsAt > now) return null;
    const match = new VirtualMatch(line!.league, played, this.#secrets);
    for (const _ of match.tellUntil(now));
    return match.event === event ? match : null;
  }

  *#due(line: Line, now: number): Generator<Untold> {
    for (const match of line.matches) yield* match.tellUntil(now);
    line.matches = line.matches.filter(({ isOver, startsAt }) => !isOver || startsAt >= now - HISTORY_MS);
    while (line.matches.filter(({ startsAt }) => startsAt > now).length < AHEAD) {
      const match = new VirtualMatch(line.league, line.calendar.next().value, this.#secrets);
      line.matches.push(match);
      yield match.fixture();
      yield* match.tellUntil(now);
    }
  }

  /** One league at a time: what a season has come to takes a moment to reckon. */
  *#seasonDue(now: number): Generator<Untold> {
    this.#turn = (this.#turn + 1) % this.#lines.length;
    const line = this.#lines[this.#turn]!;
    this.#openSeason(line, now);
    for (const outright of line.outrights) yield* outright.tellUntil(now);
  }

  /** Of the next match that will begin. One that has ended is told of until the next has. */
  #openSeason(line: Line, now: number): void {
    const { season } = matchesFrom(line.league, now).next().value;
    if (line.outrights.at(-1)?.season === season) return;
    const kept = line.outrights.filter(({ isResulted }) => !isResulted);
    line.outrights = [...kept, new VirtualOutright(line.league, season, this.#secrets)];
  }

  /** A season that somebody has not seen the end of. */
  #reopenSeason(event: string, now: number): void {
    const named = outrightNamed(event);
    const line = this.#lines.find(({ league }) => league.sysname === named?.sysname);
    if (named === null || line === undefined || line.outrights.some((known) => known.event === event)) return;
    const outright = new VirtualOutright(line.league, named.season, this.#secrets);
    const { season } = matchesFrom(line.league, now).next().value;
    if (outright.event === event && named.season >= 1 && named.season < season)
      line.outrights.unshift(outright);
  }

  #number(message: Untold, now: number): EventMessage {
    this.#sequence += 1;
    return { ...message, sequence: this.#sequence, at: new Date(now).toISOString() } as EventMessage;
  }
}
