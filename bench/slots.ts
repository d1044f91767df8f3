// Rounds of a slot a second, end to end through the product's HTTP API: the token of the frame, the limit on calls, the
// outcome from the player's seeds, stake and win in the books, the round kept, the balance told. The limit is pgbench,
// saying the same SQL to the same PostgreSQL, one round a transaction.
import { randomUUID } from 'node:crypto';
import { definitionOf } from '#games/definitions/all.ts';
import type { Db } from '#server/database/db.ts';
import { openDatabase } from '#server/open-database.ts';
import { comparePaces } from './compare-paces.ts';
import type { Figure } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { paceOf } from './pace.ts';
import { CLIENTS_MAX, findPgbench, type Pgbench, runPgbench, vacuum } from './pgbench.ts';
import { checkBooks } from './purses.ts';
import { inTurns } from './rounds.ts';
import { type SeatedPlayer, seatPlayers } from './seated-players.ts';
import { openSender } from './sender.ts';
import { launch } from './site.ts';
import { catchSpin, readSpin, seatSome, spinOf } from './spin-script.ts';

/** Each of its rounds is over at once. */
const SLOT = 'sevens-ablaze';
const CROWDS = [{ players: 64, times: 2 }, { players: 256 }];
const PLAYERS = Math.max(...CROWDS.map(({ players }) => players));
const ROUNDS = 5;
/** Shorter ones flatter us: pgbench spends its first second on the plans of its connections. */
const ROUND_SECONDS = 6;
const WARM_UP_SECONDS = 10;

/** Who reads facts and runs tables does so beside the rounds, and pgbench has nobody who does. */
const env = { SANDBOX: 'on', LIMIT_FACTOR: '1000000', JOBS: 'off' };

export const slots: Measurement = {
  name: 'slots',
  async run(room) {
    const program = findPgbench();
    const [folder, dataDir] = [await makeFolder(room), await makeFolder(room)];
    const command: [string, ...string[]] = [process.execPath, 'server/main.ts'];
    const { origin } = await launch(room, { command, dataDir, isChannel: true, env });
    const { db, url } = await hold(
      room,
      openDatabase({ databaseUrl: null, dataDir, poolSize: 4 }),
      ({ close }) => close(),
    );
    const players = await seatPlayers(db, origin, { sysname: SLOT, count: PLAYERS });
    const stake = smallestStake();
    const script = await catchSpin(room, { db, env, stake, player: await seatSome(db, origin, SLOT) });
    const house = { origin, db, players, stake, script, pgbench: { program, folder, url } };

    const figures: Figure[] = [];
    for (const crowd of CROWDS) figures.push(...(await measure(room, house, crowd)));
    return figures;
  },
};

interface House {
  origin: string;
  db: Db;
  players: readonly SeatedPlayer[];
  stake: number;
  script: (player: string) => string;
  pgbench: Pgbench;
}

async function measure(
  room: Room,
  { origin, db, players, stake, script, pgbench }: House,
  { players: count, times }: (typeof CROWDS)[number],
): Promise<Figure[]> {
  const send = openSender(room, origin, count);
  const spin = async (asker: number) => {
    const { headers, payload } = spinOf(players[asker - 1]!, stake, randomUUID());
    readSpin(await send('/api/play.start', headers, payload));
  };
  // Each client has players of its own, as each asker of ours is one.
  const clients = Math.min(count, CLIENTS_MAX);
  const others = Math.floor(count / clients) - 1;
  const player = `${players[0]!.id} + :client_id + ${clients} * random(0, ${others})`;
  const contestants = {
    ours: () => paceOf({ askers: count, seconds: ROUND_SECONDS }, spin),
    limit: async () => {
      const pace = await runPgbench(pgbench, { script: script(player), clients, seconds: ROUND_SECONDS });
      // Nobody hears what pgbench has told; left here, the product would spend its own next round on telling it.
      await db.sql`delete from live_outbox`;
      return pace;
    },
  };
  await paceOf({ askers: count, seconds: WARM_UP_SECONDS }, spin);
  await vacuum(pgbench.url);
  await inTurns(1, contestants);
  const terms = { name: `rounds of a slot by ${count} players`, how: 'over HTTP', ...(times && { times }) };
  const figures = comparePaces(terms, await inTurns(ROUNDS, contestants));
  await checkBooks(db);
  return figures;
}

function smallestStake(): number {
  const { stakes } = definitionOf(SLOT)!;
  return 'ladder' in stakes ? Math.min(...stakes.ladder) : stakes.min;
}
