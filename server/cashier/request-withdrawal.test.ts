import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveBonus } from '#tests/bonuses.ts';
import { playGateways } from '#tests/gateway.ts';
import { heldWithdrawal, LATER, NOW, startedDeposit } from '#tests/payments.ts';
import { createWorld, test } from '#tests/world.ts';
import { aboutPayout } from '../at-rest/about.ts';
import type { Player } from '../calls/context.ts';
import { type Config, readConfig } from '../config/config.ts';
import { log } from '../plumbing/log.ts';
import { GatewayDeclined, GatewayFailed } from './gateways/gateway.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { cancelWithdrawal, requestWithdrawal } from './withdrawals.ts';

const examiner = { SUMSUB_APP_TOKEN: 'token', SUMSUB_SECRET_KEY: 'key', SUMSUB_WEBHOOK_SECRET: 'word' };
const config = readConfig({ SANDBOX: 'on', ...examiner });
const gateways = openGateways(config);
const rich = { isVerified: true, balances: { main: cents(9_000_00) } };
const requisites = { card_number: '4242424242424242', card_holder: 'ANNA REED' };
const wish = { method: 'card', amount: cents(60_00), requisites };

test.beforeEach(() => () => void vi.restoreAllMocks());

/** Plays the bank, and gives what it was asked. */
function playBank(name = 'sandbox', place: string = randomUUID()) {
  const keepDestination = vi.fn(async () => ({ token: `token ${place}`, shown: '•• 1', fingerprint: place }));
  playGateways({ cashier: { gateways } }, { [name]: { payouts: { keepDestination } } });
  return keepDestination;
}

type World = Awaited<ReturnType<typeof createWorld>>;
const asking = (world: World, player: Player) => ({
  ...world.as(player),
  ...{ config, player },
  rooms: { ...world.rooms, cashier: { ...world.rooms.cashier, gateways } },
});
const ask = (world: World, player: Player, change: object = {}) =>
  requestWithdrawal({ ...wish, ...change }, asking(world, player));
const traitsOf = ({ db }: World, { id }: Player) =>
  db.sql`select kind, print from person_trait where player_id = ${id}`;

test('where the money goes is kept sealed, under a fingerprint of our own', async ({ world }) => {
  const { vault } = world.as(null);
  const bank = playBank('sandbox', 'their print');
  const player = await world.player(rich);
  const { transaction } = await ask(world, player);
  expect(bank.mock.lastCall).toEqual(['card', requisites]);
  const [kept] = await world.db.sql<{ token: string; fingerprint: string }>`
    select cents, state, destination, token, fingerprint, token_mark from payment where transaction = ${transaction}`;
  const fingerprint = vault.fingerprint('destination', 'their print');
  expect(kept).toMatchObject({
    ...{ cents: 60_00, state: 'checks', destination: '•• 1', fingerprint },
    token_mark: vault.fingerprint('token', 'token their print'),
  });
  expect(kept!.token).not.toContain('their print');
  expect(vault.open(kept!.token, aboutPayout({ player_id: player.id, fingerprint }))).toBe(
    'token their print',
  );
});

test('the most of a method is its most, and anything else that is wrong is told as that', async ({
  world,
}) => {
  const bank = playBank();
  const player = await world.player(rich);
  await expect(ask(world, player, { amount: cents(5_000_01) })).rejects.toMatchObject({
    reason: 'WithdrawalLimitsExceeded',
  });
  const invalid = { reason: 'InvalidParameter' };
  await expect(ask(world, player, { amount: cents(19_99) })).rejects.toMatchObject(invalid);
  await expect(ask(world, player, { method: 'cheque' })).rejects.toMatchObject(invalid);
  for (const wrong of [undefined, { ...requisites, card_number: '4242424242424241' }])
    await expect(ask(world, player, { requisites: wrong })).rejects.toMatchObject(invalid);
  expect(bank).not.toHaveBeenCalled();
  expect(await ask(world, player, { amount: cents(5_000_00) })).toHaveProperty('transaction');
});

test('no bank is told where to before the player has shown who they are, where anybody looks', async ({
  world,
}) => {
  const bank = playBank();
  const player = await world.player({ balances: rich.balances });
  const unknown = { reason: 'SumsubVerificationRequired' };
  await expect(ask(world, player)).rejects.toMatchObject(unknown);
  expect(bank).not.toHaveBeenCalled();
  // As they were when they asked.
  await expect(ask(world, { ...player, is_verified: true })).rejects.toMatchObject(unknown);
  const content = { ...world.as(null).content, cms: <T>() => ({ identityVerification: false }) as T };
  const unexamined = { ...asking(world, player), content };
  expect(await requestWithdrawal(wish, unexamined)).toHaveProperty('transaction');
});

test('who names another’s place may be that other: it is known of both; of no other refusal', async ({
  world,
}) => {
  const print = world.as(null).vault.fingerprint('destination', 'shared');
  playBank('sandbox', 'shared');
  const [first, second] = [await world.player(rich), await world.player(rich)];
  await ask(world, first);
  await expect(ask(world, second)).rejects.toMatchObject({ reason: 'RequisitesValidationRequired' });
  expect(await traitsOf(world, second)).toEqual([{ kind: 'payment', print }]);
  playBank();
  const poor = await world.player({ isVerified: true });
  await expect(ask(world, poor)).rejects.toMatchObject({ reason: 'WithdrawalDeclined' });
  expect(await traitsOf(world, poor)).toEqual([]);
});

test.for([
  [new GatewayDeclined('no'), 'WithdrawalDeclined', 0],
  [new GatewayFailed('garbage', true), 'BillingServiceError', 1],
  [new GatewayFailed('away', false), 'BillingUnavailable', 1],
] as const)('a bank that answers %s', async ([error, reason, times], { world }) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const who = `bank ${randomUUID()}`;
  playBank(who).mockRejectedValueOnce(error);
  await expect(ask(world, await world.player(rich))).rejects.toMatchObject({ reason });
  expect(warn).toHaveBeenCalledTimes(times);
  if (times > 0)
    expect(warn).toHaveBeenCalledWith('destinations could not be kept', expect.objectContaining({ who }));
});

test('a closed method takes no withdrawal, and a closed country still does', async () => {
  await using world = await createWorld();
  playBank();
  const player = { ...(await world.player(rich)), country_code: 'LV' };
  const close = (target: string) => world.db.sql`
    insert into closure (target, messages, closed_at, closed_by) values (${target}, '{}', ${NOW}, 'Anna')`;
  await close('country:LV');
  await close('method:bank');
  expect((await ask(world, player)).transaction).toBeTypeOf('string');
  await close('method:card');
  const closed = { reason: 'InMaintenance', details: { error_data: { target: 'method:card' } } };
  await expect(ask(world, player)).rejects.toMatchObject(closed);
  playBank().mockRejectedValueOnce(new GatewayFailed('away', false));
  await expect(ask(world, player), 'its gateway gives no answer either').rejects.toMatchObject(closed);
});

test('where bonus money is not kept apart a withdrawal ends the bonus, if the player says so', async ({
  world,
}) => {
  playBank();
  const player = await world.player(rich);
  const product = { db: world.db, content: world.as(player).content, clock: { now: () => NOW } };
  await giveBonus(product, player, { template: 'welcome-match' });
  const withApart = (isApart: boolean) => {
    const context = asking(world, player);
    const general = { ...context.content.cms<object>('general'), is_bonus_isolation_enabled: isApart };
    const cms = <T>(name: string) => (name === 'general' ? (general as T) : context.content.cms<T>(name));
    return { ...context, content: { ...context.content, cms } };
  };
  const bonusLeft = async () =>
    (await world.db.sql`select bonus from ledger_purse where player_id = ${player.id}`)[0];
  const burns = { reason: 'BonusWouldBurn' };
  await expect(requestWithdrawal(wish, withApart(false))).rejects.toMatchObject(burns);
  const no = requestWithdrawal({ ...wish, burn_bonuses: false }, withApart(false));
  await expect(no).rejects.toMatchObject(burns);
  await requestWithdrawal(wish, withApart(true));
  expect(await bonusLeft(), 'it is kept apart').toEqual({ bonus: 1_000 });
  await requestWithdrawal({ ...wish, burn_bonuses: true }, withApart(false));
  expect(await bonusLeft()).toEqual({ bonus: 0 });
});

test('a bug is told as one', async ({ world }) => {
  playBank().mockRejectedValueOnce(new TypeError('a bug'));
  await expect(ask(world, await world.player(rich))).rejects.toThrow(TypeError);
});

const takeBack = ({ db }: World, transaction: string, player: Player, lawful: Config = config) =>
  db.atomically((tx) => cancelWithdrawal(tx, transaction, { player, config: lawful, now: LATER }));

test('a player takes back their own withdrawal, while nobody has approved it and the law lets them', async ({
  world,
}) => {
  const player = await world.player({ balances: { main: cents(300_00) } });
  const stranger = await world.player();
  const waiting = await heldWithdrawal(world, { player, state: 'checks' });
  const approved = await heldWithdrawal(world, { player, state: 'approved' });
  const deposit = await startedDeposit(world.db, player.id);
  const unknown = {
    reason: 'InvalidParameter',
    details: { invalid_parameters: { transaction_id: ['unknown'] } },
  };
  await expect(takeBack(world, waiting.transaction, stranger)).rejects.toMatchObject(unknown);
  await expect(takeBack(world, deposit.transaction, player)).rejects.toMatchObject(unknown);
  await expect(takeBack(world, 'nothing', player)).rejects.toMatchObject(unknown);
  const late = { reason: 'WithdrawalDeclined' };
  await expect(takeBack(world, approved.transaction, player)).rejects.toMatchObject(late);
  const strict = readConfig({ PROFILE: 'strict' });
  await expect(takeBack(world, waiting.transaction, player, strict)).rejects.toMatchObject(late);
  await takeBack(world, waiting.transaction, player);
  const [kept] = await world.db.sql`
    select state, reason, main, held from payment join ledger_purse using (player_id) where id = ${waiting.id}`;
  expect(kept).toEqual({ state: 'cancelled', reason: 'by_player', main: 240_00, held: 60_00 });
});
