// One match of the leagues, as far as it has been told.
import type { FixtureMessage, SnapshotMessage, Untold } from '#contract/feed/messages.ts';
import { matchCommit } from '#sports/match-commit.ts';
import type { CalendarMatch } from './calendar.ts';
import type { VirtualLeague } from './league.ts';
import { competitors } from './names.ts';
import type { Secrets } from './secrets.ts';
import { type Step, type Timeline, timelineOf } from './timeline.ts';

export class VirtualMatch {
  readonly startsAt: number;
  readonly event: string;
  readonly #fixture: Omit<FixtureMessage, 'type' | 'sequence'>;
  readonly #seed: string;
  #timeline: Timeline | null = null;
  #told = 0;

  constructor(league: VirtualLeague, match: CalendarMatch, secrets: Secrets) {
    const { sysname, sport, name, tier } = league;
    const { season, round, number, home, away, startsAt } = match;
    const clubs = competitors.get(sysname)!;
    this.startsAt = startsAt;
    this.event = `${sysname}-${season}-${round}-${number}-${secrets.mark}`;
    this.#seed = secrets.seedOf(league, match);
    const strength = secrets.strengthOf(league, match);
    this.#fixture = {
      event: this.event,
      league: { sysname, sport, name, category: 'Virtual', tier, is_virtual: true, season },
      home: clubs[home]!,
      away: clubs[away]!,
      starts_at: new Date(startsAt).toISOString(),
      status: 'scheduled',
      strength,
      chances: null,
      commit: matchCommit({ seed: this.#seed, strength }),
    };
  }

  get isOver(): boolean {
    return this.#timeline !== null && this.#told === this.#timeline.steps.length;
  }

  fixture(): Untold {
    return { type: 'fixture', ...this.#fixture };
  }

  /** What has become due, in its order. */
  *tellUntil(now: number): Generator<Untold> {
    if (now < this.startsAt) return;
    this.#timeline ??= timelineOf({
      ...this.#fixture,
      sport: this.#fixture.league.sport,
      seed: this.#seed,
    });
    const { steps } = this.#timeline;
    for (
      let step = steps[this.#told];
      step !== undefined && this.startsAt + step.atMs <= now;
      step = steps[this.#told]
    ) {
      const from = this.#known();
      this.#told += 1;
      yield this.#messageOf(step, from);
    }
  }

  /** All that has been told of it so far. */
  snapshot(): Omit<SnapshotMessage, 'sequence'> {
    const told = this.#timeline?.steps.slice(0, this.#told) ?? [];
    const isResulted = told.some(({ kind }) => kind === 'result');
    const pause = told.findLast((step) => step.kind === 'pause')?.pause ?? null;
    return {
      type: 'snapshot',
      ...this.#fixture,
      is_begun: told.length > 0,
      moment: told.findLast((step) => step.kind === 'moment')?.moment ?? 0,
      incidents: [...(this.#timeline?.incidents.slice(0, this.#known()) ?? [])] as never,
      pause,
      ending: isResulted ? 'played' : null,
      seed: isResulted ? this.#seed : null,
    };
  }

  /** How many of its incidents have been told. */
  #known(): number {
    return this.#timeline?.steps.slice(0, this.#told).findLast((step) => step.kind === 'moment')?.known ?? 0;
  }

  #messageOf(step: Step, from: number): Untold {
    const { event } = this;
    if (step.kind === 'pause') return { type: 'bet-stop', event, pause: step.pause };
    if (step.kind === 'result') return { type: 'result', event, ending: 'played', seed: this.#seed };
    const incidents = this.#timeline!.incidents.slice(from, step.known) as never;
    return { type: 'incidents', event, moment: step.moment, from, incidents };
  }
}
