// Thresholds of the operator: each applies where it should, two persons change it within its bounds, and its history stays.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type ThresholdName, thresholdNames, thresholds } from '#rules/thresholds.ts';
import { openCashier } from '#tests/bank.ts';
import { openDesk } from '#tests/desk.ts';
import { openDoors, openDoorsOn, test } from '#tests/doors.ts';
import { heldWithdrawal, NOW, startedDeposit } from '#tests/payments.ts';
import { agreeOn } from '#tests/thresholds.ts';
import { chargeBudget } from '../../budgets/charge-budget.ts';
import { movePayment } from '../../cashier/payments.ts';
import { readFiles } from '../../content/content-files.ts';
import { entriesOf } from '../../content/entries.ts';
import { listRisks } from '../../content-store/change-risks.ts';
import { openProcessBus } from '../../live/process.ts';
import { drawHex } from '../../plumbing/chance.ts';
import { watchOutflow } from '../budgets/watch-outflow.ts';

type Doors = Awaited<ReturnType<typeof openCashier>>;
/** What one person does alone: whether it happened at once. */
type Act = (doors: Doors) => Promise<boolean>;

const approves: Act = async (doors) => {
  const desk = openDesk(doors);
  const { db } = doors.product;
  const wish = { state: 'checks', amount: cents(400_00) } as const;
  const { transaction } = await heldWithdrawal({ db, player: doors.player }, wish);
  const { result } = await desk.send('payments.approve', { transaction }, await desk.member('cashier'));
  return result.says === 'Approved.';
};

const credits: Act = async (doors) => {
  const desk = openDesk(doors);
  const { db } = doors.product;
  const deposit = await startedDeposit(db, (await doors.player()).id);
  await db.atomically(async (tx) => {
    await tx.sql`update payment set received_cents = 40000, received_currency = 'USD' where id = ${deposit.id}`;
    await movePayment(tx, deposit, 'review', { reason: 'amount_differs', now: NOW });
  });
  const credit = { transaction: deposit.transaction, amount: '400', reason: 'it came' };
  const { result } = await desk.send('payments.credit', credit, await desk.member('cashier'));
  return result.says === 'Credited.';
};

const gives: Act = async (doors) => {
  const desk = openDesk(doors);
  const { id } = await doors.player({ currency: 'EUR' });
  const gift = { player: String(id), key: randomUUID(), template: 'gift', amount: '15', reason: 'sorry' };
  const { result } = await desk.send('players.giveBonus', gift, await desk.member('cashier'));
  return result.approval === null;
};

const raises: Act = async (doors) => {
  const desk = openDesk(doors);
  const budget = {
    kind: 'tournament',
    name: 'spring',
    key: drawHex(8),
    amount: '300',
    reason: 'more players',
  };
  const { result } = await desk.send('budgets.raise', budget, await desk.member('cashier'));
  return result.approval === null;
};

/** Offer 7 of the release with a small gift, saved by one editor. */
const defines: Act = async ({ product: { db } }) => {
  const offers = entriesOf(readFiles('content')).filter(({ kind, name }) => kind === 'offer' && name === '7');
  const gift = { limits: { perPlayer: 1, total: 20 }, rewards: [{ kind: 'cash', amount: 500 }] };
  const after = { ...(offers[0]!.value as object), ...gift };
  const change = { kind: 'offer', name: '7', locale: '', before: undefined, after, isKnown: true } as const;
  return (await listRisks(db.sql, [change], null)).length === 0;
};

/** Of the 6,000 euros that tournaments may cost on a day without play, a quarter at a time. */
const promises: Act = async ({ product: { db, content, clock } }) => {
  const now = clock.now();
  await watchOutflow({ db, content, now });
  const budget = { kind: 'tournament', name: 'spring' } as const;
  const charge = { budget, key: drawHex(8), cost: cents(150_000) };
  return db
    .atomically((tx) => chargeBudget(tx, charge, now))
    .then(
      () => true,
      () => false,
    );
};

/** Two players who follow each other have different ones. */
const ibans = ['DE89370400440532013000', 'GB29NWBK60161331926819'];

/** 400 to a destination of their own, by a player who was never paid; why it waits, undefined where it is refused. */
async function withdraw(doors: Doors): Promise<string | undefined> {
  const player = await doors.player({ isVerified: true, balances: { main: cents(1_000_00) } });
  const visitor = await doors.enter(player);
  const own = { 'requisites[iban]': ibans[player.id % ibans.length]!, 'requisites[name]': 'Anna Reed' };
  const wish = { method: 'bank', amount: '400', ...own };
  const { result } = await doors.send('cashier.makewithdrawal', wish, visitor);
  if (result === undefined) return undefined;
  const { transaction } = result;
  const shown = await doors.ask('cashier.getWithdrawal', { transaction }, visitor);
  return shown.result.reason;
}

const withdraws: Act = async (doors) => (await withdraw(doors)) !== undefined;
const isSmall: Act = async (doors) => (await withdraw(doors)) === 'new_destination';

const governed: readonly [name: ThresholdName, lowered: string, act: Act][] = [
  ['payments-two-persons', '399.99', approves],
  ['payments-two-persons', '399.99', credits],
  ['payouts-alone-day', '399.99', approves],
  ['credits-alone-day', '399.99', credits],
  ['payouts-automatic-day', '399.99', isSmall],
  ['withdrawals-day', '399.99', withdraws],
  ['gifts-alone-player', '14.99', gives],
  ['gifts-alone-member', '14.99', gives],
  ['gifts-outflow', '1', promises],
  ['budgets-alone-day', '299.99', raises],
  ['content-alone-player', '4.99', defines],
  ['content-alone-day', '4.99', defines],
  ['content-alone-total', '99.99', defines],
];

test.for(governed)('%s at %s: what one person did alone needs a second', async ([name, lowered, act]) => {
  await using doors = await openCashier();
  expect(await act(doors)).toBe(true);
  await agreeOn(doors, name, lowered);
  expect(await act(doors)).toBe(false);
});

test('one person alone changes nothing, and nobody changes a limit that their role does not include: thresholds.propose', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const [asker, approver] = [await desk.member('admin'), await desk.member('approver')];
  const wish = { name: 'gifts-alone-player', value: '50', reason: 'more complaints' };
  const thresholdNamed = async (name: string) => {
    const { items } = (await desk.ask('thresholds.list', {}, asker)).result;
    return items.find((one: { name: string }) => one.name === name);
  };
  const { result } = await desk.send('thresholds.propose', wish, asker);
  const approval = { approval: String(result.approval) };
  expect(await thresholdNamed(wish.name)).toMatchObject({
    ...{ value: 20_00, usual: 20_00, least: 0, most: 100_00, history: [], can_propose: true },
    pending: { approval: result.approval, to: 50_00, asked_by: asker.name },
  });
  expect((await desk.send('approvals.approve', approval, asker)).error.message).toContain('another person');
  expect((await desk.send('thresholds.propose', wish, asker)).error.message).toContain('waits');
  const stale = await desk.member('approver', new Date(doors.product.clock.now().getTime() - 11 * 60_000));
  expect((await desk.send('approvals.approve', approval, stale)).error.invalid_parameters).toEqual({
    proof: ['required'],
  });
  expect((await thresholdNamed(wish.name)).value).toBe(20_00);
  for (const role of ['editor', 'support', 'trader'] as const)
    expect((await desk.send('thresholds.propose', wish, await desk.member(role))).status).toBe(403);
  const event = { name: 'bets-event', value: '200', reason: 'a cup' };
  expect((await desk.send('thresholds.propose', event, await desk.member('cashier'))).status).toBe(403);

  expect((await desk.send('approvals.approve', approval, approver)).status).toBe(200);
  expect(await thresholdNamed(wish.name)).toMatchObject({ value: 50_00, pending: null });
  await agreeOn(doors, 'gifts-alone-player', '20');
  expect((await thresholdNamed(wish.name)).history).toMatchObject([
    { from: 50_00, to: 20_00, reason: 'as agreed' },
    { from: 20_00, to: 50_00, reason: 'more complaints', asked_by: asker.name, agreed_by: approver.name },
  ]);
  const lines = await desk.audit('approvals.approve');
  expect(lines.filter(({ outcome }) => outcome === 'done').at(-1)).toMatchObject({
    ...{ member_name: approver.name, subject: 'threshold gifts-alone-player' },
    ...{ before: { value: 20_00 }, after: { value: 50_00 } },
  });
});

test.for(thresholdNames)('%s is not asked for beyond its bounds', async (name, { doors }) => {
  const desk = openDesk(doors);
  const admin = await desk.member('admin');
  const { unit, least, most } = thresholds[name];
  const scale = unit === 'amount' || unit === 'euros' ? 100 : 1;
  const propose = async (value: string) =>
    (await desk.send('thresholds.propose', { name, value, reason: 'as wished' }, admin)).error
      ?.invalid_parameters;
  const beyond = [(most + 1) / scale, ...(least > 0 ? [(least - 1) / scale] : [])];
  for (const value of beyond) expect(await propose(String(value))).toEqual({ value: ['bounds'] });
  for (const value of ['-1', 'much', '1e9']) expect(await propose(value)).toEqual({ value: ['format'] });
  expect(await propose(String(thresholds[name].usual / scale))).toEqual({ value: ['same'] });
  expect(await propose(String(most / scale))).toBeUndefined();
});

test('what was asked for before another change is not carried out, and a value past the bounds counts as the bound', async () => {
  await using doors = await openDoors();
  const desk = openDesk(doors);
  const { sql } = doors.product.db;
  const name = 'gifts-alone-member';
  const wish = { name, value: '300', reason: 'first' };
  const asked = await desk.send('thresholds.propose', wish, await desk.member('admin'));
  const [first] = await sql<{ id: number; by: number }>`select id, asked_by as by from staff_approval`;
  const other = await desk.member('approver');
  await sql`
    insert into threshold_change (name, from_value, to_value, reason, approval_id, asked_by, agreed_by, at)
    values (${name}, 20000, 900000000, 'by hand', ${first!.id}, ${first!.by}, ${other.id}, ${doors.product.clock.now()})`;
  const approval = { approval: String(asked.result.approval) };
  expect((await desk.send('approvals.approve', approval, other)).error.message).toContain('ask again');
  const { items } = (await desk.ask('thresholds.list', {}, other)).result;
  expect(items.find((one: { name: string }) => one.name === name).value).toBe(thresholds[name].most);
});

test('a change counts on every server at once, and the database keeps its history', async () => {
  await using doors = await openCashier();
  await using second = await openDoorsOn(doors.url, async () => openProcessBus());
  await agreeOn(second, 'gifts-alone-player', '14.99');
  expect(await gives(doors)).toBe(false);
  const { sql } = doors.product.db;
  for (const change of [
    sql`update threshold_change set to_value = 1`,
    sql`delete from threshold_change`,
    sql`truncate threshold_change`,
  ])
    await expect(change).rejects.toThrow('stays written down');
});
