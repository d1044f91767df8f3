import { expect, test, vi } from 'vitest';
import { log } from '#server/plumbing/log.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { startBank } from './start-bank.ts';

type Bank = { url: string; key: string };

const ask = ({ url, key }: Bank, path: string) =>
  fetch(url + path, { headers: { authorization: `Bearer ${key}` } });
const order = (bank: Bank, name: string) =>
  fetch(`${bank.url}/v1/payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bank.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ order: name, method: 'card', cents: 100, currency: 'USD', notify: '', ways: {} }),
  });

test('the bank is a process of its own, knows its shop by the key, remembers, and ends when told', async () => {
  using folder = makeDataFolder();
  const first = await startBank(folder.path);
  expect(await (await ask(first, '/healthz')).text()).toContain('sandbox bank');
  expect((await ask(first, '/v1/payments/x')).status).toBe(404);
  expect((await ask({ ...first, key: 'another key' }, '/v1/payments/x')).status).toBe(401);
  await order(first, 'x');
  await first.close();
  await expect(ask(first, '/healthz')).rejects.toThrow();

  const second = await startBank(folder.path);
  expect((await ask(second, '/v1/payments/x')).status).toBe(200);
  await second.close();
});

test('killed, it comes back at the same address and has lost nothing it answered', async () => {
  using folder = makeDataFolder();
  const said = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const bank = await startBank(folder.path);
  const answered: string[] = [];
  let isOver = false;
  const ordering = (async () => {
    for (let n = 0; !isOver; n += 1)
      await order(bank, `o${n}`).then(
        () => answered.push(`o${n}`),
        () => new Promise((resolve) => setImmediate(resolve)),
      );
  })();
  for (let kills = 0; kills < 3; kills += 1) {
    const seen = answered.length;
    await expect.poll(() => answered.length).toBeGreaterThan(seen + 20);
    const killed = bank.pid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => bank.pid()).not.toBe(killed);
  }
  const seen = answered.length;
  await expect.poll(() => answered.length).toBeGreaterThan(seen);
  isOver = true;
  await ordering;
  for (const name of answered) expect((await ask(bank, `/v1/payments/${name}`)).status).toBe(200);
  // Once more where somebody else took its port for a moment, and it had to be started again.
  const deaths = said.mock.calls.filter(([words]) => words.includes('has died'));
  expect(deaths.length).toBeGreaterThanOrEqual(3);
  said.mockRestore();
  await bank.close();
});
