// A round of a slot as the product says it to its database, for pgbench to repeat. The caught round is one that was lost:
// that is what most rounds are, and it is the shortest.
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/db.ts';
import { countedAs, type Statement, scriptFrom, withColumns } from './caught.ts';
import { openCaught } from './caught-product.ts';
import { KEY_MAX } from './ledger-script.ts';
import type { Room } from './measurement.ts';
import { type SeatedPlayer, seatPlayer } from './seated-players.ts';

/** Stand nowhere else: where they are caught, pgbench puts its own. */
const SOME = { player: 8_484_841, pair: 4_242_421 };
const [SOME_NUMBER, SOME_NONCE] = [5_151_511, 6_161_611];

/** Nobody loses so seldom. */
const TRIES = 200;

export interface Spinning {
  db: Db;
  env: NodeJS.ProcessEnv;
  /** Of `seatSome`. */
  player: SeatedPlayer;
  stake: number;
}

/** Whose numbers can be told from all others. */
export async function seatSome(db: Db, origin: string, sysname: string): Promise<SeatedPlayer> {
  await db.sql`alter table player alter column id restart with 8484841`;
  await db.sql`alter table seed_pair alter column id restart with 4242421`;
  const player = await seatPlayer(db, origin, sysname);
  const [active] = await db.sql<{ id: number }>`
    select id from seed_pair where player_id = ${player.id} and state = 'active'`;
  if (player.id !== SOME.player || active?.id !== SOME.pair)
    throw new Error(`player ${player.id} with the seeds ${active?.id} cannot be told from others`);
  return player;
}

/** `player`: whose round it is, as pgbench reckons it. */
export async function catchSpin(room: Room, spinning: Spinning): Promise<(player: string) => string> {
  const { id, key, said } = await catchLoss(room, spinning);
  const statements = said.map((statement) => {
    if (statement.texts.some((text) => text.includes('next_nonce,'))) return { ...statement, isKept: true };
    if (!statement.texts.some((text) => text.includes('insert into round'))) return statement;
    return withColumns(statement, { number: SOME_NUMBER, nonce: SOME_NONCE });
  });
  if (!statements.some(({ isKept }) => isKept)) throw new Error('nothing is asked before a round any more');
  const names = {
    ...{ [id]: ':n', [key]: ':n', [SOME.player]: ':player', [SOME.pair]: ':pair_id' },
    ...{ [SOME_NUMBER]: '(:played + 1)', [SOME_NONCE]: ':next_nonce' },
    [countedAs(said)]: "('call' || :player)",
  };
  return (player) =>
    scriptFrom(statements, names, [`\\set player ${player}`, `\\set n random(1, ${KEY_MAX})`]);
}

interface Caught {
  id: string;
  key: string;
  said: Statement[];
}

async function catchLoss(room: Room, { db, env, player, stake }: Spinning): Promise<Caught> {
  const caught = await openCaught(room, { db, env });
  // The first round of all sits down as well, which the others do not.
  for (let round = 0; round < TRIES; round += 1) {
    const key = randomUUID();
    const { body, said } = await caught.ask({ url: '/api/play.start', ...spinOf(player, stake, key) });
    const { id, paid } = readSpin(body);
    if (round > 0 && paid === 0) return { id, key, said };
  }
  throw new Error(`none of ${TRIES} rounds was lost`);
}

/** What a frame sends. */
export const spinOf = ({ token }: SeatedPlayer, stake: number, key: string) => ({
  headers: {
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
    'content-type': 'application/x-www-form-urlencoded',
  },
  payload: new URLSearchParams({ bet: JSON.stringify({ stake, mode: 'base' }) }).toString(),
});

/** Throws where it is no round that is over. */
export function readSpin(body: string): { id: string; paid: number } {
  const { result } = JSON.parse(body) as {
    result?: { round: { id: string; paid: number; is_over: boolean } };
  };
  if (result?.round.is_over !== true) throw new Error(`a spin was answered ${body}`);
  return result.round;
}
