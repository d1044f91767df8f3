// A single bet as the product says it to its database, for pgbench to repeat.
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/db.ts';
import { countedAs, type Statement, scriptFrom, withColumns } from './caught.ts';
import { openCaught } from './caught-product.ts';
import { KEY_MAX } from './ledger-script.ts';
import type { Room } from './measurement.ts';

/** Stand nowhere else: where they are caught, pgbench puts its own. */
export const SOME = { player: 8_484_841, event: 7_272_721 };
const SOME_NUMBER = 5_151_511;

export interface Slipped {
  cookie: string;
  /** Of the event that can be told from all others. */
  slip: string;
}

/** What a page sends. */
export const betOf = ({ cookie, slip }: Slipped, key: string) => ({
  headers: {
    ...{ cookie, 'idempotency-key': key },
    'content-type': 'application/x-www-form-urlencoded',
  },
  payload: new URLSearchParams({ slip }).toString(),
});

/** Throws where it is no bet that stands. */
export function readBet(body: string): string {
  const { result } = JSON.parse(body) as { result?: { id: string; status: string } };
  if (result?.status !== 'open') throw new Error(`a bet was answered ${body}`);
  return result.id;
}

interface Betting extends Slipped {
  db: Db;
  env: NodeJS.ProcessEnv;
}

/** `player` and `event`: whose bet it is, and on what, as pgbench reckons it. */
export async function catchBet(
  room: Room,
  { db, env, ...slipped }: Betting,
): Promise<(player: string, event: string) => string> {
  const caught = await openCaught(room, { db, env });
  const ask = (key: string) => caught.ask({ url: '/api/bets.place', ...betOf(slipped, key) });
  // The first of all sits down and is the first on its outcome, which the others do not.
  readBet((await ask(randomUUID())).body);
  const key = randomUUID();
  const { body, said } = await ask(key);
  const id = readBet(body);
  const statements = said.map(asRepeated);
  if (!statements.some(({ isKept }) => isKept)) throw new Error('nothing is asked before a bet any more');
  const names = {
    ...{ [id]: ':n', [key]: ':n', [SOME.player]: ':player', [SOME.event]: ':event' },
    ...{ [SOME_NUMBER]: '(:bets + 1)', [countedAs(said)]: "('call' || :player)" },
  };
  return (player, event) =>
    scriptFrom(statements, names, [
      ...[`\\set player ${player}`, `\\set event ${event}`, `\\set n random(1, ${KEY_MAX})`],
    ]);
}

function asRepeated(statement: Statement): Statement {
  if (statement.texts.some((text) => text.includes('as person_day'))) return { ...statement, isKept: true };
  if (!statement.texts.some((text) => text.includes('insert into bet ('))) return statement;
  return withColumns(statement, { number: SOME_NUMBER });
}
