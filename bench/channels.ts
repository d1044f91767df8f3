// A change of a channel that five thousand follow: how long until the last of them has heard, and what one of them costs in
// memory. The changes come from another process over the database's bus, as another server's would.
import { readFileSync } from 'node:fs';
import { channels } from '#contract/channels.ts';
import { changeChannel } from '#server/channels/channels.ts';
import { openPostgresBus } from '#server/live/postgres.ts';
import { openDatabase } from '#server/open-database.ts';
import { startChild } from './child.ts';
import { promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import type { FollowersAnswer, FollowersQuestion } from './followers.ts';
import { hold, type Measurement } from './measurement.ts';
import { launch } from './site.ts';

const FOLLOWERS = 5_000;
const ROUNDS = 5;
const CHANNEL = 'cashier.payout_times';
/** Beyond the time that changes wait for each other. */
const PROMISED_MS = 1_000;
const PROMISED_BYTES = 50_000;

export const channelsMeasured: Measurement = {
  name: 'channels',
  async run(room) {
    const dataDir = await makeFolder(room);
    const { origin, pid } = await launch(room, {
      command: [process.execPath, 'server/main.ts'],
      dataDir,
      isChannel: true,
      env: { JOBS: 'off', LIVE_BUS: 'postgres', PROXIES: '1' },
    });
    const { db } = await hold(room, openDatabase({ databaseUrl: null, dataDir, poolSize: 2 }), ({ close }) =>
      close(),
    );
    const bus = await openPostgresBus(db);
    const ask = startChild<FollowersQuestion, FollowersAnswer>(room, 'followers.ts');
    let version = 0;
    const change = async () => {
      version += 1;
      const time = { method: 'card', paid: version, median_seconds: version, p90_seconds: version };
      await db.atomically((tx) => changeChannel(tx, bus, CHANNEL, { card: time }, new Date(0)));
      return performance.timeOrigin + performance.now();
    };

    const before = memoryOf(pid);
    await ask({ open: { origin, channel: CHANNEL, count: FOLLOWERS } });
    const each = (memoryOf(pid) - before) / FOLLOWERS;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const changedAt = await change();
      const { lastAt } = await ask({ told: version });
      times.push(lastAt - changedAt - channels[CHANNEL].everyMs);
    }
    return [
      promised(PROMISED_MS, {
        name: `${FOLLOWERS} followers, until the last has heard`,
        unit: 'ms',
        better: 'less',
        rounds: times,
      }),
      promised(PROMISED_BYTES, {
        name: `${FOLLOWERS} followers, memory each`,
        unit: 'bytes',
        better: 'less',
        rounds: [each],
      }),
    ];
  },
};

/** What the process holds, in bytes. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
