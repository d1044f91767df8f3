// Quests as one player sees them: locked until a level, another quest or a character opens them, then theirs to start, to
// finish and to claim.
import type { Quest } from '#contract/loyalty/quests.ts';
import { noProgress, type QuestState, turnEndsAt, turnOf } from '#rules/quests.ts';
import type { DefinedQuest } from './definitions.ts';
import { type Into, moneyIn, shownReward } from './in-currency.ts';
import type { QuestRow, QuestTerms } from './quest-rows.ts';

/** One that was finished and forgotten is claimed for the player so many days later. */
export const CLAIMED_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;

interface Viewer {
  level: number;
  character: number | null;
  rows: readonly QuestRow[];
  /** Their names, for what opens a quest. */
  characters: ReadonlyMap<number, string>;
  into: Into;
  now: Date;
}

export interface Opening {
  state: QuestState;
  row: QuestRow | undefined;
}

/** A turn that was completed is shown until it is claimed, also when the next has begun. */
export function standingOf(
  quest: DefinedQuest,
  viewer: Pick<Viewer, 'level' | 'character' | 'rows' | 'now'>,
): Opening {
  const { rows, now } = viewer;
  const own = rows.filter((row) => row.quest === quest.sysname);
  const row =
    own.find(({ state }) => state === 'completed') ??
    own.find(({ turn, terms }) => turn === turnOf(terms.repeats, now)) ??
    own.find(({ state, ends_at }) => state === 'started' && (ends_at === null || ends_at > now));
  if (row === undefined) return { state: isOpen(quest, viewer) ? 'available' : 'locked', row };
  const isOver = row.state === 'started' && row.ends_at !== null && row.ends_at <= now;
  return { state: isOver ? 'expired' : row.state, row };
}

function isOpen(
  quest: DefinedQuest,
  { level, character, rows }: Pick<Viewer, 'level' | 'character' | 'rows'>,
): boolean {
  const { after } = quest;
  if (level < quest.level || (quest.character !== undefined && quest.character !== character)) return false;
  return after === undefined || rows.some(({ quest: name, state }) => name === after && state === 'claimed');
}

export function questView(quest: DefinedQuest, all: readonly DefinedQuest[], viewer: Viewer): Quest {
  const { state, row } = standingOf(quest, viewer);
  const { steps, rewards, character }: QuestTerms = row?.terms ?? quest;
  const { level, characters, into, now } = viewer;
  const isLocked = state === 'locked';
  const isOthers = character !== undefined && character !== viewer.character;
  return {
    ...{ sysname: quest.sysname, title: quest.title, image: quest.image, repeats: quest.repeats, state },
    steps: steps.map(({ counts, count, where = 'any', minCents, minMultiple, isDistinct = false }, at) => ({
      ...{ counts, count, where, done: Math.min(count, Math.floor((row?.progress[at] ?? noProgress).done)) },
      min_stake: minCents === undefined ? null : moneyIn(minCents, into),
      min_multiple: minMultiple ?? null,
      is_distinct: isDistinct,
    })),
    rewards: rewards.map((reward) => shownReward(reward, into)),
    opens_at: {
      level: isLocked && level < quest.level ? quest.level : null,
      quest: isLocked ? titleOf(quest.after, all) : null,
      character: isOthers ? (characters.get(character) ?? null) : null,
    },
    is_paused: state === 'started' && isOthers,
    ends_at: endOf(row, quest, now)?.toISOString() ?? null,
  };
}

const titleOf = (sysname: string | undefined, all: readonly DefinedQuest[]): string | null =>
  sysname === undefined ? null : (all.find((quest) => quest.sysname === sysname)?.title ?? null);

function endOf(row: QuestRow | undefined, quest: DefinedQuest, now: Date): Date | null {
  if (row === undefined) return turnEndsAt(quest.repeats, now);
  if (row.state === 'completed') return new Date(row.completed_at!.getTime() + CLAIMED_AFTER_DAYS * DAY_MS);
  return row.state === 'started' ? row.ends_at : null;
}
