import { expect, test, vi } from 'vitest';
import { openCashier } from '#tests/bank.ts';
import { log } from '../plumbing/log.ts';
import { signNotice } from './gateways/signature.ts';

const MANY = 30;

/** As many deposits, each of a player of its own, all paid at the bank; and a way to tell of them. */
async function openCrowd() {
  const house = await openCashier();
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const orders: string[] = [];
  for (let made = 0; made < MANY; made += 1) {
    const visitor = await house.enter(await house.player());
    const wish = { method: 'card', amount: '50' };
    orders.push((await house.send('cashier.makedeposit', wish, visitor)).result.transaction);
  }
  for (const payment of house.bank.accounts.list('payments')) house.bank.accounts.change(payment, 'paid');
  const tell = async (order: string, change: { id?: string; cents?: number } = {}) => {
    const notice = {
      id: `ev_${order}`,
      about: 'payments',
      order,
      reference: 'r',
      cents: 5000,
      currency: 'USD',
    };
    const payload = JSON.stringify({ ...notice, ...change });
    const at = Math.floor(house.product.clock.now().getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'bank-signature': signNotice(payload, house.key, at),
    };
    const response = await house.app.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload });
    return response.statusCode === 200 ? response.json().heard : response.statusCode;
  };
  const states = async () => {
    const rows = await house.product.db.sql<{ state: string; main: number }>`
      select state, main from payment join ledger_purse using (player_id) order by payment.id`;
    return rows.map(({ state, main }) => `${state} ${main}`);
  };
  return Object.assign(house, { orders, tell, states });
}

test('notices that come together are written together, and each is heard on its own', async () => {
  await using house = await openCrowd();
  const [strange, ...good] = house.orders;
  const written = vi.spyOn(house.product.db, 'atomically');
  const heard = await Promise.all([
    house.tell(strange!, { cents: 5001 }),
    house.tell('nobody’s'),
    ...good.map((order) => house.tell(order)),
    house.tell(good[0]!),
    house.tell(good[1]!, { id: 'ev_again' }),
  ]);
  expect(heard.slice(0, 2)).toEqual(['heard', 'nothing of ours']);
  expect(heard.slice(2, -2)).toEqual(good.map(() => 'heard'));
  expect(heard.slice(-2)).toEqual(['heard before', 'heard']);
  expect(await house.states()).toEqual(['review 0', ...good.map(() => 'paid 5000')]);
  expect(written.mock.calls.length).toBeLessThan(heard.length);
  vi.restoreAllMocks();
});

test('one that the database cannot stomach spoils nobody else’s', async () => {
  await using house = await openCrowd();
  const [poison, ...good] = house.orders;
  await house.product.db.sql`
    create function refuse_poison() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
  await house.product.db.sql`
    create trigger refuse_poison before update on payment for each row when (old.number = 1 and old.id = 1)
    execute function refuse_poison()`;
  const heard = await Promise.all(house.orders.map((order) => house.tell(order)));
  expect(heard).toEqual([500, ...good.map(() => 'heard')]);
  expect(await house.states()).toEqual(['started 0', ...good.map(() => 'paid 5000')]);
  await house.product.db.sql`drop trigger refuse_poison on payment`;
  expect(await house.tell(poison!)).toBe('heard');
  vi.restoreAllMocks();
});
