import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { readConfig } from '../config/config.ts';
import { log } from '../plumbing/log.ts';
import { catchUp } from './reviews.ts';

vi.setConfig({ testTimeout: 60_000 });

async function openExaminer(answer: 'nothing' | 'no') {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (answer === 'no') response.writeHead(404).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    asked,
    env: {
      SUMSUB_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SUMSUB_APP_TOKEN: 'a',
      SUMSUB_SECRET_KEY: 'b',
      SUMSUB_WEBHOOK_SECRET: 'c',
    },
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function openHouse(env: NodeJS.ProcessEnv, applicants: number) {
  const world = await createWorld();
  for (let n = 0; n < applicants; n += 1) {
    const { id } = await world.player();
    await world.db.sql`
      insert into applicant (player_id, applicant_id, state, created_at) values (${id}, ${`a${n}`}, 'pending', now())`;
  }
  const ctx = { ...world.as(null), config: readConfig(env) };
  return Object.assign(world, { catchUp: () => catchUp(ctx) });
}

test('a mute examiner is left alone after a few questions, and its outage is one line', async () => {
  using examiner = await openExaminer('nothing');
  await using house = await openHouse(examiner.env, 40);
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const begun = performance.now();
  await house.catchUp();
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(examiner.asked.length).toBeLessThan(12);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a hundred about whom it says nothing do not keep the others from being asked about', async () => {
  using examiner = await openExaminer('no');
  await using house = await openHouse(examiner.env, 101);
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  await house.catchUp();
  await house.catchUp();
  expect(new Set(examiner.asked).size).toBe(101);
  warn.mockRestore();
});
