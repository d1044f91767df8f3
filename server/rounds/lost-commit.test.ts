// The database keeps a round, and its answer never arrives: the server asks what became of it, and the player is told.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { openDoorsOn, test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { openProcessBus } from '../live/process.ts';
import { log } from '../plumbing/log.ts';

test('a round, a decision and a free spin whose COMMIT is not answered are there once', async ({
  doors,
  world,
}) => {
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using proxy = await openProxy(world.url);
  await using far = await openDoorsOn(proxy.url, async () => openProcessBus());
  const player = await world.player({ balances: { main: cents(10_000) } });
  const pack = await givePack(doors.product, player, { rounds: 5, winsTo: 'bonus' });
  const [dice, mines, slot] = await Promise.all(
    ['dice', 'mines', 'triple-sevens'].map((sysname) => openFrame(doors, { sysname, player })),
  );
  const send = (call: string, fields: Record<string, string>, { token }: { token: object }) => {
    proxy.loseCommits('hang up', 1);
    return far.send(call, fields, { ...token, 'idempotency-key': `${call}-${JSON.stringify(fields)}` });
  };
  const start = (bet: object, frame: { token: object }, more = {}) =>
    send('play.start', { bet: JSON.stringify(bet), ...more }, frame);

  const rolled = (await start({ stake: 100, chance: 4950, side: 'under' }, dice!)).result;
  let cash = 10_000 - 100 + rolled.round.paid;
  expect(rolled).toMatchObject({ round: { nonce: 0 }, balance: { cash } });

  const begun = (await start({ stake: 100, mines: 1 }, mines!)).result;
  expect(begun).toMatchObject({ round: { nonce: 1, is_over: false }, balance: { cash: cash - 100 } });
  const decision = JSON.stringify({ name: 'open', at: 7 });
  const opened = (await send('play.decide', { round: begun.round.id, decisions: '0', decision }, mines!))
    .result;
  expect(opened.round.decisions).toBe(1);
  cash += opened.round.paid - 100;

  const spun = (await start({ stake: 100, mode: 'base' }, slot!, { pack })).result;
  // What it wins becomes a bonus when the pack is over.
  expect(spun).toMatchObject({ pack: { remaining_count: 4 }, balance: { cash, bonus: 0 } });
  expect((await slot!.init()).result).toMatchObject({ balance: { cash, bonus: 0 }, seeds: { nonce: 3 } });
  const won = await doors.product.db.sql<{ won_cents: number }>`
    select won_cents from freespin_pack where id = ${pack}`;
  expect(won).toEqual([{ won_cents: spun.round.paid }]);
});
