// An incident of a match that five thousand follow: from the transaction that writes it, in another process, until the last
// of them has the new prices.
import { setTimeout as pause } from 'node:timers/promises';
import { tellEvents } from '#server/book/tell-events.ts';
import type { Db } from '#server/database/db.ts';
import type { Bus } from '#server/live/bus.ts';
import { openPostgresBus } from '#server/live/postgres.ts';
import { openDatabase } from '#server/open-database.ts';
import { makeEvent } from '#tests/book.ts';
import { startChild } from './child.ts';
import { promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import type { FollowersAnswer, FollowersQuestion } from './followers.ts';
import { hold, type Measurement } from './measurement.ts';
import { launch } from './site.ts';
import { quantile } from './spread.ts';

const FOLLOWERS = 5_000;
const ROUNDS = 5;
const INCIDENTS = 8;
const PROMISED_MS = 500;
/** Beyond the time in which changes of a match go together. */
const APART_MS = 700;

export const eventFanOut: Measurement = {
  name: 'event-fan-out',
  async run(room) {
    const dataDir = await makeFolder(room);
    const { origin } = await launch(room, {
      command: [process.execPath, 'server/main.ts'],
      dataDir,
      isChannel: true,
      env: { JOBS: 'off', LIVE_BUS: 'postgres', PROXIES: '1', SANDBOX: 'off' },
    });
    const { db } = await hold(room, openDatabase({ databaseUrl: null, dataDir, poolSize: 2 }), ({ close }) =>
      close(),
    );
    const bus = await openPostgresBus(db);
    const { id } = await makeEvent(db.sql, { status: 'live', starts_at: new Date(), moment: 5 });
    const ask = startChild<FollowersQuestion, FollowersAnswer>(room, 'followers.ts');
    await ask({ open: { origin, channel: `betting.event.${id}`, count: FOLLOWERS } });
    const rounds: number[] = [];
    let version = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const times: number[] = [];
      for (let incident = 0; incident < INCIDENTS; incident += 1) {
        await pause(APART_MS);
        version += 1;
        const begunAt = performance.timeOrigin + performance.now();
        await corner(db, bus, id);
        const { lastAt } = await ask({ told: version });
        times.push(lastAt - begunAt);
      }
      rounds.push(quantile(times, 0.99));
    }
    return [
      promised(PROMISED_MS, {
        name: `an incident, until the last of ${FOLLOWERS} followers knows, 99% are quicker than`,
        unit: 'ms',
        better: 'less',
        rounds,
      }),
    ];
  },
};

/** The match goes on by a step, in which a corner is given: every price moves a little. */
const corner = (db: Db, bus: Bus, id: number): Promise<void> =>
  db.atomically(async (tx) => {
    await tx.sql`
      update event set moment = moment + 1, version = version + 1,
        incidents = incidents || jsonb_build_object('type', 'corner', 'side', 'home', 'step', moment)
      where id = ${id}`;
    await tellEvents(tx, bus, [id], new Date());
  });
