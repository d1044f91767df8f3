// Seeds for a player whose next round is as a test wants it: what happens once in hundreds of rounds need not be waited for.
import { definitionOf } from '#games/definitions/all.ts';
import type { Bet, Decision } from '#games/kinds/kind.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import { drawSeed } from '#server/fairness/seed-pairs.ts';
import { type Outcome, outcomeOf } from '#server/rounds/outcome.ts';

interface Wanted {
  sysname: string;
  bet: Bet & Record<string, unknown>;
  /** `play` gives what the round comes to after these decisions. */
  isWanted(outcome: Outcome, play: (...decisions: readonly Decision[]) => Outcome): boolean;
}

/** Of a player who has opened a game for money, and played none yet. */
export async function seedNext({ db }: Pick<Product, 'db'>, { id }: Pick<Player, 'id'>, wanted: Wanted) {
  const { seed, commit } = drawSeed();
  const inputs = {
    ...{ definition: definitionOf(wanted.sysname)!, bet: wanted.bet, nonce: 0 },
    serverSeed: Buffer.from(seed, 'hex'),
  };
  let number = 0;
  const play = (...decisions: readonly Decision[]) =>
    outcomeOf({ ...inputs, decisions, clientSeed: `seed-${number}` });
  while (!wanted.isWanted(play(), play)) number += 1;
  // What was never sealed is read as it is.
  const changed = await db.sql`
    update seed_pair set server_seed = ${seed}, commit = ${commit}, client_seed = ${`seed-${number}`}
    where player_id = ${id} and state = 'active' and next_nonce = 0 returning 1`;
  if (changed.length !== 1) throw new Error('this player has no seeds yet, or has played with them');
}
