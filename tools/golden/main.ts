// `npm run golden`: adds every definition that is new to the list of all there ever were, and golden rounds of it
// (docs/decisions/0033-former-definitions.md).
// Rounds that are there stay as they are: what came of them must come of them for ever.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { definitions } from '#games/definitions/all.ts';
import { formerDefinitions } from '#games/definitions/former.ts';
import { type GameDefinition, hashOf, scopeOf } from '#games/definitions/game-definition.ts';
import type { Decision, Round } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { remembering } from '#games/kinds/play-out.ts';
import { type NamedPlay, playsOf } from '#games/kinds/plays.ts';
import { seedFromText } from '#games/rng/commit.ts';
import { fairRng } from '#games/rng/fair-rng.ts';
import { compute, goldenFile, type RoundMadeOf, readGolden } from './golden-round.ts';

const SERVER_SEED = '5e'.repeat(32);
const CLIENT_SEED = 'golden';
/** A stake that every table takes whole, whatever it is divided by. */
const STAKE = 1000;
/** One that hardly a price divides, so that it is seen what becomes of parts of a cent. */
const ODD_STAKE = 7;
/** So many rounds are looked at, so that features which are rare are among those that stay. */
const LOOKED_AT = 60;
const PLAYS_MOST = 4;

const everFile = 'games/definitions/ever.json';
const ever = JSON.parse(readFileSync(everFile, 'utf8')) as Record<string, string>;
const all = [...definitions, ...formerDefinitions];
const added = all.map((one) => [hashOf(one), one.sysname] as const).filter(([hash]) => !(hash in ever));
if (added.length > 0)
  writeFileSync(everFile, `${JSON.stringify({ ...ever, ...Object.fromEntries(added) }, null, 2)}\n`);

const known = new Set(readGolden().map(({ definition }) => definition));
for (const definition of all) {
  if (known.has(hashOf(definition))) continue;
  const rounds = spread(playsOf(definition)).flatMap((named) => pick(definition, named));
  const lines = rounds.map(async (made) => `${JSON.stringify({ ...made, ...(await compute(made)) })}\n`);
  appendFileSync(goldenFile, (await Promise.all(lines)).join(''));
  console.log(`${definition.sysname}: ${rounds.length} golden rounds`);
}

/** The first, the last, and some between. */
function spread(plays: readonly NamedPlay[]): NamedPlay[] {
  const step = Math.max(1, (plays.length - 1) / (PLAYS_MOST - 1));
  const places = Array.from({ length: Math.min(PLAYS_MOST, plays.length) }, (_, at) => Math.round(at * step));
  return places.map((place) => plays[place]!);
}

/** The first round, the longest, and the one that pays most; that one at an odd stake too. */
function pick(definition: GameDefinition, named: NamedPlay): RoundMadeOf[] {
  const seen = Array.from({ length: LOOKED_AT }, (_, nonce) => playOnce(definition, named, nonce));
  const longest = seen.toSorted((a, b) => b.round.steps.length - a.round.steps.length)[0]!;
  const richest = seen.toSorted((a, b) => b.round.paid - a.round.paid)[0]!;
  const made = [...new Set([seen[0]!, longest, richest])].map((one) => one.made);
  // Chips are a stake of their own.
  if ('chips' in named.wish) return made;
  return [...made, { ...richest.made, bet: { ...richest.made.bet, stake: ODD_STAKE } }];
}

function playOnce(definition: GameDefinition, { wish, decide }: NamedPlay, nonce: number) {
  const kind = kindOf(definition);
  const bet = kind.betOf({ stake: STAKE, ...wish }, definition.figures)!;
  const seeds = { serverSeed: seedFromText(SERVER_SEED), clientSeed: CLIENT_SEED, nonce };
  const words = remembering(fairRng({ ...seeds, scope: scopeOf(definition) }));
  const decisions: Decision[] = [];
  const play = (): Round => kind.play(definition.figures, bet, decisions, words.again());
  let round = play();
  for (; !round.isOver; round = play()) decisions.push(decide!(round));
  const made: RoundMadeOf = {
    ...{ game: definition.sysname, definition: hashOf(definition) },
    ...{ serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce, bet, decisions },
  };
  return { round, made };
}
