import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { houseContext } from '../calls/product.ts';
import { log } from '../plumbing/log.ts';
import { approve } from './payouts.ts';
import { listWaiting } from './waiting.ts';
import { cancelWithdrawal, requestWithdrawal } from './withdrawals.ts';

type House = Awaited<ReturnType<typeof openCashier>>;
type Headers = Awaited<ReturnType<House['enter']>>;

const wish = { method: 'card', amount: '60.50', ...CARD };
const rich = { isVerified: true, balances: { main: cents(100_00) } };

const balance = async (house: House, visitor: Headers) =>
  (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount;
const wayOf = async (house: House, transaction: string, visitor: Headers) => {
  const { result } = await house.ask('cashier.getWithdrawal', { transaction }, visitor);
  return result.steps.map(({ state }: { state: string }) => state);
};
const decide = (house: House, transaction: string, decision: string) =>
  house.post('/__sandbox/cashier/decide', { transaction, decision }, { host: new URL(house.address).host });
const soundHolds = async (house: House) =>
  expect(await house.product.db.sql`select * from audit_l9`).toEqual([]);

test('cashier.getwithdrawsettings tells methods, bounds and what can be withdrawn (S7-R057)', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const { result } = await house.ask('cashier.getwithdrawsettings', {}, visitor);
  expect(result).toMatchObject({ available: { amount: 100, currency: 'USD' }, can_cancel: true });
  expect(result.methods[0].fields.map(({ type }: { type: string }) => type)).toEqual([
    'card_number',
    'card_holder',
  ]);
  expect(result.methods[2]).toMatchObject({ sysname: 'crypto', min: 50, fee: 2, step: 0.01 });
  expect((await house.ask('cashier.getwithdrawsettings')).status).toBe(401);
});

test('after a change of what protects the account a new place is held for a person, who is told why', async () => {
  await using house = await openCashier();
  const player = await house.player({ ...rich, password: 'ferro-deals-7', contact: 'confirmed' });
  const visitor = await house.enter(player);
  const change = { old_password: 'ferro-deals-7', password: 'ferro-deals-9' };
  expect((await house.send('account.changepassword', change, visitor)).result).toBe(1);
  const { transaction } = (await house.send('cashier.makewithdrawal', wish, visitor)).result;
  const { result } = await house.ask('cashier.getWithdrawal', { transaction }, visitor);
  expect(result.state).toBe('checks');
  expect(result.steps.at(-1)).toMatchObject({ reason: 'account_changed', waits_for: 'cashier' });
  expect(await listWaiting(house.product.db.sql)).toMatchObject([{ transaction, reason: 'account_changed' }]);

  const { sql } = house.product.db;
  await sql`update player set safety_changed_at = safety_changed_at - interval '73 hours' where id = ${player.id}`;
  const later = (await house.send('cashier.makewithdrawal', { ...wish, amount: '20' }, visitor)).result;
  const seen = await house.ask('cashier.getWithdrawal', { transaction: later.transaction }, visitor);
  expect(seen.result.steps.at(-1)).toMatchObject({ reason: 'new_destination' });
});

test('cashier.makewithdrawal holds the money at once; approved, it is sent and paid, each step kept (S7-R052)', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const { transaction } = (await house.send('cashier.makewithdrawal', wish, visitor)).result;
  expect(await balance(house, visitor)).toBe(39.5);
  await soundHolds(house);
  await decide(house, transaction, 'approve');
  await vi.waitFor(async () =>
    expect(await wayOf(house, transaction, visitor)).toEqual([
      'requested',
      'held',
      'checks',
      'approved',
      'sent',
      'paid',
    ]),
  );
  const { result } = await house.ask('cashier.getWithdrawal', { transaction }, visitor);
  expect(result).toMatchObject({ state: 'paid', destination: '•••• 4242', can_cancel: false });
  expect(result.steps[2]).toMatchObject({ reason: 'new_destination', waits_for: 'cashier' });
  expect(result.steps[4]).toMatchObject({ waits_for: 'bank' });
  expect(await balance(house, visitor)).toBe(39.5);
  expect((await house.send('cashier.makewithdrawal', wish)).status).toBe(401);
  await soundHolds(house);
});

test('a small withdrawal to a known destination needs nobody', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const first = (await house.send('cashier.makewithdrawal', { ...wish, amount: '20' }, visitor)).result;
  await house.sweep();
  expect((await wayOf(house, first.transaction, visitor)).at(-1)).toBe('checks');
  await decide(house, first.transaction, 'approve');
  await house.sweep();
  const second = (await house.send('cashier.makewithdrawal', { ...wish, amount: '20' }, visitor)).result;
  await house.sweep();
  expect((await wayOf(house, second.transaction, visitor)).at(-1)).toBe('paid');
  await soundHolds(house);
});

test('a fee is taken out of what is sent, and stays with the house', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const address = { 'requisites[address]': 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' };
  const fields = { method: 'crypto', amount: '60', ...address };
  const { transaction } = (await house.send('cashier.makewithdrawal', fields, visitor)).result;
  await decide(house, transaction, 'approve');
  await house.sweep();
  expect(house.bank.accounts.find('payouts', transaction)).toMatchObject({ cents: 58_00, state: 'paid' });
  const moves = await house.product.db.sql<{ to_path: string; cents: number }>`
    select to_path, cents from ledger_move where from_path like '%:held' order by position`;
  expect(moves).toEqual([
    { to_path: 'outside:crypto', cents: 5800 },
    { to_path: 'house:fees', cents: 200 },
  ]);
});

test('what the bank declines comes back in the same moment', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  house.turn({ payouts: 'declined' });
  const { transaction } = (await house.send('cashier.makewithdrawal', wish, visitor)).result;
  await decide(house, transaction, 'approve');
  await house.sweep();
  expect((await wayOf(house, transaction, visitor)).at(-1)).toBe('declined');
  expect(await balance(house, visitor)).toBe(100);
  await soundHolds(house);
});

test('so does what the cashier declines, and what the player takes back by cashier.cancelwithdrawal (S7-R050)', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const other = await house.enter(await house.player());
  const first = (await house.send('cashier.makewithdrawal', wish, visitor)).result.transaction;
  await decide(house, first, 'decline');
  expect(await balance(house, visitor)).toBe(100);

  const second = (await house.send('cashier.makewithdrawal', wish, visitor)).result.transaction;
  const foreign = await house.send('cashier.cancelwithdrawal', { transaction_id: second }, other);
  expect(foreign.error.type).toBe('InvalidParameterException');
  expect((await house.send('cashier.cancelwithdrawal', { transaction_id: second }, visitor)).result).toBe(1);
  expect(await balance(house, visitor)).toBe(100);
  const again = await house.send('cashier.cancelwithdrawal', { transaction_id: second }, visitor);
  expect([again.status, again.error.type, again.error.code]).toEqual([
    422,
    'WithdrawalDeclinedException',
    20,
  ]);
  expect((await house.send('cashier.cancelwithdrawal', { transaction_id: second })).status).toBe(401);
  await soundHolds(house);
});

test('where the law forbids it nothing can be taken back', async () => {
  await using house = await openCashier({ env: { PROFILE: 'strict' } });
  const visitor = await house.enter(await house.player(rich));
  const { transaction } = (await house.send('cashier.makewithdrawal', wish, visitor)).result;
  expect((await house.ask('cashier.getWithdrawal', { transaction }, visitor)).result.can_cancel).toBe(false);
  const refused = await house.send('cashier.cancelwithdrawal', { transaction_id: transaction }, visitor);
  expect(refused.error.type).toBe('WithdrawalDeclinedException');
  expect(await balance(house, visitor)).toBe(39.5);
});

test('every reason to refuse is told by its name (S8-R020, S8-R021, S8-R022, S8-R024, S8-R027, S8-R028, S8-R029)', async () => {
  await using house = await openCashier();
  const { sql } = house.product.db;
  const player = await house.player({ isVerified: true, balances: { main: cents(60_000_00) } });
  const visitor = await house.enter(player);
  const why = async (fields: Record<string, string>, who = visitor) => {
    const { error, status } = await house.send('cashier.makewithdrawal', { ...wish, ...fields }, who);
    return error === undefined ? 'taken' : `${status} ${error.type.replace('Exception', '')}`;
  };
  const poor = await house.enter(await house.player({ isVerified: true }));
  expect(await why({ 'requisites[card_number]': '5555 5555 5555 4444' }, poor)).toBe(
    '422 WithdrawalDeclined',
  );
  expect(await why({ amount: '5001' })).toBe('422 WithdrawalLimitsExceeded');
  expect(await why({ amount: '19.99' })).toBe('400 InvalidParameter');
  expect(await why({ 'requisites[card_number]': '4242424242424241' })).toBe('400 InvalidParameter');
  const iban = {
    method: 'bank',
    'requisites[iban]': 'LV80BANK0000435195001',
    'requisites[name]': 'Anna Reed',
  };
  for (const amount of ['20000', '20000']) expect(await why({ ...iban, amount })).toBe('taken');
  expect(await why({ ...iban, amount: '10000.01' })).toBe('422 WithdrawalLimitsPeriodExceeded');
  expect(await why({ amount: '20' })).toBe('taken');
  // To the cent: 50,000 within a day are allowed, and not one more.
  expect(await why({ ...iban, amount: '9980.01' })).toBe('422 WithdrawalLimitsPeriodExceeded');
  expect(await why({ ...iban, amount: '9980' })).toBe('taken');
  expect(await why({ amount: '20' })).toBe('422 WithdrawalLimitsPeriodExceeded');
  const second = await house.enter(await house.player(rich));
  expect(await why({}, second)).toBe('422 RequisitesValidationRequired');
  const mark = (standing: string) => sql`
    insert into payout_destination select distinct fingerprint, ${standing}, now() from payment where method = 'card'
    on conflict (fingerprint) do update set standing = excluded.standing`;
  await mark('on_check');
  expect(await why({})).toBe('422 RequisitesOnVerification');
  await mark('fraudulent');
  expect(await why({})).toBe('422 RequisitesFraudulent');
  const unknown = await house.enter(await house.player({ balances: rich.balances }));
  expect(await why({}, unknown)).toBe('422 SumsubVerificationRequired');
  await sql`update player set is_kyc_block_enabled = true where id = ${player.id}`;
  expect(await why({})).toBe('422 KycWithdrawal');
  await soundHolds(house);
});

test('where the money should go is told to no bank before the player has shown who they are', async () => {
  await using house = await openCashier();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  house.turn({ garbage: true });
  const why = async (player: Parameters<House['player']>[0]) =>
    (await house.send('cashier.makewithdrawal', wish, await house.enter(await house.player(player)))).error
      .type;
  expect(await why(rich)).toBe('BillingServiceErrorException');
  expect(await why({ balances: rich.balances })).toBe('SumsubVerificationRequiredException');
});

test('whoever is turned down while their bank is being asked has nothing held', async () => {
  await using house = await openCashier();
  const { db } = house.product;
  const player = await house.player(rich);
  const visitor = await house.enter(player);
  await db.sql`update player set is_kyc_block_enabled = true where id = ${player.id}`;
  const requisites = { card_number: '4242424242424242', card_holder: 'ANNA REED' };
  // The player as they were when they asked.
  const asked = requestWithdrawal(
    { method: 'card', amount: cents(60_50), requisites },
    { ...houseContext(house.product), player },
  );
  await expect(asked).rejects.toMatchObject({ reason: 'KycWithdrawal' });
  expect(await balance(house, visitor)).toBe(100);
});

test('of fifty withdrawals of the whole balance at once one is taken', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const all = { ...wish, amount: '100' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => house.send('cashier.makewithdrawal', all, visitor)),
  );
  expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
  const refused = new Set(answers.flatMap(({ error }) => error?.type ?? []));
  // More at once than one player may have waiting: they were not even tried.
  refused.delete('ApplicationUnavailableException');
  expect(refused).toEqual(new Set(['WithdrawalDeclinedException']));
  expect(await balance(house, visitor)).toBe(0);
  await soundHolds(house);
});

test('approving and cancelling at once end a withdrawal one way', async () => {
  await using house = await openCashier();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const { db, clock, config } = house.product;
  const player = await house.player(rich);
  const visitor = await house.enter(player);
  const ends = new Set<string>();
  for (let run = 0; run < 30; run += 1) {
    const { transaction } = (await house.send('cashier.makewithdrawal', { ...wish, amount: '20' }, visitor))
      .result;
    const now = clock.now();
    // Both as near to the database as can be, so that whoever is sent first usually wins.
    const accept = () => db.atomically((tx) => approve(tx, transaction, { reason: '', now }));
    const cancel = async () => {
      const asked = db.atomically((tx) => cancelWithdrawal(tx, transaction, { player, config, now }));
      const [outcome] = await Promise.allSettled([asked]);
      return outcome.status === 'fulfilled' ? 'cancelled' : String(outcome.reason);
    };
    const both = await Promise.all(run % 2 === 0 ? [accept(), cancel()] : [cancel(), accept()]);
    const isApproved = both.includes(true);
    expect(both.includes('cancelled')).toBe(!isApproved);
    ends.add(isApproved ? 'approved' : 'cancelled');
    if (isApproved) {
      house.turn({ payouts: 'declined' });
      await house.sweep();
      await house.sweep();
    }
    expect(await balance(house, visitor)).toBe(100);
  }
  expect(ends).toEqual(new Set(['approved', 'cancelled']));
  await soundHolds(house);
  vi.restoreAllMocks();
});

test('cashier.getPayoutTimes measures what players really waited', async () => {
  await using house = await openCashier();
  const { sql } = house.product.db;
  const visitor = await house.enter(await house.player(rich));
  const { transaction } = (await house.send('cashier.makewithdrawal', wish, visitor)).result;
  const times = async () => (await house.ask('cashier.getPayoutTimes', {}, visitor)).result.items;
  expect(await times()).toContainEqual({ method: 'card', paid: 0, median_seconds: null, p90_seconds: null });
  await decide(house, transaction, 'approve');
  await house.sweep();
  await sql`update payment set created_at = settled_at - interval '90 seconds' where state = 'paid'`;
  expect(await times()).toContainEqual({ method: 'card', paid: 1, median_seconds: 90, p90_seconds: 90 });
});
