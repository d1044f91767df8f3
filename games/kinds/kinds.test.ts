import { isDeepStrictEqual } from 'node:util';
import { describe, expect, type TestOptions, test } from 'vitest';
import { long } from '#tests/long.ts';
import { definitions } from '../definitions/all.ts';
import type { GameDefinition } from '../definitions/game-definition.ts';
import { fastRng } from '../rng/fast-rng.ts';
import { type Decision, isOffered, type Kind } from './kind.ts';
import { kindOf } from './kinds.ts';
import { playOut, remembering } from './play-out.ts';
import { type NamedPlay, playsOf } from './plays.ts';

const ROUNDS = 3;
const MANY_ROUNDS = 20;

/** A stake that every table takes whole, whatever it is divided by. */
const STAKE = 1000;

const cases = definitions.flatMap((definition) =>
  playsOf(definition).map((named) => ({
    name: `${definition.sysname} ${named.play}`,
    ...{ definition, named, kind: kindOf(definition), bet: betOf(definition, named) },
  })),
);

function betOf(definition: GameDefinition, { wish }: NamedPlay) {
  const bet = kindOf(definition).betOf({ stake: STAKE, ...wish }, definition.figures);
  if (bet === null) throw new Error(`${definition.sysname} takes no ${JSON.stringify(wish)}`);
  return bet;
}

/** Every round that is passed on the way to the end, with what was decided last. */
function* roundsOf({ kind, definition, bet, named }: (typeof cases)[number], seed: number) {
  const words = remembering(fastRng(seed));
  const decisions: Decision[] = [];
  for (;;) {
    const round = kind.play(definition.figures, bet, decisions, words.again());
    yield { round, decisions: [...decisions], words };
    if (round.isOver) return;
    decisions.push(named.decide!(round));
  }
}

describe.each(cases)('$name', (game) => {
  tryRounds(game, 1, ROUNDS, {});
  tryRounds(game, ROUNDS + 1, MANY_ROUNDS, long);
});

/** Of a round for each seed from the first to the last. */
function tryRounds(game: (typeof cases)[number], first: number, last: number, options: TestOptions) {
  test('offers what is decided, and says nothing other later than it said before', options, () => {
    for (let seed = first; seed <= last; seed++) {
      let [told, staked]: [readonly unknown[], number] = [[], 0];
      for (const { round, decisions } of roundsOf(game, seed)) {
        if (decisions.length === 0) expect(round.staked).toBe(game.bet.stake);
        // Thousands of rounds: what is looked at is compared without the runner, which takes its time with each.
        if (!isDeepStrictEqual(round.steps.slice(0, told.length), told)) expect(round.steps).toEqual(told);
        const isInOrder = round.staked >= staked && (round.choices.length === 0) === round.isOver;
        const isWhole = round.isOver || isOffered(round.choices, game.named.decide!(round));
        if (!isInOrder || !isWhole) expect.fail(`seed ${seed}: ${JSON.stringify(round)}`);
        [told, staked] = [round.steps, round.staked];
      }
    }
  });

  test('is the same from the same words, and its steps survive the wire', options, () => {
    for (let seed = first; seed <= last; seed++) {
      const table = { kind: game.kind, figures: game.definition.figures, bet: game.bet };
      const once = playOut({ ...table, rng: fastRng(seed) }, game.named);
      const again = playOut({ ...table, rng: fastRng(seed) }, game.named);
      if (!isDeepStrictEqual(again, once)) expect(again).toEqual(once);
      const sent = JSON.parse(JSON.stringify(once.steps));
      if (!isDeepStrictEqual(sent, once.steps)) expect(sent).toEqual(once.steps);
      if (!Number.isSafeInteger(once.paid) || once.paid < 0) expect.fail(`seed ${seed} pays ${once.paid}`);
    }
  });

  test('ends without the player, wherever they leave it', options, () => {
    for (let seed = first; seed <= last; seed++)
      for (const { round, decisions, words } of roundsOf(game, seed))
        if (!round.isOver) leave(game.kind, game, decisions, words);
  });
}

type Words = ReturnType<typeof remembering>;

function leave(kind: Kind, { definition, bet }: (typeof cases)[number], decisions: Decision[], words: Words) {
  const decided = [...decisions];
  let round = kind.play(definition.figures, bet, decided, words.again());
  while (!round.isOver) {
    const decision = kind.absent(round, definition.figures, bet);
    if (decision === 'void') {
      expect(decided).toEqual([]);
      return;
    }
    expect(isOffered(round.choices, decision)).toBe(true);
    decided.push(decision);
    round = kind.play(definition.figures, bet, decided, words.again());
  }
}

test.each(definitions)('$sysname takes no bet that is none', (definition) => {
  const [{ wish }] = playsOf(definition) as [NamedPlay];
  const junk = [null, -1, 0.5, Number.NaN, '1', [], {}, 1e300];
  const faults = junk.flatMap((value) =>
    ['stake', ...Object.keys(wish)].map((field) => ({ stake: STAKE, ...wish, [field]: value })),
  );
  const bets = faults.map((fault) => kindOf(definition).betOf(fault, definition.figures));
  expect(bets.filter((bet) => bet !== null)).toEqual([]);
});
