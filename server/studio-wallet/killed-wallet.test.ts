// A server that is killed at any statement of what a studio asks: the studio asks the next one again, and it has happened once.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { askWallet, type Told } from '#sandbox/studio/wallet-client.ts';
import { type Mortal, mortal } from '#tests/mortal-db.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { test as inWorld } from '#tests/world.ts';
import { balancesOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  for (const level of ['bug', 'warn'] as const) vi.spyOn(log, level).mockReturnValue(undefined);
  let life: Mortal | undefined;
  const through = (db: Mortal['db']) => {
    life = mortal(db);
    return life.db;
  };
  const dying = await openStudioHouse(world, { through });
  const next = await openStudioHouse(world);
  onCleanup(async () => {
    for (const house of [dying, next]) await house[Symbol.asyncDispose]();
    vi.restoreAllMocks();
  });
  return { ...next, life: life!, urls: [await dying.listen(), await next.listen()] as const };
});

test('bet, win, rollback and both in one happen once, at whatever statement the server dies', async ({
  house,
  world,
}) => {
  const { life, urls } = house;
  const player = await world.player({ balances: { main: cents(100_000) } });
  const { kit } = await house.studioFor(player);
  const seat = await kit.sit();
  let hasAnyDied = false;
  const ask = async (statements: number, call: string, said: object): Promise<Told> => {
    life.killAfter(statements);
    const first = await askWallet({ ...kit.terms, url: urls[0] }, call, said).catch(() => null);
    hasAnyDied = life.revive() || hasAnyDied;
    const told = await askWallet({ ...kit.terms, url: urls[1] }, call, said);
    expect(told.status).toBe('OK');
    if (first?.status === 'OK') expect(told.balance).toBe(first.balance);
    return told;
  };
  let cash = 100_000;
  for (let statements = 0; ; statements += 2) {
    hasAnyDied = false;
    const [bet, lost] = [kit.bet(seat), kit.bet(seat)];
    expect((await ask(statements, 'bet', bet)).balance).toBe(cash - 100);
    expect((await ask(statements, 'bet', lost)).balance).toBe(cash - 200);
    expect((await ask(statements, 'win', kit.win(bet, 250))).balance).toBe(cash + 50);
    expect((await ask(statements, 'roundEnd', { roundId: bet.roundId })).balance).toBe(cash + 50);
    expect((await ask(statements, 'rollback', kit.back(lost))).balance).toBe(cash + 150);
    const { amount: _, ...named } = kit.bet(seat);
    expect((await ask(statements, 'betwin', { ...named, bet: 100, win: 30 })).balance).toBe(cash + 80);
    cash += 80;
    expect((await balancesOf(world.db.sql, player.id)).main, `killed at ${statements}`).toBe(cash);
    if (!hasAnyDied) break;
    expect(statements).toBeLessThan(60);
  }
});
