// Cancelling runs: which ones can be, and fees that go back once, to those who paid them and to nobody else.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { notingEvents } from '#tests/noted-events.ts';
import { sharing } from '#tests/sharing.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { readChannel } from '../channels/channels.ts';
import { lockPlayer } from '../database/db.ts';
import { balanceOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';
import { cancelRun, refundSome } from './cancel-run.ts';
import { findRun } from './runs.ts';

const END = '2026-03-02T00:00:00Z';
const paid = { ...plain, entry_fee_cents: 500, promised_cents: 1_000 };
type House = Awaited<ReturnType<typeof openTournaments>>;

const cancel = async (house: House, id: number) =>
  cancelRun(house.tools, (await findRun(house.db.sql, id))!, house.now());
const mainOf = (house: House, player: { id: number }) => balanceOf(house.db.sql, player.id, 'main');
const refundedIn = (house: House, id: number) =>
  house.db.sql`
    select player_id, refunded_at from tournament_player where run_id = ${id} order by player_id`;
const entriesOf = (house: House, key: string) =>
  house.db.sql`select key, reason from ledger_entry where key like ${key} order by key`;

const names = ['gone', 'late', 'raced', 'failing', 'other'];

/** One house for all tests of this file; each cancels a run of its own, and none the last. */
const test = sharing(async () => {
  const house = await openTournaments([
    ...names.map((sysname) => ({ ...paid, sysname })),
    { ...plain, sysname: 'free', promised_cents: 0 },
  ]);
  const other = await house.run('other');
  return Object.assign(house, {
    other,
    /** Anna has paid for the run and for the other one, Ben for the run alone. */
    async entered(sysname: string) {
      const id = await house.run(sysname);
      const balances = { main: cents(1_000) };
      const [anna, ben] = [
        await house.player({ currency: 'EUR', balances }),
        await house.player({ currency: 'EUR', balances }),
      ];
      for (const [player, run] of [
        [anna, id],
        [ben, id],
        [anna, other],
      ] as const)
        await house.join(player, run);
      return { id, anna, ben };
    },
  });
});

test('a run that was cancelled gives its own fees back, once, and says so to their players and on its board', async ({
  house,
}) => {
  const { id, anna, ben } = await house.entered('gone');
  const { content } = house.tools;
  const { other } = house;
  const boards = async () => Object.keys((await readChannel(house.db.sql, 'tournaments.boards')).data);
  await house.play({ player: anna, paid: 300 }, { player: ben, paid: 200 });
  await house.readAll();
  expect(await boards()).toEqual([String(id), String(other)]);
  expect(await cancel(house, id)).toBe(true);
  expect(await boards()).toEqual([String(other)]);
  expect(await cancel(house, id)).toBe(false);
  expect(await entriesOf(house, `tournament:${id}:cancelled`)).toEqual([
    { key: `tournament:${id}:cancelled`, reason: 'tournament.pooled' },
  ]);
  const { db, events } = notingEvents(house.db);
  const first = house.now();
  await refundSome({ db, content }, first);
  await refundSome({ db, content }, new Date(first.getTime() + 1));
  expect(await refundedIn(house, id)).toEqual(
    [anna, ben].map((player) => ({ player_id: player.id, refunded_at: first })),
  );
  expect(await refundedIn(house, other)).toContainEqual({ player_id: anna.id, refunded_at: null });
  expect([await mainOf(house, anna), await mainOf(house, ben)]).toEqual([500, 1_000]);
  expect(await entriesOf(house, `tournament:${id}:%:refunded`)).toEqual(
    [anna, ben].map((player) => ({
      key: `tournament:${id}:${player.id}:refunded`,
      reason: 'tournament.refunded',
    })),
  );
  expect(events.map(({ player_id, name }) => [player_id, name]).toSorted()).toEqual(
    [anna, ben].flatMap((player) => [
      [player.id, 'account.balance_updated'],
      [player.id, 'tournaments.changed'],
    ]),
  );
  expect(events.find(({ name }) => name === 'tournaments.changed')!.data).toEqual({ tournament_id: id });
});

test('a run that has ended or was counted is not cancelled, and keeps what was promised', async ({
  house,
}) => {
  const { id } = await house.entered('late');
  const noon = house.now().toISOString();
  house.at(END);
  expect(await cancel(house, id)).toBe(false);
  await house.db.sql`update tournament_run set state = 'CALCULATED' where id = ${id}`;
  house.at('2026-03-01T23:00:00Z');
  expect(await cancel(house, id)).toBe(false);
  expect(await entriesOf(house, `tournament:${id}:cancelled`)).toEqual([]);
  await house.db.sql`update tournament_run set state = 'RUNNING' where id = ${id}`;
  expect(await cancel(house, id), 'until its last moment').toBe(true);
  house.at(noon);
  await refundSome(house.tools, house.now());
});

test('a run without a promise and without fees is cancelled, and gives nothing back', async ({ house }) => {
  using cry = vi.spyOn(log, 'bug').mockReturnValue();
  const free = await house.run('free');
  const anna = await house.player();
  await house.join(anna, free);
  expect(await cancel(house, free)).toBe(true);
  await refundSome(house.tools, house.now());
  expect(await refundedIn(house, free)).toEqual([{ player_id: anna.id, refunded_at: null }]);
  expect(cry).not.toHaveBeenCalled();
});

test('a fee that another server gives back first is given back by no other', async ({ house }) => {
  using cry = vi.spyOn(log, 'bug').mockReturnValue();
  const { id, anna, ben } = await house.entered('raced');
  await cancel(house, id);
  const earlier = new Date('2026-03-01T11:00:00Z');
  const refunding = await house.db.atomically(async (tx) => {
    await lockPlayer(tx, anna.id);
    const under = refundSome(house.tools, house.now());
    await expect
      .poll(
        () => house.db.sql`
          select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      )
      .toHaveLength(1);
    await tx.sql`update tournament_player set refunded_at = ${earlier} where run_id = ${id} and player_id = ${anna.id}`;
    return [under];
  });
  await Promise.all(refunding);
  expect(await refundedIn(house, id)).toEqual([
    { player_id: anna.id, refunded_at: earlier },
    { player_id: ben.id, refunded_at: house.now() },
  ]);
  expect(await mainOf(house, ben)).toBe(1_000);
  expect(cry).not.toHaveBeenCalled();
  // The other server has only noted it: this one gives back what it owes.
  await house.db
    .sql`update tournament_player set refunded_at = null where run_id = ${id} and player_id = ${anna.id}`;
  await refundSome(house.tools, house.now());
  expect(await mainOf(house, anna)).toBe(500);
});

test('a fee that cannot be given back is named in the log, and holds up no other', async ({ house }) => {
  using cry = vi.spyOn(log, 'bug').mockReturnValue();
  const { id, anna, ben } = await house.entered('failing');
  const { tools } = house;
  await cancel(house, id);
  await house.db.sql`update player set currency = 'USD' where id = ${anna.id}`;
  const rates = tools.content.cms<Record<string, unknown>>('currency-rates');
  const { USD: _, ...others } = rates;
  const content = {
    ...tools.content,
    cms: <T>(name: string) => (name === 'currency-rates' ? others : tools.content.cms(name)) as T,
  };
  await refundSome({ db: house.db, content }, house.now());
  expect(cry).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { run: id, player: anna.id });
  expect(await refundedIn(house, id)).toEqual([
    { player_id: anna.id, refunded_at: null },
    { player_id: ben.id, refunded_at: house.now() },
  ]);
  await refundSome(tools, house.now());
  expect(await mainOf(house, anna), '5 euros for the 5 that were paid').toBe(540);
});
