// Quests in a batch of facts: what happened counts in each that is under way, from its start to its end.
import { advance, areStepsDone, type Happened, noProgress } from '#rules/quests.ts';
import type { LoyaltyRow } from './player-rows.ts';
import type { QuestRow } from './quest-rows.ts';
import type { Counted } from './round-rows.ts';

export class QuestTally {
  readonly #quests: ReadonlyMap<number, QuestRow[]>;
  readonly #players: ReadonlyMap<number, LoyaltyRow>;
  readonly #changed = new Set<QuestRow>();

  constructor(quests: readonly QuestRow[], players: ReadonlyMap<number, LoyaltyRow>) {
    this.#quests = Map.groupBy(
      quests.map((row) => ({ ...row })),
      ({ player_id }) => player_id,
    );
    this.#players = players;
  }

  /** Where it counted. */
  happened(playerId: number, at: Date, happened: Happened): Counted[] {
    const quests = this.#quests.get(playerId) ?? [];
    return quests.filter((row) => this.#isUnderWay(row, at)).flatMap((row) => this.#count(row, at, happened));
  }

  /** What a round counted that was taken back, in whole or in part, as long as its quest is still under way. */
  takeBack(playerId: number, counted: readonly Counted[]): void {
    for (const [quest, turn, step, points] of counted) {
      const row = this.#quests.get(playerId)?.find((one) => one.quest === quest && one.turn === turn);
      if (row?.state !== 'started') continue;
      row.progress = row.terms.steps.map((_, at) => {
        const progress = row.progress[at] ?? noProgress;
        return at === step ? { ...progress, done: Math.max(0, progress.done - (points ?? 1)) } : progress;
      });
      this.#changed.add(row);
    }
  }

  get changed(): QuestRow[] {
    return [...this.#changed];
  }

  /** A quest of another character waits. */
  #isUnderWay({ state, started_at, ends_at, terms, player_id }: QuestRow, at: Date): boolean {
    if (state !== 'started' || at < started_at || (ends_at !== null && at >= ends_at)) return false;
    return terms.character === undefined || terms.character === this.#players.get(player_id)?.character_id;
  }

  #count(row: QuestRow, at: Date, happened: Happened): Counted[] {
    const before = row.progress;
    const after = row.terms.steps.map((step, n) => advance(step, before[n] ?? noProgress, happened));
    const counted = after.flatMap((progress, step): Counted[] =>
      progress.done > (before[step]?.done ?? 0)
        ? [
            happened.what === 'points'
              ? [row.quest, row.turn, step, happened.points]
              : [row.quest, row.turn, step],
          ]
        : [],
    );
    if (counted.length === 0) return [];
    row.progress = after;
    if (areStepsDone(row.terms.steps, after)) {
      row.state = 'completed';
      row.completed_at = at;
    }
    this.#changed.add(row);
    return counted;
  }
}
