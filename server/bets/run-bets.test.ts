// The worker as servers keep it going: it hears of events, and looks by itself where it does not.
import { expect, test, vi } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { tellEvents } from '../book/tell-events.ts';
import { log } from '../plumbing/log.ts';
import { keepBetsGoing } from './run-bets.ts';

test('bets are decided and settled by themselves, by several servers at once, and after trouble', async () => {
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  const { db, bus } = house.product;
  let isBroken = true;
  const breaking = {
    ...db,
    atomically: ((work, terms) => {
      if (!isBroken) return db.atomically(work, terms);
      isBroken = false;
      return Promise.reject(new Error('a mishap'));
    }) as typeof db.atomically,
  };
  const running = [keepBetsGoing({ ...house.tools, db: breaking }), keepBetsGoing(house.tools)];
  const [event, live] = [await house.event(), await house.begin(await house.event(), { moment: 20 })];
  const bettor = await house.bettor();
  const odds = house.offered(event, 'result', '1');
  await bettor.bet([{ event }]);
  await bettor.bet([{ event: live }]);
  house.pass(10_000);
  await house.speak();
  await expect.poll(async () => (await bettor.bets())[0].status).toBe('open');
  await house.end(event, 1, 0);
  await db.atomically((tx) => tellEvents(tx, bus, [event.id], house.now()));
  await expect.poll(() => bettor.cash()).toBe(98_000 + odds);
  await Promise.all(running.map(({ close }) => close()));
  await house.end(live, 1, 0);
  expect((await bettor.bets())[0].status, 'nobody is at it any more').toBe('open');
});

test('a bet that cannot be read holds up no other: neither one that waits, nor one that is sold, nor one that is settled', async () => {
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const [sound, broken] = [await house.bettor(), await house.bettor()];
  const breakBets = () => house.sql`
    update bet_leg set picks = '{}'::jsonb where player_id = ${broken.player.id}`;

  const live = await house.begin(await house.event(), { moment: 20 });
  for (const one of [broken, sound]) await one.bet([{ event: live }]);
  await breakBets();
  house.pass(10_000);
  await house.run();
  expect((await sound.bets())[0].status).toBe('open');
  expect(cry).toHaveBeenCalled();

  const [[quote], [{ id }]] = [await sound.cashOuts(), await sound.bets()];
  await sound.cashOut(id, 100, Math.round(quote.amount * 100), 'a');
  await house.sql`
    insert into bet_sale (bet_id, player_id, percent, seen_cents, decisive, asked_at, decides_at)
    select id, player_id, 100, 1, '{}', created_at, created_at from bet where player_id = ${broken.player.id}`;
  house.pass(10_000);
  await house.run();
  expect((await sound.bets())[0].status).toBe('cashed_out');

  const [event, other] = [await house.event(), await house.event()];
  await broken.bet([{ event }]);
  await breakBets();
  await sound.bet([{ event }]);
  await sound.bet([{ event: other }]);
  await house.end(event, 1, 0);
  await house.end(other, 0, 1);
  await house.run();
  const statuses = (await sound.bets()).map(({ status }: { status: string }) => status);
  expect(statuses.slice(0, 2), 'of the other event, and of the same').toEqual(['lost', 'won']);
  cry.mockRestore();
});

test('bets of an event are settled past one that cannot be read, and it is too, once it is mended', async () => {
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  const [sound, broken] = [await house.bettor(), await house.bettor()];
  const event = await house.event();
  for (const one of [broken, sound]) await one.bet([{ event }]);
  await broken.bet([{ event, market: 'total|line=2.5', outcome: 'under' }]);
  const [{ combos }] = (await house.sql<{ combos: string }>`
    select combos::text from bet where player_id = ${broken.player.id} limit 1`) as [{ combos: string }];
  await house.sql`update bet set combos = '[[7]]'::jsonb where player_id = ${broken.player.id}`;
  await house.end(event, 1, 0);
  await house.run();
  expect((await sound.bets())[0].status).toBe('won');
  expect((await broken.bets()).map(({ status }: { status: string }) => status)).toEqual(['open', 'open']);
  expect(cry).toHaveBeenCalled();
  await house.sql`update bet set combos = ${combos}::text::jsonb where player_id = ${broken.player.id}`;
  await house.run();
  expect((await broken.bets()).map(({ status }: { status: string }) => status)).toEqual(['won', 'won']);
  cry.mockRestore();
});

test('a win that is certain is paid behind more bets than are looked at together, none of which has changed', async () => {
  await using house = await openBettingHouse();
  const bettor = await house.bettor();
  const event = await house.event();
  const waits = (await bettor.bet([{ event }])).result;
  await bettor.bet([{ event, market: 'total|line=1.5', outcome: 'over' }]);
  const copies = 1_100;
  await house.sql`
    insert into bet select (jsonb_populate_record(bet,
      jsonb_build_object('id', lpad(n::text, 24, '0'), 'number', 1000 + n))).*
    from bet, generate_series(1, ${copies}::int) as n where id = ${waits.id}`;
  await house.sql`
    insert into bet_leg select (jsonb_populate_record(bet_leg,
      jsonb_build_object('bet_id', lpad(n::text, 24, '0'), 'owed_cents', 0, 'at_stake_cents', 0))).*
    from bet_leg, generate_series(1, ${copies}::int) as n where bet_id = ${waits.id}`;
  const goals = [10, 30].map((step) => ({ type: 'goal', side: 'home', step }) as const);
  await house.begin(event, { moment: 40, incidents: goals });
  await house.run();
  const [first, second] = await house.sql<{ status: string }>`
    select status from bet where number < 1000 order by number`;
  expect([first!.status, second!.status]).toEqual(['open', 'won']);
  await house.sql`delete from bet_leg where bet_id like '00000000%'`;
  await house.sql`delete from bet where id like '00000000%'`;
});
