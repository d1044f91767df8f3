// Every game that can be opened is played for money, in each way its sheet speaks of; the audit looks at all of it.
import { expect } from 'vitest';
import { definitions } from '#games/definitions/all.ts';
import { type GameDefinition, isStakeTaken } from '#games/definitions/game-definition.ts';
import type { Round, Wish } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { type NamedPlay, playsOf } from '#games/kinds/plays.ts';
import { isPlayable } from '#games/playable.ts';
import { sharedTableOf } from '#games/shared-tables.ts';
import { cents } from '#rules/money.ts';
import { type openDoorsIn, test } from '#tests/doors.ts';
import { type Frame, openFrame } from '#tests/frame.ts';
import { long } from '#tests/long.ts';
import { type BatchLine, verifyInPython } from '#tests/verify-in-python.ts';

/** In the browser twenty of each: tests/long/every-game.spec.ts. */
const ROUNDS = 2;
const MANY_ROUNDS = 8;
const STAKE = 1000;
/** At a shared table nobody plays alone: server/tables has tests of its own. */
const playable = definitions.filter(
  ({ sysname }) => isPlayable(sysname) && sharedTableOf(sysname) === undefined,
);

/** The plays of a sheet whose stake the game takes. */
const takenPlays = (definition: GameDefinition) =>
  playsOf(definition)
    .map((named) => ({ ...named, wish: staked(named.wish) }))
    .filter(({ wish }) => {
      const bet = kindOf(definition).betOf(wish, definition.figures);
      return bet !== null && isStakeTaken(definition.stakes, bet.stake);
    });

/** Chips are a stake of their own. */
function staked(wish: Wish): Wish {
  const { chips } = wish;
  if (chips === undefined) return { stake: STAKE, ...wish };
  return { chips: Object.fromEntries(Object.keys(chips as object).map((spot) => [spot, STAKE])) };
}

async function playOnce(frame: Frame, { wish, decide }: NamedPlay) {
  let { result } = await frame.start(wish);
  while (!result.round.is_over) {
    const decision = decide!(shown(result.round));
    ({ result } = await frame.decide(result.round, decision));
  }
  return { ...result.round, cash: result.balance.cash as number };
}

/** A play decides by what a player is shown, so it must be all it needs. */
const shown = (round: { steps: Round['steps']; choices: Round['choices']; staked: number }): Round => ({
  ...{ steps: round.steps, choices: round.choices, staked: round.staked, paid: 0, isOver: false },
});

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;

async function playRounds(doors: Doors, definition: GameDefinition, rounds: number): Promise<void> {
  const player = await doors.player({ balances: { main: cents(100_000_000) } });
  const frame = await openFrame(doors, { sysname: definition.sysname, player });
  const plays = takenPlays(definition);
  expect(plays.length).toBeGreaterThan(0);
  let cash = 100_000_000;
  const ids: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const played = await playOnce(frame, plays[round % plays.length]!);
    cash += played.paid - played.staked;
    expect(played.cash).toBe(cash);
    ids.push(played.id);
  }
  await publishRounds(doors, frame, ids);
}

/** What players can download of all rounds that were played here: definitions, and rounds after their seed was revealed. */
const published: BatchLine[] = [];

async function publishRounds(doors: Doors, frame: Frame, ids: readonly string[]): Promise<void> {
  await doors.send('fairness.rotate', {}, frame.visitor);
  const asked = ids.map((round) => doors.ask('fairness.getRound', { round }, frame.visitor));
  const rounds = (await Promise.all(asked)).map(({ result }) => result as { definition: string });
  const file = await doors.get(`/fairness/definitions/${rounds[0]!.definition}.json`);
  published.push({ definition: file.json() }, ...rounds.map((round) => ({ round })));
}

test.for(playable)('$sysname is played, and the balance is right to the cent', (definition, { doors }) =>
  playRounds(doors, definition, ROUNDS),
);

test.for(playable)(
  '$sysname plays eight rounds, in each way it can be played, and the balance is right to the cent',
  long,
  (definition, { doors }) => playRounds(doors, definition, MANY_ROUNDS),
);

test('every round of all these games is verified by a second implementation', () => {
  const rounds = published.flatMap(({ round }) => (round === undefined ? [] : [round as { game: string }]));
  expect(new Set(rounds.map(({ game }) => game)).size).toBe(playable.length);
  const { verdicts } = verifyInPython(published);
  expect(verdicts).toHaveLength(rounds.length);
  const rejected = rounds.flatMap(({ game }, at) =>
    verdicts[at] === 'accepted' ? [] : [`${game} ${verdicts[at]}`],
  );
  expect(rejected).toEqual([]);
});
