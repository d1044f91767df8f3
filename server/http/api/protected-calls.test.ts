// Play that is stuck delays its player's next stake, but neither their exclusion, limits, cash-out nor sign-out.
import { expect } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { openFrame } from '#tests/frame.ts';
import { sharing } from '#tests/sharing.ts';
import { openStakeHouse, stakePaths } from '#tests/stake-house.ts';
import { type Db, lockPlayer } from '../../database/db.ts';

const test = sharing(openStakeHouse);
const rich = { balances: { main: cents(1_000_000) } };
/** Of `openDb`, unless told otherwise. */
const POOL = 10;
/** More than a player’s queue takes. */
const CROWD = 300;

/** Takes connections and gives them back when the test says so. */
async function takeConnections({ atomically }: Db, count: number): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: count }, () => {
    const taken = Promise.withResolvers<void>();
    const done = atomically(async ({ sql }) => {
      await sql`select 1`;
      taken.resolve();
      await promise;
    });
    return { taken: taken.promise, done };
  });
  await Promise.all(held.map(({ taken }) => taken));
  return () => {
    resolve();
    return Promise.all(held.map(({ done }) => done));
  };
}

test('with a full queue and no connection left exclusion, limit, cash-out and sign-out are answered', async ({
  house,
}) => {
  const { db } = house.product;
  const player = await house.player(rich);
  const [visitor, other] = [await house.signIn(player), await house.signIn(player)];
  await (await stakePaths['a bet']!.prepare(house, player))();
  const [quote] = (await house.ask('bets.getCashOuts', {}, visitor)).result.items;
  const frame = await openFrame(house, { sysname: 'dice', player });
  const stake = () => frame.start({ stake: 100, chance: 4950, side: 'under' });

  const byPlayer = (name: string, fields: Record<string, string>) => ({
    [name]: (): Promise<{ status: number }> =>
      calls.get(name)!.verb === 'POST' ? house.send(name, fields, visitor) : house.ask(name, fields, visitor),
  });

  let crowd: Promise<{ status: number }>[] = [];
  let release: () => Promise<unknown> = () => Promise.resolve();
  await db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    crowd = Array.from({ length: CROWD }, stake);
    await untilBlocked(db.sql, crowd[0]!);
    // As many as are left beside this transaction and the stakes that wait for its lock.
    release = await takeConnections(db, POOL - 2);
  });
  const rest = takeConnections(db, 2);

  const seen = String(Math.round(quote.amount * 100));
  const protecting: Record<string, () => Promise<{ status: number }>> = {
    'play.confirmCheck': () => house.send('play.confirmCheck', {}, frame.token),
    ...byPlayer('account.getPlayLimits', {}),
    ...byPlayer('account.setPlayLimit', { kind: 'stake', amount: '5000' }),
    ...byPlayer('account.confirmPlayLimit', { kind: 'stake' }),
    ...byPlayer('account.getDepositLimit', {}),
    ...byPlayer('account.setDepositLimit', { period: '1d', amount: '5000' }),
    ...byPlayer('account.confirmDepositLimit', {}),
    ...byPlayer('bets.setAutoCashOut', { id: quote.bet, at: '999999' }),
    ...byPlayer('bets.cashOut', { id: quote.bet, percent: '100', seen }),
    'auth.logout': () => house.ask('auth.logout', {}, { ...other, host: 'localhost', 'x-csrf': '1' }),
    ...byPlayer('account.endSession', { id: 'x' }),
    ...byPlayer('account.endOtherSessions', {}),
    ...byPlayer('account.getSelfExclusion', {}),
    ...byPlayer('account.setSelfExclusion', { period: '1_day' }),
  };
  const asked: Record<string, number> = {};
  for (const [name, send] of Object.entries(protecting)) asked[name] = (await send()).status;
  await release();
  await (await rest)();
  const answered = await Promise.all(crowd);
  // Neither limit has a raise that could be confirmed.
  const refused = { 'account.confirmPlayLimit': 400, 'account.confirmDepositLimit': 400 };
  const all = [...calls.values()].filter(({ isProtected }) => isProtected === true);
  expect(asked).toEqual({ ...Object.fromEntries(all.map(({ name }) => [name, 200])), ...refused });
  expect(answered.filter(({ status }) => status === 503).length, 'the queue was full').toBeGreaterThan(0);
});

test('of two hundred stakes that one player sends at once from several tabs each is played', async ({
  house,
}) => {
  const player = await house.player(rich);
  const visitor = await house.signIn(player);
  const tabs = [];
  for (let opening = 0; opening < 4; opening++)
    tabs.push(await openFrame(house, { sysname: 'dice', player }));
  const stakes = tabs.flatMap((tab) =>
    Array.from({ length: 50 }, () => tab.start({ stake: 100, chance: 4950, side: 'under' })),
  );
  const answers = await Promise.all(stakes);
  expect(Map.groupBy(answers, ({ status }) => status).get(200)?.length).toBe(200);
  expect((await house.ask('account.getBalance', {}, visitor)).status).toBe(200);
});
