// Computes a round from what it was made of, with the very code that played it: the page, the command and our own tests
// all ask here. What comes in is text, as people copy it.
import { fetchDefinition } from '#games/definitions/fetch-definition.ts';
import { type GameDefinition, hashOf, scopeOf } from '#games/definitions/game-definition.ts';
import { type Bet, type Decision, isOffered, type Round, type Wish } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { commitOf, seedFromText } from '#games/rng/commit.ts';
import { fairRng } from '#games/rng/fair-rng.ts';
import { isOnChain } from '#games/rng/seed-chain.ts';

export interface RoundText {
  /** Also a name that it had before. */
  game: string;
  /** Hash of the definition it was played by; empty for the last one of that name. */
  definition: string;
  /** Hexadecimal. */
  serverSeed: string;
  clientSeed: string;
  nonce: string;
  /** JSON. */
  bet: string;
  /** JSON. */
  decisions: string;
}

export interface VerifiedRound extends Round {
  /** SHA-256 of the server seed. */
  commit: string;
  /** Of the game that was computed. */
  definition: string;
  /** What is hashed for the first words; the last number counts up. */
  text: string;
  /** All that the round drew, in order. */
  words: readonly number[];
}

/** What cannot be read, or does not fit the game. */
export class UnfitText extends Error {
  readonly field: keyof RoundText;

  constructor(field: keyof RoundText) {
    super(`unfit ${field}`);
    this.field = field;
  }
}

export async function verifyRound(text: RoundText): Promise<VerifiedRound> {
  const definition = await definitionIn(text);
  const serverSeed = /^[0-9a-f]{64}$/i.test(text.serverSeed)
    ? seedFromText(text.serverSeed)
    : unfit('serverSeed');
  const clientSeed = /^[\w-]{1,64}$/.test(text.clientSeed) ? text.clientSeed : unfit('clientSeed');
  const nonce = /^\d{1,9}$/.test(text.nonce) ? Number(text.nonce) : unfit('nonce');
  const kind = kindOf(definition);
  const bet = kind.betOf(wishIn(text.bet), definition.figures) ?? unfit('bet');
  const decisions = decisionsIn(text.decisions);

  const scope = scopeOf(definition);
  const play = (made: readonly Decision[], words: number[] = []) => {
    const rng = fairRng({ serverSeed, clientSeed, nonce, scope });
    const noting = { u32: () => note(words, rng.u32()) };
    return { ...kind.play(definition.figures, bet, made, noting), words };
  };
  for (const [at, decision] of decisions.entries())
    if (!isOffered(play(decisions.slice(0, at)).choices, decision)) unfit('decisions');

  return {
    ...play(decisions),
    commit: commitOf(serverSeed),
    definition: hashOf(definition),
    text: `${clientSeed}:${nonce}:${scope}:0`,
  };
}

async function definitionIn({ game, definition }: RoundText): Promise<GameDefinition> {
  const hash = definition.toLowerCase();
  const found = (await fetchDefinition(game, hash)) ?? unfit('game');
  return hash === '' || hashOf(found) === hash ? found : unfit('definition');
}

/** Whether the seed of a shared round is on its table's chain; of a round that was computed already. */
export const leadsTo = ({ serverSeed, nonce }: RoundText, anchor: string): boolean =>
  isOnChain({ seed: seedFromText(serverSeed), position: Number(nonce), anchor });

function unfit(field: keyof RoundText): never {
  throw new UnfitText(field);
}

function note(words: number[], word: number): number {
  words.push(word);
  return word;
}

function wishIn(text: string): Wish & Partial<Bet> {
  const wish = parsed(text, 'bet');
  return typeof wish === 'object' && wish !== null && !Array.isArray(wish) ? (wish as Wish) : unfit('bet');
}

function decisionsIn(text: string): Decision[] {
  const decisions = text.trim() === '' ? [] : parsed(text, 'decisions');
  const isDecision = (each: unknown) => typeof (each as Decision | null)?.name === 'string';
  return Array.isArray(decisions) && decisions.every(isDecision) ? decisions : unfit('decisions');
}

function parsed(text: string, field: keyof RoundText): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unfit(field);
  }
}
