// A season of a league so far, and who may win it: every match that is over is played again from its seed, and those that
// are left are drawn many times by what everybody is worth. What the seeds of those will come to is not looked at.
import { fastRng } from '#games/rng/fast-rng.ts';
import { winPoints } from '#server/book/standings.ts';
import { spokenTallies } from '#server/book/told-result.ts';
import type { ScoreLaw } from '#sports/law/score-law.ts';
import type { Sport } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import type { Score } from '#sports/settle/match-result.ts';
import { finishOf, positionChances, type Standing } from '#sports/strength/season.ts';
import { type CalendarMatch, matchAt } from './calendar.ts';
import { matchesOfRound, roundsOf, type VirtualLeague } from './league.ts';
import { competitors } from './names.ts';
import type { Secrets } from './secrets.ts';
import { timelineOf } from './timeline.ts';

const RUNS = 2_000;
/** Laws of matches between sides that are nearly as far apart are the same: they are dear, and chances told are rounded. */
const STRENGTH_STEP = 0.2;

interface SeasonMatch extends CalendarMatch {
  /** Once it was looked at: what it will have come to, and when. */
  ended?: { at: number; score: Score };
}

export class SeasonBook {
  readonly season: number;
  readonly runners: readonly string[];
  readonly #league: VirtualLeague;
  readonly #secrets: Secrets;
  readonly #matches: SeasonMatch[];

  constructor(league: VirtualLeague, season: number, secrets: Secrets) {
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
        law: lawOf(this.#league.sport, this.#secrets.strengthOf(this.#league, match)),
      }));
    const rng = fastRng(this.season * 1_000 + left.length);
    return positionChances({ table: this.#table(now), left, winPoints: this.#winPoints }, RUNS, rng);
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
    return match.ended.at <= now;
  }

  #play(match: SeasonMatch): NonNullable<SeasonMatch['ended']> {
    const { sport, sysname } = this.#league;
    const { season, round, number, startsAt } = match;
    const event = `${sysname}-${season}-${round}-${number}-${this.#secrets.mark}`;
    const strength = this.#secrets.strengthOf(this.#league, match);
    const played = { sport, event, strength, seed: this.#secrets.seedOf(this.#league, match) };
    const { incidents, steps, endsMs } = timelineOf(played);
    const last = steps.findLast((step) => step.kind === 'moment')!.moment;
    const { tallies } = sportModels[sport].follow(strength, incidents, last).result();
    return { at: startsAt + endsMs, score: tallies[spokenTallies[sport].score]! };
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

function lawOf(sport: Sport, strength: number): ScoreLaw {
  const steps = Math.round(strength / STRENGTH_STEP);
  const key = `${sport} ${steps}`;
  const law =
    laws.get(key) ??
    sportModels[sport]
      .follow(steps * STRENGTH_STEP, [], 0)
      .law()!
      .of([spokenTallies[sport].score])!;
  laws.set(key, law);
  return law;
}
