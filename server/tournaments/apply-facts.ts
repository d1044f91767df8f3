// What a batch of facts makes of those who joined: each player's standing since, and the scores to be kept. Nothing is
// asked here, so that it can be read as it is: facts in, changes out.
import { type Cents, cents } from '#rules/money.ts';
import { costOf } from '#rules/tournaments/funding.ts';
import { addRound, recount, type Standing, unscored } from '#rules/tournaments/scoring.ts';
import type { Candidate } from './candidates.ts';
import type { RunRow } from './runs.ts';
import { type Entered, type KeptRound, pairOf } from './scores.ts';

export interface ScoreRow extends KeptRound {
  game: string;
}

export interface Change {
  run: RunRow;
  player: number;
  before: Standing;
  after: Standing;
  /** In their order; a later one of the same round replaces an earlier. */
  scores: readonly ScoreRow[];
  /** By how much the play of the run has cost more since, on average; in hundredths of a cent. */
  cost: number;
  /** Everything kept until then counts no more; null: nothing was lost. */
  resetAt: Date | null;
}

interface Known {
  entered: ReadonlyMap<string, Entered>;
  kept: ReadonlyMap<string, readonly KeptRound[]>;
}

export function applyFacts(candidates: readonly Candidate[], { entered, kept }: Known): Change[] {
  const sheets = new Map<string, Sheet>();
  for (const candidate of candidates) {
    const pair = pairOf(candidate.run.id, candidate.player);
    const known = entered.get(pair);
    if (known === undefined || isTooEarly(candidate, known)) continue;
    const sheet = sheets.get(pair) ?? new Sheet(candidate, known.standing, kept.get(pair) ?? null);
    sheets.set(pair, sheet);
    sheet.apply(candidate);
  }
  return [...sheets.values()].map((sheet) => sheet.change());
}

/** What was begun before they joined is not theirs to score with. */
const isTooEarly = (candidate: Candidate, { joinedAt }: Entered): boolean =>
  (candidate.what === 'cashout' ? candidate.at : candidate.startedAt) < joinedAt;

/** One player in one run, while facts are applied to them. */
class Sheet {
  readonly #run: RunRow;
  readonly #player: number;
  readonly #before: Standing;
  #standing: Standing;
  /** Null where nothing of theirs is corrected, and so nothing has to be reckoned anew. */
  readonly #all: Map<string, KeptRound> | null;
  readonly #scores = new Map<string, ScoreRow>();
  #resetAt: Date | null = null;
  #cost = 0;

  constructor({ run, player }: Candidate, standing: Standing, kept: readonly KeptRound[] | null) {
    this.#run = run;
    this.#player = player;
    this.#before = standing;
    this.#standing = standing;
    this.#all = kept === null ? null : new Map(kept.map((one) => [one.round, one]));
  }

  apply(candidate: Candidate): void {
    if (candidate.what === 'round') this.#add(candidate);
    else if (candidate.what === 'correction') this.#correct(candidate);
    else this.#reset(candidate.at);
  }

  #reset(at: Date): void {
    this.#standing = { ...unscored, staked: this.#standing.staked, rounds: this.#standing.rounds };
    for (const [round, row] of this.#scores) this.#scores.set(round, { ...row, resetAt: row.resetAt ?? at });
    for (const [round, row] of this.#all ?? []) this.#all!.set(round, { ...row, resetAt: row.resetAt ?? at });
    this.#resetAt = at;
  }

  #add({ round, game, scored }: Extract<Candidate, { what: 'round' }>): void {
    const { standing, score } = addRound(this.#run.terms.scoring, this.#standing, scored);
    this.#standing = standing;
    this.#addCost(game, scored.worth);
    if (score !== 0) this.#keep({ round, game, score, at: scored.at, resetAt: null });
  }

  #correct({ round, game, scored, staked, at }: Extract<Candidate, { what: 'correction' }>): void {
    const { scoring } = this.#run.terms;
    // All that is kept of a player was read where a fact of the batch corrects one of their rounds.
    const all = this.#all!;
    const earlier = all.get(round);
    this.#addCost(game, staked);
    if (earlier !== undefined && earlier.resetAt !== null) return;
    // A win in a row is one for good or not at all: it is taken back, and none is made of another round.
    const alone = scored === null ? 0 : addRound(scoring, unscored, scored).score;
    const score = scoring.by === 'consecutive' ? Math.min(alone, earlier?.score ?? 0) : alone;
    if (score !== (earlier?.score ?? 0))
      this.#keep({ round, game, score, at: earlier?.at ?? at, resetAt: null });
    const since = { ...this.#standing, staked: cents(this.#standing.staked + staked) };
    this.#standing = recount(
      scoring,
      since,
      [...all.values()].filter(({ resetAt, score }) => resetAt === null && score !== 0),
    );
  }

  #addCost(game: string, staked: Cents): void {
    this.#cost += costOf(staked, this.#run.terms.funding?.edges[game] ?? 0);
  }

  #keep(row: ScoreRow): void {
    this.#scores.set(row.round, row);
    this.#all?.set(row.round, row);
  }

  change(): Change {
    return {
      ...{ run: this.#run, player: this.#player, before: this.#before, after: this.#standing },
      ...{ scores: [...this.#scores.values()], resetAt: this.#resetAt, cost: this.#cost },
    };
  }
}
