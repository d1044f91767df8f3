// What the audit says of bonuses that are not what the books, their terms and the pool say.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveBonus } from '#tests/bonuses.ts';
import { openDoors } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { sharing } from '#tests/sharing.ts';
import { undone } from '#tests/undone.ts';
import type { Sql } from '../database/db.ts';
import { auditLedger } from '../ledger/audit.ts';

async function openHouse() {
  const doors = await openDoors();
  doors.leaveUnaudited();
  const { player: newPlayer } = doors;
  const player = await newPlayer();
  const active = await giveBonus(doors.product, player, { template: 'welcome-match' });
  const waiting = await giveBonus(doors.product, player, { amount: cents(700) });
  const { db } = doors.product;
  /** What is found once this is changed; then all is as it was. */
  const faultsAfter = (change: (sql: Sql) => Promise<unknown>) =>
    undone(db, async ({ sql }) => {
      await change(sql);
      return (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`);
    });
  /**
   * Stakes with the bonus in play until a round is lost, and returns the change by which that stake names another bonus. The
   * sums of a round that wins its stake or more show nothing: its win could be money that staff gave.
   */
  const restaked = async (other: 'waiting' | null) => {
    const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
    const lost = async () =>
      (
        await db.sql<{ id: string }>`
          select id from round
          where player_id = ${player.id} and bonus_id = ${active} and state = 'over' and paid_cents = 0 limit 1`
      )[0]?.id;
    let round = await lost();
    while (round === undefined) {
      await frame.start({ stake: 40, mode: 'base' });
      round = await lost();
    }
    const id = round;
    return (sql: Sql) => sql`update round set bonus_id = ${other === null ? null : waiting} where id = ${id}`;
  };
  return Object.assign(doors, { newPlayer, player, active, waiting, faultsAfter, restaked });
}

const test = sharing(openHouse);

test('what is given, waits and is in play breaks no rule', async ({ house }) => {
  expect(await house.faultsAfter(async () => undefined)).toEqual([]);
});

test('a promise that nothing is laid aside for is found', async ({ house }) => {
  const faults = await house.faultsAfter(
    (sql) => sql`update bonus set amount_cents = 800 where id = ${house.waiting}`,
  );
  expect(faults).toEqual([
    'L27: the pool of bonuses is not what is promised',
    'L28: a bonus is not what the books say',
  ]);
});

test('wins of free spins that nobody keeps account of are found', async ({ house }) => {
  const faults = await house.faultsAfter(
    (sql) => sql`
    insert into freespin_pack (id, player_id, game, rounds, stake_cents, currency, wins_to, source, granted_at, expires_at,
      won_cents)
    values ('a', ${house.player.id}, 'triple-sevens', 3, 100, 'USD', 'bonus', 'test', now(), now() + interval '1 day', 5)`,
  );
  expect(faults).toEqual([
    'L27: the pool of bonuses is not what is promised',
    'L47: what happened has no fact',
  ]);
});

test('a bonus that the books know otherwise, or not at all, is found', async ({ house }) => {
  const faults = await house.faultsAfter(
    (sql) => sql`update bonus set key = 'another' where id = ${house.active}`,
  );
  expect(faults).toEqual([
    'L28: a bonus is not what the books say',
    'L28: the books moved a bonus that there is not',
  ]);
});

test('a bonus that became money unplayed, or beyond its cap, is found', async ({ house }) => {
  const faults = await house.faultsAfter(
    (sql) => sql`
    update bonus set state = 'completed', ended_at = now(), converted_cents = 10, cap_cents = 9 where id = ${house.active}`,
  );
  expect(faults).toEqual([
    'L28: a bonus is not what the books say',
    'L29: a bonus became money without being played through',
    'L29: more was kept of a bonus than its cap',
    'L46: money of a bonus is not where the bonus is',
  ]);
});

test('a stake of bonus money beyond its largest is found', async ({ house }) => {
  const frame = await openFrame(house, { sysname: 'triple-sevens', player: house.player });
  await frame.start({ stake: 40, mode: 'base' });
  const faults = await house.faultsAfter(
    (sql) => sql`update bonus set stake_max_cents = 39 where id = ${house.active}`,
  );
  expect(faults).toEqual(['L29: bonus money staked more than its bonus allows']);
});

const FACT = 'L47: a fact is not what happened';

test.for([
  ['no bonus', null, ['L46: money of a bonus is not where the bonus is', FACT]],
  [
    'another bonus',
    'waiting',
    [
      'L46: money of a bonus is not where the bonus is',
      'L46: money of one bonus moved while another was in play',
      FACT,
    ],
  ],
] as const)('a stake that says that %s has paid it is found', async ([, other, found], { house }) => {
  const faults = await house.faultsAfter(await house.restaked(other));
  expect([...new Set(faults)]).toEqual(found);
});

test.for([
  ['another bonus has paid it', 'waiting', ['L46: money of one bonus moved while another was in play', FACT]],
  // Only its fact shows it.
  ['no bonus has paid it', null, [FACT]],
] as const)(
  'of bonuses from before stakes named theirs a stake says that %s',
  async ([, other, found], { house }) => {
    const restake = await house.restaked(other);
    const faults = await house.faultsAfter(async (sql) => {
      await sql`update bonus set is_traced = false where player_id = ${house.player.id}`;
      await restake(sql);
    });
    expect([...new Set(faults)]).toEqual(found);
  },
);

test('a stake that names the bonus of another player is found', async ({ house }) => {
  const frame = await openFrame(house, { sysname: 'triple-sevens', player: house.player });
  await frame.start({ stake: 40, mode: 'base' });
  const other = await giveBonus(house.product, await house.newPlayer());
  const faults = await house.faultsAfter(
    (sql) => sql`update round set bonus_id = ${other} where bonus_id = ${house.active}`,
  );
  expect(faults).toContain('L46: a stake names a bonus of another player or product');
});
