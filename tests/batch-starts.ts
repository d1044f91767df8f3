// Starts of rounds as the batch that takes them is given them, for tests that look at several in one transaction.
import { definitionOf } from '#games/definitions/all.ts';
import { cents } from '#rules/money.ts';
import { ratesOf } from '#server/content/rates.ts';
import type { Tx } from '#server/database/db.ts';
import { seedLifeOf } from '#server/fairness/worn-seeds.ts';
import { packBet } from '#server/freespins/pack-bet.ts';
import { betFor } from '#server/rounds/find-game.ts';
import { type Start, startBatch } from '#server/rounds/start-batch.ts';
import type { openDoorsIn } from './doors.ts';
import { openFrame } from './frame.ts';
import type { createWorld } from './world.ts';

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;
type World = Pick<Awaited<ReturnType<typeof createWorld>>, 'player'>;

export const SLOT = 'triple-sevens';
/** What is asked of each game. */
export const wishes: Readonly<Record<string, object>> = {
  dice: { stake: 100, chance: 4950, side: 'under' },
  mines: { stake: 100, mines: 1 },
};

/** A player who has opened these games for money. */
export async function newcomer(
  doors: Doors,
  world: World,
  balances = { main: cents(1_000) } as object,
  games = ['dice'],
) {
  const player = await world.player({ balances });
  const frames = [];
  for (const sysname of games) frames.push(await openFrame(doors, { sysname, player }));
  return { player, frame: frames[0]! };
}

let ids = 0;
export function startOf(
  { product }: Doors,
  player: Start['player'],
  rest: Partial<Start> & { game?: string } = {},
): Start {
  const { game = 'dice', ...more } = rest;
  const definition = definitionOf(game)!;
  ids += 1;
  return {
    ...{ id: `start-${ids}`, key: undefined, player, session: null, definition, packId: undefined },
    bet: game in wishes ? betFor(definition, wishes[game] as never) : packBet(definition, cents(100))!,
    ...{ roundMinMs: 0, isBonusApart: false, rates: ratesOf(product.content) },
    ...{ seedLife: seedLifeOf(product.config), vault: product.vault, now: product.clock.now() },
    ...more,
  };
}

/** The caller's key for a start, as the API passes it on. */
export const keyOf = (player: Start['player'], key: string, bodyHash = 'body') => ({
  ...{ playerId: player.id, call: 'play.start', key, bodyHash },
});

/** Done or refused, each in the order in which it was asked. */
export const answersOf = async (tx: Tx, starts: readonly Start[]) =>
  (await startBatch.doAll(tx, starts, { isPatient: true } as never)).map((answer) => {
    if (answer === 'busy' || answer === null) return answer;
    if ('refused' in answer) return answer.refused;
    return 'round' in answer.done ? 'started' : { again: answer.done.id };
  });
