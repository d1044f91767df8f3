// Who wins a season of a league, as an event of its own: its chances change as its matches turn and end, and its end is
// the table of the last of them.
import type { FixtureMessage, SnapshotMessage, Untold } from '#contract/feed/messages.ts';
import { EACH_WAY, PLACE, positionTally, WINNER } from '#sports/markets/outright.ts';
import { runnerCode } from '#sports/settle/kinds-runners.ts';
import type { VirtualLeague } from './league.ts';
import { SeasonBook, usualPrecision } from './season-book.ts';
import type { Secrets } from './secrets.ts';

const NAME = /^([\w-]+)-(\d+)-winner-[0-9a-f]{6}$/;

/** Null: it is no name of one. */
export function outrightNamed(event: string): { sysname: string; season: number } | null {
  const [, sysname, season] = NAME.exec(event) ?? [];
  return sysname === undefined ? null : { sysname, season: Number(season) };
}

type Chances = NonNullable<FixtureMessage['chances']>;

export class VirtualOutright {
  readonly event: string;
  readonly season: number;
  readonly #league: VirtualLeague;
  readonly #book: SeasonBook;
  #isTold = false;
  #isResulted = false;
  /** The turns that the chances were calculated from; null before the first time. */
  #pricedTurns: string | null = null;
  #chances: Chances = {};
  #tallies: Record<string, { home: number; away: number }> | null = null;

  constructor(league: VirtualLeague, season: number, secrets: Secrets) {
    this.event = `${league.sysname}-${season}-winner-${secrets.mark}`;
    this.season = season;
    this.#league = league;
    this.#book = new SeasonBook(league, season, secrets);
  }

  get isResulted(): boolean {
    return this.#isResulted;
  }

  /** What has become due. Matches of the season so far are played again the first time, which takes its time. */
  *tellUntil(now: number): Generator<Untold> {
    if (!this.#isTold) {
      this.#isTold = true;
      yield { type: 'fixture', ...this.#fixture() };
    }
    if (this.#isResulted) return;
    const { event } = this;
    if (this.#book.isOver(now)) {
      this.#isResulted = true;
      this.#tallies = Object.fromEntries(
        this.#book
          .finish(now)
          .map(({ position, tied }, place) => [positionTally(place), { home: position, away: tied }]),
      );
      yield { type: 'result', event, ending: 'played', seed: null, tallies: this.#tallies };
    } else if (now < this.#book.closesAt) {
      const turns = this.#book.turnsAt(now);
      if (turns === this.#pricedTurns) return;
      this.#pricedTurns = turns;
      this.#chances = this.#reckoned(now);
      yield { type: 'chances', event, chances: this.#chances };
    }
  }

  /** Chances that do not know of the last turn are left out: nothing is offered until they are calculated. */
  snapshot(now: number): Omit<SnapshotMessage, 'sequence'> {
    this.#isTold = true;
    const isPriced = this.#pricedTurns !== null && this.#book.turnsAt(now) === this.#pricedTurns;
    if (!isPriced) [this.#chances, this.#pricedTurns] = [{}, null];
    return {
      ...{ type: 'snapshot', ...this.#fixture(), is_begun: false, moment: 0, incidents: [], pause: null },
      ...{ seed: null, ending: this.#isResulted ? 'played' : null },
      ...(this.#tallies !== null && { tallies: this.#tallies }),
    };
  }

  #fixture(): Omit<FixtureMessage, 'type' | 'sequence'> {
    const { sysname, sport, name, tier } = this.#league;
    const season = `S${this.season}`;
    const shown = { colours: ['#3a3f4b', '#1d212a'] as [string, string] };
    return {
      event: this.event,
      league: { sysname, sport, name, category: 'Virtual', tier, is_virtual: true, season: this.season },
      home: { ...shown, name, short: name.slice(0, 3).toUpperCase(), emblem: `cup:${sysname}` },
      away: { ...shown, name: season, short: season, emblem: `season:${sysname}` },
      runners: [...this.#book.runners],
      starts_at: new Date(this.#book.closesAt).toISOString(),
      ...{ status: 'scheduled', strength: 0, chances: this.#chances, commit: null },
    };
  }

  #reckoned(now: number): Chances {
    const positions = this.#book.chancesAt(now);
    const told = (places: number) =>
      Object.fromEntries(
        positions.map((row, place) => [
          runnerCode(place),
          atMost(row.slice(0, places).reduce((sum, one) => sum + one, 0)),
        ]),
      );
    return { [WINNER]: told(1), [PLACE]: told(EACH_WAY.places) };
  }
}

/** In standard errors. */
const CONFIDENCE = 2;

/**
 * Chances are estimated from so many draws, and the prices of outsiders rest on a few of them: a bettor with more draws would
 * pick those that came out too low. So each is sent at the upper end of its confidence interval.
 */
function atMost(chance: number): number {
  const error = Math.sqrt((chance * (1 - chance)) / usualPrecision.runs);
  return Math.min(1, Math.round((chance + CONFIDENCE * error) * 1e5) / 1e5);
}
