// Rounds played by the engines alone, and the chance they took.
import { type GameDefinition, scopeOf } from '#games/definitions/game-definition.ts';
import type { Bet, Choice, Decision } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { playsOf } from '#games/kinds/plays.ts';
import { fairRng } from '#games/rng/fair-rng.ts';
import { outcomeOf } from '#server/rounds/outcome.ts';

const seeds = { serverSeed: Buffer.alloc(32, 7), clientSeed: 'a measurement' };

/** No round takes so many: it would never end. */
const DECISIONS_MAX = 200;
/** So often one looks at the clock. */
const AT_ONCE = 20;

interface Seated {
  definition: GameDefinition;
  bet: Bet;
}

/** Each with the first bet that its sheet speaks of. */
export const rosterOf = (games: readonly GameDefinition[]): Seated[] =>
  games.map((definition) => {
    const { stakes, figures } = definition;
    const stake = 'ladder' in stakes ? stakes.ladder[0]! : stakes.min;
    const [play] = playsOf(definition);
    const bet = kindOf(definition).betOf({ stake, ...play!.wish }, figures);
    if (bet === null) throw new Error(`${definition.sysname} takes no ${play!.play}`);
    return { definition, bet };
  });

export interface EngineRun {
  perSecond: number;
  games: number;
  /** Of each round, the words it took; more than once where it was computed again after a decision. */
  words: number[][];
}

export function enginePace(roster: readonly Seated[], ms: number): EngineRun {
  const words: number[][] = [];
  const perSecond = paceOf(ms, (nonce) => words.push(playOne(roster[nonce % roster.length]!, nonce)));
  return { perSecond, games: roster.length, words };
}

/** Decides what is offered first, until it is over. */
export function playOne({ definition, bet }: Seated, nonce: number): number[] {
  const words: number[] = [];
  const decisions: Decision[] = [];
  while (decisions.length < DECISIONS_MAX) {
    const { isOver, choices, words: taken } = outcomeOf({ ...seeds, definition, bet, decisions, nonce });
    words.push(taken);
    if (isOver) return words;
    decisions.push(decisionFor(choices[0]!));
  }
  throw new Error(`a round of ${definition.sysname} does not end`);
}

const decisionFor = ({ name, at, these }: Choice): Decision => ({
  name,
  ...(at && { at: at[0]! }),
  ...(these && { these: [] }),
});

/** As many rounds' words a second as could be drawn if there were no games. */
export function chancePace({ words }: Pick<EngineRun, 'words'>, ms: number): number {
  return paceOf(ms, (nonce) => {
    for (const count of words[nonce % words.length]!) drawWords(count, nonce);
  });
}

function drawWords(count: number, nonce: number): void {
  const rng = fairRng({ ...seeds, nonce, scope: SCOPE });
  for (let word = 0; word < count; word += 1) rng.u32();
}

/** As long as that of a game. */
const SCOPE = scopeOf({ sysname: 'a-measurement', kind: 'dice', figures: {}, stakes: { ladder: [] } });

/** By the second of processor time: what else the machine does is not counted. */
function paceOf(ms: number, once: (nonce: number) => unknown): number {
  const before = process.cpuUsage();
  for (let nonce = 0; ; nonce += AT_ONCE) {
    for (let at = 0; at < AT_ONCE; at += 1) once(nonce + at);
    const { user, system } = process.cpuUsage(before);
    const usedMs = (user + system) / 1000;
    if (usedMs >= ms) return ((nonce + AT_ONCE) / usedMs) * 1000;
  }
}
