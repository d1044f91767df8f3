// One player's loyalty without a database: quests, points, coins, streak and levels are counted by the code that counts them
// for players, and every reward is claimed at once.
import { dayOf, levelAt, MICRO } from '#rules/loyalty.ts';
import { cents } from '#rules/money.ts';
import { type QuestStep, turnEndsAt, turnOf } from '#rules/quests.ts';
import type { Fact } from '#server/facts/facts.ts';
import type { DefinedQuest, DefinedReward } from '#server/loyalty/definitions.ts';
import type { LoyaltyRow } from '#server/loyalty/player-rows.ts';
import type { QuestRow } from '#server/loyalty/quest-rows.ts';
import { standingOf } from '#server/loyalty/quests.ts';
import { Tally, type TallyTerms } from '#server/loyalty/tally.ts';

export interface LoyaltyContent {
  terms: TallyTerms;
  quests: readonly DefinedQuest[];
  /** In cents. */
  centsOf: (reward: DefinedReward) => number;
}

export interface CountedRound {
  game: string;
  staked: number;
  paid: number;
}

const PLAYER = 1;

export class LoyaltyAccount {
  readonly #content: LoyaltyContent;
  readonly #row: LoyaltyRow;
  #quests: QuestRow[] = [];
  #today = { day: '', micropoints: 0 };
  /** In cents, of everything that was given. */
  rewards = 0;

  constructor(content: LoyaltyContent, character: number) {
    this.#content = content;
    this.#row = {
      ...{ player_id: PLAYER, micropoints: 0, character_id: character, character_chosen_at: null },
      ...{ streak_days: 0, streak_day: null, frame_product_id: null },
    };
  }

  get level(): number {
    return levelAt(this.#row.micropoints, this.#content.terms.levels);
  }

  get pointsToday(): number {
    return this.#today.micropoints / MICRO;
  }

  /** Signs in and starts every quest that can be started. */
  beginDay(now: Date): void {
    this.#today = { day: dayOf(now), micropoints: 0 };
    for (const quest of this.#content.quests) this.#start(quest, now);
    this.#count((tally) => tally.signedIn({ playerId: PLAYER, at: now } as Fact));
  }

  deposit(amount: number, at: Date): void {
    this.#count((tally) =>
      tally.deposited({ playerId: PLAYER, at, data: { amount, currency: 'EUR' } } as never),
    );
  }

  /** Steps that still want rounds. */
  get openSteps(): QuestStep[] {
    return this.#quests.flatMap(({ state, terms, progress }) =>
      state !== 'started'
        ? []
        : terms.steps.filter(
            ({ counts, count }, at) => counts === 'rounds' && (progress[at]?.done ?? 0) < count,
          ),
    );
  }

  play({ game, staked, paid }: CountedRound, at: Date): void {
    const data = { round: 'round', game, currency: 'EUR', stakedBonus: cents(0), staked, paid };
    this.#count((tally) => tally.settled({ name: 'round.settled', playerId: PLAYER, at, data } as never));
  }

  #start(quest: DefinedQuest, now: Date): void {
    const viewer = { level: this.level, character: this.#row.character_id, rows: this.#quests, now };
    if (standingOf(quest, viewer).state !== 'available') return;
    const { sysname, repeats, character } = quest;
    this.#quests.push({
      ...{ player_id: PLAYER, quest: sysname, turn: turnOf(repeats, now), state: 'started', progress: [] },
      terms: { ...quest, ...(character !== undefined && { character }) },
      ...{ started_at: now, ends_at: turnEndsAt(repeats, now), completed_at: null },
    });
  }

  #count(happen: (tally: Tally) => void): void {
    const started = this.#quests.filter(({ state }) => state === 'started');
    const tally = new Tally(this.#content.terms, {
      players: new Map([[PLAYER, this.#row]]),
      days: [{ player_id: PLAYER, ...this.#today }],
      quests: started,
      rounds: new Map(),
    });
    happen(tally);
    for (const { micropoints, streakDays, streakDay } of tally.gained) {
      this.#row.micropoints += micropoints;
      this.#today.micropoints += micropoints;
      Object.assign(this.#row, { streak_days: streakDays, streak_day: streakDay });
    }
    for (const { microcoins } of [...tally.coins, ...tally.streaks])
      this.#give([{ kind: 'coins', coins: microcoins / MICRO }]);
    for (const { level } of tally.reached) this.#give(this.#content.terms.levels[level - 1]!.gift);
    for (const changed of tally.quests) this.#change(changed);
  }

  #change(changed: QuestRow): void {
    const isCompleted = changed.state === 'completed';
    if (isCompleted) this.#give(changed.terms.rewards);
    this.#quests = this.#quests.map((row) =>
      row.quest === changed.quest && row.turn === changed.turn
        ? { ...changed, ...(isCompleted && { state: 'claimed' as const }) }
        : row,
    );
  }

  #give(rewards: readonly DefinedReward[]): void {
    for (const reward of rewards) this.rewards += this.#content.centsOf(reward);
  }
}
