import { expect, test } from 'vitest';
import { makeDataFolder } from '#tests/data-folder.ts';
import { startBank } from './start-bank.ts';

test('the bank is a process of its own, knows its shop by the key, remembers, and ends when told', async () => {
  using folder = makeDataFolder();
  const ask = (bank: { url: string; key: string }, path: string, key = bank.key) =>
    fetch(bank.url + path, { headers: { authorization: `Bearer ${key}` } });
  const first = await startBank(folder.path);
  expect(await (await ask(first, '/healthz')).text()).toContain('sandbox bank');
  expect((await ask(first, '/v1/payments/x')).status).toBe(404);
  expect((await ask(first, '/v1/payments/x', 'another key')).status).toBe(401);
  const order = { order: 'x', method: 'card', cents: 100, currency: 'USD', notify: '', ways: {} };
  const headers = { authorization: `Bearer ${first.key}`, 'content-type': 'application/json' };
  await fetch(`${first.url}/v1/payments`, { method: 'POST', headers, body: JSON.stringify(order) });
  await first.close();
  await expect(ask(first, '/healthz')).rejects.toThrow();

  const second = await startBank(folder.path);
  expect((await ask(second, '/v1/payments/x')).status).toBe(200);
  await second.close();
});
