import { expect, onTestFinished, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveMoney } from '#sandbox/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { sharing } from '#tests/sharing.ts';

const test = sharing(openCashier);

test('cashier.gethistory shows the latest first, by type and in pages, to its player alone (S7-R056)', async ({
  house,
}) => {
  const visitor = await house.enter(
    await house.player({ isVerified: true, balances: { main: cents(100_00) } }),
  );
  const other = await house.enter(await house.player());
  for (const amount of ['10', '11', '12', '13'])
    await house.send('cashier.makedeposit', { method: 'card', amount }, visitor);
  await house.send('cashier.makewithdrawal', { method: 'card', amount: '20', ...CARD }, visitor);
  const list = async (fields: Record<string, string>, who = visitor) => {
    const { result } = await house.ask('cashier.gethistory', fields, who);
    return [result.items.map(({ amount }: { amount: { amount: number } }) => amount.amount), result.count];
  };

  expect(await list({})).toEqual([[20, 13, 12, 11, 10], 5]);
  expect(await list({ type: 'deposit', count: '1' })).toEqual([[13], 4]);
  expect(await list({ type: 'deposit', offset: '1', count: '2' })).toEqual([[12, 11], 4]);
  expect(await list({ offset: '4', count: '3' })).toEqual([[10], 5]);
  expect(await list({ offset: '99' })).toEqual([[], 5]);
  expect(await list({ type: 'withdrawal' })).toEqual([[20], 1]);
  expect(await list({ state: 'checks' })).toEqual([[20], 1]);
  expect(await list({ state: 'started', offset: '1', count: '1' })).toEqual([[12], 4]);
  expect(await list({ method: 'crypto' })).toEqual([[], 0]);
  const today = house.product.clock.now().toISOString().slice(0, 10);
  expect((await list({ from: today, to: today }))[1]).toBe(5);
  expect(await list({ to: '2020-01-01' })).toEqual([[], 0]);
  expect(await list({}, other)).toEqual([[], 0]);
  expect(
    (await house.ask('cashier.gethistory', { from: '2026-02-31' }, visitor)).error.invalid_parameters,
  ).toEqual({
    from: ['date'],
  });
  expect((await house.ask('cashier.gethistory')).status).toBe(401);
});

test('days of the history are those of the place the asker names', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player());
  await house.send('cashier.makedeposit', { method: 'card', amount: '10' }, visitor);
  const on = (day: string, zone: string) =>
    house.ask('cashier.gethistory', { from: day, to: day, zone }, visitor);
  await house.product.db.sql`update payment set created_at = '2026-02-09T22:00:00Z'`;
  expect((await on('2026-02-10', 'Europe/Riga')).result.count).toBe(1);
  expect((await on('2026-02-09', 'America/Sao_Paulo')).result.count).toBe(1);
  expect((await on('2026-02-10', 'America/Sao_Paulo')).result.count).toBe(0);
  const days = { from: '2026-02-10', to: '2026-02-10', zone: 'Europe/Riga' };
  const { text } = (await house.ask('cashier.getHistoryExport', days, visitor)).result;
  expect(text.trim().split('\n')).toHaveLength(2);
  const { error } = await on('2026-02-10', 'Mars/Olympus');
  expect(error.invalid_parameters).toEqual({ zone: ['format'] });
});

test.for(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'without a place they begin at midnight in UTC, wherever the server stands: in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    await using house = await openCashier();
    const visitor = await house.enter(await house.player());
    await house.send('cashier.makedeposit', { method: 'card', amount: '10' }, visitor);
    const on = async (day: string) =>
      (await house.ask('cashier.gethistory', { from: day, to: day }, visitor)).result.count;
    for (const [moment, day] of [
      ['2026-02-10T00:00:00Z', '2026-02-10'],
      ['2026-02-10T23:59:59.999Z', '2026-02-10'],
      ['2026-02-11T00:00:00Z', '2026-02-11'],
    ] as const) {
      await house.product.db.sql`update payment set created_at = ${moment}::text::timestamptz`;
      const days = [await on('2026-02-09'), await on('2026-02-10'), await on('2026-02-11')];
      expect(days, moment).toEqual(
        ['2026-02-09', '2026-02-10', '2026-02-11'].map((each) => Number(each === day)),
      );
    }
  },
);

test('whoever asks for all that ever was is given it', async ({ house }) => {
  const visitor = await house.enter(await house.player());
  await house.send('cashier.makedeposit', { method: 'card', amount: '10' }, visitor);
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const always = { from: '0000-01-01', to: '9999-12-31', zone };
    const { result } = await house.ask('cashier.gethistory', always, visitor);
    expect(result.count, zone).toBe(1);
  }
});

test('cashier.getHistoryExport gives all of it as a table', async ({ house }) => {
  const visitor = await house.enter(await house.player());
  const { result } = await house.send('cashier.makedeposit', { method: 'card', amount: '10' }, visitor);
  await house.pay(result.redirect_url, 'success');
  const { text, filename } = (await house.ask('cashier.getHistoryExport', {}, visitor)).result;
  expect(filename).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row, end] = text.split('\r\n');
  expect(head).toBe('created_at,settled_at,type,method,amount,fee,currency,state,transaction,credited');
  expect(row).toMatch(new RegExp(`Z,deposit,card,10\\.00,0\\.00,USD,paid,${result.transaction},$`));
  expect(end).toBe('');
});

test('money that a tester gives is a deposit, play money is none', async ({ house }) => {
  const player = await house.player();
  const visitor = await house.enter(player);
  const give = (pocket: 'main' | 'fun', key: string) =>
    house.product.db.atomically((tx) => giveMoney(tx, { player, pocket, amount: cents(500), key }));
  await give('fun', 'a');
  const count = async () =>
    (await house.ask('cashier.gethistory', { type: 'deposit' }, visitor)).result.count;
  expect(await count()).toBe(0);
  await give('main', 'b');
  await give('main', 'b');
  expect(await count()).toBe(1);
});
