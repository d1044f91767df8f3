// A shared flight from bets to payment, as its players see it.
import { expect, test, vi } from 'vitest';
import { msToReach, shownX100 } from '#games/kinds/crash/crash-flight.ts';
import { isOnChain } from '#games/rng/seed-chain.ts';
import { cents } from '#rules/money.ts';
import { verifyRound } from '#site/fairness/verify-round.ts';
import { sharing } from '#tests/sharing.ts';
import { openTableHouse } from '#tests/table-house.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { giveSalt } from '../fairness/seed-chains.ts';
import { balancesOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';

const SYSNAME = 'rocket-run';
const bet = { stake: 100, targetX100: 1_000_000 };

test('bets are taken while they are open, and all who aimed low enough are paid once', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const [low, high] = [await house.sit(), await house.sit()];
  expect((await low.place({ stake: 100, targetX100: 101 })).result).toMatchObject({
    round: { staked: 100, paid: 0, is_over: false, steps: [], nonce: 1 },
    balance: { cash: 9_900 },
  });
  await high.place({ stake: 200, targetX100: 1_000_000 });
  const ended = await house.end();
  const bust = ended.steps![0]!['atX100'] as number;
  expect((await low.state()).seat).toMatchObject({ is_over: true, paid: bust >= 101 ? 101 : 0 });
  expect((await low.state()).balance.cash).toBe(bust >= 101 ? 10_001 : 9_900);
  expect((await high.state()).balance.cash).toBe(bust === 1_000_000 ? 10_000 - 200 + 2_000_000 : 9_800);
  for (let again = 0; again < 3; again++) await house.run();
  expect((await low.state()).balance.cash).toBe(bust >= 101 ? 10_001 : 9_900);
});

test('rounds follow the chain, and each is computed again from what everybody is told', async () => {
  await using house = await openTableHouse(SYSNAME);
  const player = await house.sit({ balances: { main: cents(1_000_000) } });
  for (let round = 1; round <= 12; round++) {
    await house.until('open');
    await player.place({ stake: 100, targetX100: 150 });
    await house.end();
    house.pass(house.table.restsMs);
  }
  const { items } = (await house.ask('tables.history', { sysname: SYSNAME })).result;
  expect(items).toHaveLength(12);
  for (const [at, item] of items.entries()) {
    expect(
      isOnChain({ seed: Buffer.from(item.seed, 'hex'), position: item.position, anchor: item.anchor }),
    ).toBe(true);
    expect(item.commit).toBe(items[at + 1]?.seed ?? item.anchor);
    const verified = await verifyRound({
      ...{
        game: SYSNAME,
        definition: '',
        serverSeed: item.seed,
        clientSeed: item.salt,
        nonce: String(item.position),
      },
      ...{ bet: JSON.stringify({ stake: 100, targetX100: 150 }), decisions: '[]' },
    });
    expect(verified).toMatchObject({ commit: item.commit, definition: item.definition, steps: item.steps });
  }
  const { items: mine } = (await player.frame.rounds()).result;
  const told = (await house.ask('fairness.getRound', { round: mine[0].id }, player.frame.visitor)).result;
  expect(told).toMatchObject({
    nonce: 12,
    server_seed: items[0].seed,
    anchor: items[0].anchor,
    state: 'over',
  });
});

test('who leaves is paid what the flight showed when the server heard of it', async () => {
  await using house = await openTableHouse(SYSNAME);
  for (;;) {
    await house.until('open');
    const player = await house.sit();
    const { round } = (await player.place(bet)).result;
    const { runs_at } = await house.until('running');
    house.pass(runs_at.getTime() + msToReach(103) - house.now());
    const left = await player.leave(round.id, 'once');
    if (left.status === 200) {
      expect(left.result).toMatchObject({ round: { paid: 103, is_over: true }, balance: { cash: 10_003 } });
      house.pass(5_000);
      expect((await player.leave(round.id, 'once')).result).toMatchObject({ round: { paid: 103 } });
      expect((await player.leave(round.id)).error.type).toBe('StepConflictException');
      await house.end();
      expect((await balancesOf(house.sql, player.player.id)).main).toBe(10_003);
      return;
    }
    expect(left.error.type).toBe('StepConflictException');
    await house.end();
    house.pass(house.table.restsMs);
  }
});

test('at the very end of a flight who leaves is paid, and a millisecond later is not', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  let bust = 100;
  while (bust < 102) {
    // Where a flight ends is known only afterwards: the same moment is looked at twice, on copies of the seat.
    const [early, late] = [await house.sit(), await house.sit()];
    const [first, second] = [(await early.place(bet)).result.round, (await late.place(bet)).result.round];
    const { runs_at } = await house.until('running');
    await house.until('over');
    bust = (await house.latest()).steps![0]!['atX100'] as number;
    const at = house.now();
    house.pass(runs_at.getTime() + msToReach(bust + 1) - 1 - at);
    const paid = await early.leave(first.id);
    house.pass(1);
    expect((await late.leave(second.id)).error.type).toBe('StepConflictException');
    if (bust > 100) expect(paid.result.round.paid).toBe(shownX100(msToReach(bust + 1) - 1));
    else expect(paid.error.type).toBe('BetNotAllowedException');
    await house.end();
    expect((await balancesOf(house.sql, late.player.id)).main).toBe(9_900);
    house.pass(house.table.restsMs);
    await house.until('open');
  }
});

sharing(() => openTableHouse(SYSNAME)).for([
  ['a stake that is not on the ladder', { stake: 101, targetX100: 200 }, 'BetNotAllowed'],
  ['a target below the least', { stake: 100, targetX100: 100 }, 'BetNotAllowed'],
  ['no target', { stake: 100 }, 'BetNotAllowed'],
  ['more than there is', { stake: 10_000, targetX100: 200 }, 'InsufficientFunds'],
] as const)('%s is refused, and nothing is taken', async ([, wrong, why], { house }) => {
  await house.until('open');
  const player = await house.sit({ balances: { main: cents(9_999) } });
  expect((await player.place(wrong)).error.type).toBe(`${why}Exception`);
  expect((await player.state()).balance.cash).toBe(9_999);
});

test('no bet is taken twice in a round, none once bets are closed, none for another round, and none by who watches', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const [player, late] = [await house.sit(), await house.sit()];
  expect((await player.place(bet)).status).toBe(200);
  expect((await player.place(bet)).error.type).toBe('RoundOpenException');
  const other = { round: '999', bet: JSON.stringify(bet) };
  expect((await house.send('tables.place', other, late.frame.token)).error.type).toBe(
    'RoundNotFoundException',
  );
  house.pass(house.table.opensMs + 1);
  expect((await late.place(bet)).error.type, 'by the clock').toBe('BetsClosedException');
  await house.until('closed');
  house.pass(-house.table.opensMs);
  expect((await late.place(bet)).error.type, 'by the phase').toBe('BetsClosedException');
  house.pass(house.table.opensMs);
  expect((await late.state()).balance.cash).toBe(10_000);
  expect((await player.frame.start(bet)).error.type).toBe('GameClosedException');
  await house.end();
});

test('fifty bets under one key are one, and fifty players at once have fifty seats', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const player = await house.sit();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => untilAnswered(() => player.place(bet, 'one'))),
  );
  expect(answers.flatMap(({ error }) => (error === undefined ? [] : [error]))).toEqual([]);
  expect(new Set(answers.map(({ result }) => result.round.id)).size).toBe(1);
  const crowd = await Promise.all(Array.from({ length: 50 }, () => house.sit()));
  const placed = await Promise.all(
    crowd.map((one) => untilAnswered(() => one.place({ stake: 100, targetX100: 101 }, 'one'))),
  );
  expect(placed.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const { steps } = await house.end();
  const paid = (steps![0]!['atX100'] as number) >= 101 ? 10_001 : 9_900;
  for (const one of crowd) expect((await one.state()).balance.cash).toBe(paid);
});

test('who has excluded themselves can sit down no more, and may still leave a flight they are in', async () => {
  await using house = await openTableHouse(SYSNAME);
  for (;;) {
    await house.until('open');
    const [player, other] = [await house.sit(), await house.sit()];
    const { round } = (await player.place(bet)).result;
    for (const one of [player, other])
      await house.sql`
        insert into self_exclusion (player_id, period, set_at, ends_at)
        values (${one.player.id}, '1_day', ${new Date(house.now())}, null)`;
    expect((await other.place(bet)).status).toBe(401);
    const { runs_at } = await house.until('running');
    house.pass(runs_at.getTime() + msToReach(101) - house.now());
    const left = await player.leave(round.id);
    await house.end();
    house.pass(house.table.restsMs);
    if (left.status !== 200) continue;
    expect((await balancesOf(house.sql, player.player.id)).main).toBe(10_001);
    expect((await balancesOf(house.sql, other.player.id)).main).toBe(10_000);
    return;
  }
});

test('no round begins before somebody outside has given the salt, and nobody sits down for fun', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.sql`update seed_chain set salt = null, salted_at = null`;
  await house.run();
  expect(await house.latest()).toBe(undefined);
  const watcher = await house.send('play.open', { sysname: SYSNAME, mode: 'demo' });
  const token = { authorization: `Bearer ${watcher.result.token}` };
  expect((await house.ask('tables.get', {}, token)).result).toMatchObject({
    round: null,
    chain: { salt: null },
  });
  expect((await house.send('tables.salt', { salt: 'a b' }, token)).error.type).toBe(
    'InvalidParameterException',
  );
  expect((await house.send('tables.salt', { salt: 'mine' }, token)).result).toEqual({ is_taken: true });
  expect((await house.send('tables.salt', { salt: 'other' }, token)).result).toEqual({ is_taken: false });
  const { id } = await house.until('open');
  const asked = { round: String(id), bet: JSON.stringify(bet) };
  expect((await house.send('tables.place', asked, token)).status).toBe(401);
  expect((await house.ask('tables.get', {}, token)).result).toMatchObject({
    chain: { salt: 'mine' },
    balance: null,
  });
});

test('a salt that came while a table was looked at begins no round before its own moment', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.sql`update seed_chain set salted_at = ${new Date(house.now() + 50)}`;
  await house.run();
  expect(await house.latest()).toBe(undefined);
  house.pass(50);
  expect((await house.until('open')).opens_at).toEqual(new Date(house.now()));
});

test('a chain that nears its end is followed by the next, announced before', async () => {
  await using house = await openTableHouse(SYSNAME, { length: 3, aheadBy: 1 });
  const positions: number[] = [];
  for (let round = 1; round <= 4; round++) {
    positions.push((await house.until('open')).position);
    await house.end();
    house.pass(house.table.restsMs);
    const chains = await house.sql<{ number: number }>`select number from seed_chain order by number`;
    expect(chains).toHaveLength(round < 2 ? 1 : 2);
    if (round === 3) {
      await house.run();
      expect((await house.latest()).position, 'no round without a salt').toBe(3);
      await giveSalt(house.sql, SYSNAME, 'the-next-salt', new Date(house.now()));
    }
  }
  expect(positions).toEqual([1, 2, 3, 1]);
});

test('the player’s own limits hold at a shared table, and a seat begins a sitting', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const { player, place, state } = await house.sit();
  await house.sql`insert into play_limit (player_id, stake_cents) values (${player.id}, 100)`;
  expect((await place({ ...bet, stake: 200 })).error.type).toBe('StakeLimitExceededException');
  expect((await state()).balance.cash).toBe(10_000);
  expect((await place(bet)).result).toMatchObject({ balance: { cash: 9_900 } });
  expect(await house.sql`select 1 from play_sitting where player_id = ${player.id}`).toHaveLength(1);
});

test('the currency stays while a seat may be paid', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const player = await house.sit({ balances: { main: cents(100) } });
  await player.place({ stake: 100, targetX100: 101 });
  const change = () => house.send('account.setCurrency', { currency: 'EUR' }, player.frame.visitor);
  expect((await change()).error.type).toBe('InvalidRequestException');
  const { steps } = await house.end();
  const cash = (steps![0]!['atX100'] as number) >= 101 ? 101 : 0;
  expect((await player.state()).balance.cash).toBe(cash);
  expect((await change()).status).toBe(cash === 0 ? 200 : 400);
});

test('a seat that cannot be paid holds up nobody: the others are, and the table goes on', async () => {
  await using house = await openTableHouse(SYSNAME);
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const { sql } = house.product.db;
  for (;;) {
    await house.until('open');
    const [stuck, other] = [await house.sit({ balances: { main: cents(100) } }), await house.sit()];
    await stuck.place({ stake: 100, targetX100: 101 });
    await other.place({ stake: 100, targetX100: 101 });
    // No door of ours does this.
    await sql`update player set currency = 'EUR' where id = ${stuck.player.id}`;
    const { steps } = await house.end();
    house.pass(house.table.restsMs);
    // A flight that ended at once pays nobody.
    if ((steps![0]!['atX100'] as number) < 101) continue;
    expect((await other.state()).balance.cash).toBe(10_001);
    await house.until('open');
    const [seat] = await sql<{ state: string }>`select state from round where player_id = ${stuck.player.id}`;
    expect(seat).toEqual({ state: 'open' });
    expect(await sql`select rule from audit_l24`).toEqual([
      { rule: 'a seat of a settled round is still open' },
    ]);
    expect(bug).toHaveBeenCalledOnce();
    bug.mockRestore();
    house.leaveUnaudited();
    return;
  }
});
