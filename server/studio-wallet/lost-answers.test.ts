// The server dies after its database has kept a bet and before the studio was told, or the database's own answer is lost.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { env, openStudioHouse } from '#tests/studio.ts';
import { test } from '#tests/world.ts';
import { balancesOf } from '../ledger/purse.ts';
import { openProcessBus } from '../live/process.ts';
import { log } from '../plumbing/log.ts';

test('a bet whose COMMIT is not answered is found by its name, and taken once', async ({ world }) => {
  await using house = await openStudioHouse(world);
  await using proxy = await openProxy(world.url);
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using far = await openDoorsOn(proxy.url, async () => openProcessBus(), { env });
  const player = await world.player({ balances: { main: cents(10_000) } });
  const { kit } = await house.studioFor(player);
  const bet = kit.bet(await kit.sit());
  kit.terms.url = await far.listen();
  proxy.loseCommits('hang up', 1);
  expect(await kit.ask('bet', bet)).toMatchObject({ status: 'OK', balance: 9_900 });
  expect((await balancesOf(world.db.sql, player.id)).main).toBe(9_900);
});

test('a server that dies between COMMIT and answer has taken the stake once, and the next one says so', async ({
  world,
}) => {
  const house = await openStudioHouse(world);
  const player = await world.player({ balances: { main: cents(10_000) } });
  const { kit } = await house.studioFor(player);
  const bet = kit.bet(await kit.sit());
  // It hangs up on whoever asks as soon as the answer is there.
  house.app.server.on('request', (_request, response) => {
    response.writeHead = () => response.destroy() as never;
  });
  await expect(kit.ask('bet', bet)).rejects.toThrow();
  await house[Symbol.asyncDispose]();
  expect((await balancesOf(world.db.sql, player.id)).main).toBe(9_900);
  await using next = await openStudioHouse(world);
  kit.terms.url = await next.listen();
  expect(await kit.ask('bet', bet)).toMatchObject({ status: 'OK', balance: 9_900 });
  expect((await balancesOf(world.db.sql, player.id)).main).toBe(9_900);
});
