// A season of a league so far, and who may win it: every match that is over is played again from its seed, and those that
// are left are drawn many times: those in play from where they stand, the others by what everybody is worth. What their seeds
// will come to is not looked at.
import { fastRng } from '#games/rng/fast-rng.ts';
import { winPoints } from '#server/book/standings.ts';
import { spokenTallies } from '#server/book/told-result.ts';
import type { MatchSoFar } from '#sports/law/match-so-far.ts';
import type { ScoreLaw } from '#sports/law/score-law.ts';
import type { Sport } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import type { Score } from '#sports/settle/match-result.ts';
import { finishOf, positionChances, type Standing } from '#sports/strength/season.ts';
import { type CalendarMatch, matchAt } from './calendar.ts';
import { matchesOfRound, roundsOf, type VirtualLeague } from './league.ts';
import { competitors } from './names.ts';
import type { Secrets } from './secrets.ts';
import { type Timeline, timelineOf } from './timeline.ts';

export interface SeasonPrecision {
  runs: number;
  /** Matches between sides that are nearly as far apart share a law: making one takes long. */
  strengthStep: number;
  /** Of the draws; another one gives an independent estimate. */
  seed: number;
}

export const usualPrecision: SeasonPrecision = { runs: 2_000, strengthStep: 0.2, seed: 0 };

interface SeasonMatch extends CalendarMatch {
  /** Once it was looked at: what it will have come to, and when. */
  ended?: { at: number; score: Score };
  /** While it is in play. */
  timeline?: Timeline | undefined;
}

export class SeasonBook {
  readonly season: number;
  readonly runners: readonly string[];
  readonly #league: VirtualLeague;
  readonly #secrets: Secrets;
  readonly #matches: SeasonMatch[];
  readonly #precision: SeasonPrecision;

  constructor(
    league: VirtualLeague,
    season: number,
    secrets: Secrets,
    precision: SeasonPrecision = usualPrecision,
  ) {
    this.#precision = precision;
    this.season = season;
    this.#league = league;
    this.#secrets = secrets;
    this.runners = competitors.get(league.sysname)!.map(({ name }) => name);
    this.#matches = Array.from({ length: roundsOf(league) * matchesOfRound(league) }, (_, place) => {
      const perRound = matchesOfRound(league);
      return { ...matchAt(league, season, 1 + Math.floor(place / perRound), 1 + (place % perRound))! };
    });
  }

  /** When nobody may bet on it any more: two rounds are left. */
  get closesAt(): number {
    return this.#matches[this.#matches.length - 2 * matchesOfRound(this.#league)]!.startsAt;
  }

  /** The last first, so that a season under way is not played through to know it. */
  isOver(now: number): boolean {
    return this.#matches.toReversed().every((match) => this.#isOver(match, now));
  }

  /** For each runner, the first position first. */
  chancesAt(now: number): number[][] {
    const left = this.#matches
      .filter((match) => !this.#isOver(match, now))
      .map((match) => ({
        ...{ home: this.runners[match.home]!, away: this.runners[match.away]! },
        law: this.#lawOf(match, now),
      }));
    const { runs, seed } = this.#precision;
    const rng = fastRng(seed + this.season * 1_000 + left.length);
    return positionChances({ table: this.#table(now), left, winPoints: this.#winPoints }, runs, rng);
  }

  /** Differs whenever something has happened that changes who may win: a match has turned, is over, or has its result. */
  turnsAt(now: number): string {
    const playing = this.#matches.filter((match) => match.startsAt <= now && !this.#isOver(match, now));
    const soFar = playing.map((match) => this.#soFar(match, now));
    const over = soFar.filter((match) => match.result().ending !== null).length;
    const results = this.#matches.filter((match) => this.#isOver(match, now)).length;
    return [results, over, soFar.reduce((sum, { decisive }) => sum + decisive, 0)].join();
  }

  finish(now: number): { position: number; tied: number }[] {
    return finishOf(this.#table(now));
  }

  get #winPoints(): number {
    return winPoints(this.#league.sport);
  }

  #isOver(match: SeasonMatch, now: number): boolean {
    if (match.startsAt > now) return false;
    match.ended ??= this.#play(match);
    const isOver = match.ended.at <= now;
    if (isOver) match.timeline = undefined;
    return isOver;
  }

  #lawOf(match: SeasonMatch, now: number): ScoreLaw {
    const { sport } = this.#league;
    if (match.startsAt > now)
      return openingLaw(sport, this.#secrets.strengthOf(this.#league, match), this.#precision.strengthStep);
    const law = this.#soFar(match, now).law()?.of([spokenTallies[sport].score]);
    return law ?? [{ chance: 1, scores: [match.ended!.score] }];
  }

  /** Of a match in play. */
  #soFar(match: SeasonMatch, now: number): MatchSoFar {
    match.timeline ??= timelineOf(this.#seeded(match));
    const { incidents, steps } = match.timeline;
    const step = steps.findLast(({ kind, atMs }) => kind === 'moment' && match.startsAt + atMs <= now);
    const { moment, known } = step as Extract<typeof step, { kind: 'moment' }>;
    const { sport, strength } = this.#seeded(match);
    return sportModels[sport].follow(strength, incidents.slice(0, known), moment);
  }

  #seeded(match: SeasonMatch) {
    const { sport, sysname } = this.#league;
    const { season, round, number } = match;
    const event = `${sysname}-${season}-${round}-${number}-${this.#secrets.mark}`;
    const strength = this.#secrets.strengthOf(this.#league, match);
    return { sport, event, strength, seed: this.#secrets.seedOf(this.#league, match) };
  }

  #play(match: SeasonMatch): NonNullable<SeasonMatch['ended']> {
    const played = this.#seeded(match);
    const { sport, strength } = played;
    const { incidents, steps, endsMs } = timelineOf(played);
    const last = steps.findLast((step) => step.kind === 'moment')!.moment;
    const { tallies } = sportModels[sport].follow(strength, incidents, last).result();
    return { at: match.startsAt + endsMs, score: tallies[spokenTallies[sport].score]! };
  }

  #table(now: number): Standing[] {
    const rows = this.runners.map((club) => ({ club, points: 0, scored: 0, conceded: 0 }));
    for (const match of this.#matches) {
      if (!this.#isOver(match, now)) continue;
      const { home, away } = match.ended!.score;
      add(rows[match.home]!, home, away, this.#winPoints);
      add(rows[match.away]!, away, home, this.#winPoints);
    }
    return rows;
  }
}

function add(
  row: { -readonly [K in keyof Standing]: Standing[K] },
  own: number,
  other: number,
  win: number,
): void {
  row.scored += own;
  row.conceded += other;
  row.points += own > other ? win : own === other ? 1 : 0;
}

const laws = new Map<string, ScoreLaw>();

function openingLaw(sport: Sport, strength: number, step: number): ScoreLaw {
  const steps = Math.round(strength / step);
  const key = `${sport} ${steps * step}`;
  const law =
    laws.get(key) ??
    sportModels[sport]
      .follow(steps * step, [], 0)
      .law()!
      .of([spokenTallies[sport].score])!;
  laws.set(key, law);
  return law;
}
