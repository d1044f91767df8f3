// Whoever changes a bet waits for whoever changes its player, the player's other accounts or its events at that moment: else
// a bet could be sold and settled, or two bets could use up the same limit.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import { boostBound } from '../book/boosts.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { holdBoostBudget } from './boost-budget.ts';
import { cancelBet } from './cancel-bet.ts';
import { sellBet } from './cash-out.ts';
import { decideDue } from './decide-delayed.ts';
import { lockLiability } from './liability.ts';
import { lockPersons } from './person-risk.ts';
import { receiptSigner } from './receipts.ts';
import { revalueEvent } from './revalue-event.ts';
import { settleEvent } from './settle-event.ts';

const test = sharing(openBettingHouse);

interface Scene {
  house: BettingHouse;
  playerId: number;
  /** Another account of the same person. */
  otherId: number;
  event: EventRecord;
  id: string;
  bet(): Promise<unknown>;
}

/** A player with another account, and a bet on an event with a boosted price. */
async function openScene(house: BettingHouse, isLive: boolean): Promise<Scene> {
  const [bettor, other] = [await house.bettor(), await house.bettor()];
  const [playerId, otherId] = [bettor.player.id, other.player.id];
  await house.sql`
    insert into person_pair (player_id, other_id, kinds, found_at, verdict)
    values (${playerId}, ${otherId}, '{}', ${house.now()}, 'same')`;
  const made = await house.event();
  const boosts = { '1': boostBound(house.offered(made, 'result', '1')) };
  const event = isLive
    ? await house.begin(made, { moment: 20 })
    : await house.change(made, { trading: { markets: { result: { boosts } } } });
  const pick = { event, ...(isLive && { outcome: 'X' }) };
  const { id } = (await bettor.bet([{ ...pick, outcome: 'X' }])).result;
  return { house, playerId, otherId, event, id, bet: () => bettor.bet([pick]) };
}

const actions = {
  'a sale': ({ house, playerId, id }: Scene) =>
    house.product.db.atomically((tx) =>
      sellBet(tx, { playerId, id, percent: 100, seen: cents(1) }, house.now()),
    ),
  'a cancellation': ({ house, playerId, id }: Scene) =>
    house.product.db.atomically((tx) => cancelBet(tx, { playerId, id }, house.now())),
  async 'a decision'({ house }: Scene) {
    await decideDue(house.product.db, receiptSigner(house.tools.secret), house.now());
  },
  async 'a settlement'({ house, event }: Scene) {
    await settleEvent(house.product.db, event.id, house.now());
  },
  'a new worst case': ({ house, event }: Scene) =>
    house.product.db.atomically((tx) => revalueEvent(tx, event)),
  'a bet': ({ bet }: Scene) => bet(),
};

const locks = {
  'the player': (tx: Tx, { playerId }: Scene) => lockPlayer(tx, playerId),
  'another account of the person': (tx: Tx, { otherId }: Scene) => lockPersons(tx, [otherId]),
  'the event': (tx: Tx, { event }: Scene) => lockLiability(tx, [event.id]),
  'the budget of boosts': (tx: Tx, { house }: Scene) => holdBoostBudget(tx, house.now()),
};

/** How many wait for a lock that this transaction holds. */
const countWaiting = async ({ sql }: Tx): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks as waiting join pg_locks as held
      using (locktype, database, classid, objid, objsubid)
    where locktype = 'advisory' and not waiting.granted and held.granted and held.pid = pg_backend_pid()`;
  return row!.count;
};

test.for<[keyof typeof actions, keyof typeof locks]>([
  ['a sale', 'the player'],
  ['a sale', 'another account of the person'],
  ['a sale', 'the event'],
  ['a cancellation', 'the player'],
  ['a cancellation', 'the event'],
  ['a decision', 'the player'],
  ['a decision', 'another account of the person'],
  ['a decision', 'the event'],
  ['a settlement', 'the player'],
  ['a settlement', 'the event'],
  ['a new worst case', 'the event'],
  ['a bet', 'the player'],
  ['a bet', 'another account of the person'],
  ['a bet', 'the event'],
  ['a bet', 'the budget of boosts'],
])('%s waits for %s', async ([action, lock], { house }) => {
  const scene = await openScene(house, action === 'a decision');
  if (action === 'a decision') {
    house.pass(6_000);
    await house.speak();
  }
  if (action === 'a settlement') await house.end(scene.event, 1, 1);
  let [isDone, acting]: [boolean, Promise<unknown>] = [false, Promise.resolve()];
  await house.product.db.atomically(async (tx) => {
    await locks[lock](tx, scene);
    acting = actions[action](scene).then((done) => {
      isDone = true;
      return done;
    });
    await expect.poll(() => countWaiting(tx)).toBe(1);
    expect(isDone).toBe(false);
  });
  await acting;
  expect(isDone).toBe(true);
});

/** Begins something, which then waits for the player, and does something else to the bet before that goes on. */
async function overtaken(
  scene: Scene,
  begin: () => Promise<unknown>,
  meanwhile: (tx: Tx) => Promise<unknown>,
) {
  let begun: Promise<unknown> = Promise.resolve();
  await scene.house.product.db.atomically(async (tx) => {
    await lockPlayer(tx, scene.playerId);
    begun = begin();
    await expect.poll(() => countWaiting(tx)).toBe(1);
    await meanwhile(tx);
  });
  await begun;
}

const cashOf = async ({ house, playerId }: Scene) => (await balancesOf(house.sql, playerId)).main;

const statusOf = async ({ house, id }: Scene) =>
  (await house.sql<{ status: string }>`select status from bet where id = ${id}`)[0]!.status;

test('a bet that is cancelled while its decision waits for the player is not taken', async ({ house }) => {
  const scene = await openScene(house, true);
  house.pass(6_000);
  await house.speak();
  await overtaken(
    scene,
    () => actions['a decision'](scene),
    (tx) => cancelBet(tx, scene, house.now()),
  );
  expect([await statusOf(scene), await cashOf(scene)]).toEqual(['refused', 100_000]);
});

test('a bet that is sold while its settlement waits for the player is not given back', async ({ house }) => {
  const scene = await openScene(house, false);
  await house.sql`
    insert into voided_market values (${scene.event.id}, 'result', 'wrong price', 'ann', ${house.now()})`;
  await house.change(scene.event, {});
  let received = 0;
  await overtaken(
    scene,
    () => actions['a settlement'](scene),
    async (tx) => {
      const sale = { ...scene, percent: 100, seen: cents(1) };
      received = (await sellBet(tx, sale, house.now())).paid;
    },
  );
  expect(received).toBeGreaterThan(0);
  expect([await statusOf(scene), await cashOf(scene)]).toEqual(['cashed_out', 99_000 + received]);
});

test('an event that another server is settling is left to it', async ({ house }) => {
  const scene = await openScene(house, false);
  await house.end(scene.event, 1, 1);
  await house.product.db.atomically(async (tx) => {
    await tx.sql`select pg_advisory_xact_lock('bet_settlement'::regclass::int, ${scene.event.id}::int)`;
    await actions['a settlement'](scene);
  });
  expect(await statusOf(scene)).toBe('open');
  await actions['a settlement'](scene);
  expect(await statusOf(scene)).toBe('won');
});

test('a settlement does not wait for whoever changes another event', async ({ house }) => {
  const [scene, other] = [await openScene(house, false), await openScene(house, false)];
  await house.end(scene.event, 1, 1);
  await house.product.db.atomically(async (tx) => {
    await lockLiability(tx, [other.event.id]);
    await actions['a settlement'](scene);
  });
  expect([await statusOf(scene), await statusOf(other)]).toEqual(['won', 'open']);
});
