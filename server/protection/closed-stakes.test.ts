// Emergency switches: no stake is booked on what staff has closed, by any way to stake, and what is open can be finished.
import { expect } from 'vitest';
import type { ClosureTarget } from '#contract/closures.ts';
import { cents } from '#rules/money.ts';
import { openFrame } from '#tests/frame.ts';
import { sharing } from '#tests/sharing.ts';
import { openStakeHouse, type StakeHouse, stakePaths } from '#tests/stake-house.ts';
import type { Player } from '../calls/context.ts';
import { close, reopen } from '../content/closures.ts';
import { stakeReasons } from '../ledger/record.ts';

const test = sharing(openStakeHouse);
const rich = { balances: { main: cents(100_000) } };
const always: readonly ClosureTarget[] = ['site', 'country:LV'];

/** What each way to stake can be closed by. A new way has no entry here, and the test says so. */
const targets: Readonly<Record<string, readonly ClosureTarget[]>> = {
  'a round that is over at once': ['product:casino', 'game:dice'],
  'a round that stays open': ['product:casino', 'game:mines'],
  'a decision that adds to the stake': ['product:casino', 'game:blackjack-21'],
  'a free spin': ['product:casino', 'game:triple-sevens'],
  'a seat at a shared table': ['product:casino', 'product:tables', 'game:rocket-run'],
  'a bet': ['product:sports'],
  'a free bet': ['product:sports'],
  'a bet at a studio’s game': ['product:casino', 'product:studios'],
  'a bet with its win at a studio’s game': ['product:casino', 'product:studios'],
  'the fee of a tournament': ['product:tournaments'],
};

const message = { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' };

const stakesOf = async ({ product }: StakeHouse, { id }: Player): Promise<number> => {
  const [row] = await product.db.sql<{ count: number }>`
    select count(*)::int as count from ledger_entry
    where player_id = ${id} and reason = any (${[...stakeReasons]}::text[])`;
  return row!.count;
};

const turn = ({ product: { db, clock } }: StakeHouse, target: ClosureTarget) => {
  const by = { by: 'a test', now: clock.now() };
  const endsAt = new Date(clock.now().getTime() + 30_000);
  return {
    close: () => db.atomically((tx) => close(tx, { target, messages: message, ends_at: endsAt }, by)),
    open: () => db.atomically((tx) => reopen(tx, target, by)),
  };
};

const inLatvia = async (house: StakeHouse): Promise<Player> => {
  const player = await house.player(rich);
  await house.product.db.sql`update player set country_code = 'LV' where id = ${player.id}`;
  return { ...player, country_code: 'LV' };
};

test('every way to stake can be closed', () => {
  expect(Object.keys(targets)).toEqual(Object.keys(stakePaths));
});

const crossed = Object.keys(stakePaths).flatMap((path) =>
  [...always, ...targets[path]!].map((target) => [path, target] as const),
);

test.for(crossed)('%s is not booked while %s is closed', async ([path, target], { house }) => {
  const player = await inLatvia(house);
  const stake = await stakePaths[path]!.prepare(house, player);
  const before = await stakesOf(house, player);
  const { close: shut, open } = turn(house, target);
  await shut();
  await stake();
  expect(await stakesOf(house, player)).toBe(before);
  await open();
  // A studio's transaction keeps its first answer, so another player stakes.
  const other = await inLatvia(house);
  const again = await stakePaths[path]!.prepare(house, other);
  const others = await stakesOf(house, other);
  await again();
  expect(await stakesOf(house, other)).toBe(others + 1);
});

test.for(['game:mines', 'site'] as const)(
  'while %s is closed a start is answered with message and end, and an open round is finished',
  async (target, { house }) => {
    const player = await inLatvia(house);
    const frame = await openFrame(house, { sysname: 'mines', player });
    const { round } = (await frame.start({ stake: 100, mines: 1 })).result;
    const other = await openFrame(house, { sysname: 'mines', player: await inLatvia(house) });
    const { close: shut, open } = turn(house, target);
    await shut();
    await house.product.announce(['switches']);
    const body = { bet: JSON.stringify({ stake: 100, mines: 1 }) };
    const refused = await house.post('/api/play.start?v=1&locale=en', body, other.token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(refused.json().error).toMatchObject({
      type: target === 'site' ? 'ApplicationUnavailableException' : 'InMaintenanceException',
      error_data: { target, messages: message, until: '2026-03-01T12:00:30.000Z' },
    });
    const decided = await frame.decide(round, { name: 'open', at: 7 });
    expect(decided.status).toBe(200);
    await open();
    await house.product.announce(['switches']);
  },
);
