// What is written of bets that have changed: all that may change, and nothing of any other bet.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { VOID, WON } from '#sports/settle/outcome-result.ts';
import { openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import { findBets, type KeptBet, type LegRow } from './bet-rows.ts';
import {
  insertRevisions,
  updateBets,
  updateDecidedBets,
  updateDecidedLegs,
  updateLegs,
} from './update-bets.ts';

/** Two bets of one player and one of another, of two legs each. */
async function openBets() {
  const house = await openBettingHouse();
  house.leaveUnaudited();
  const events = [await house.event(), await house.event()];
  const [first, second] = [await house.bettor(), await house.bettor()];
  const ids: string[] = [];
  for (const bettor of [first, first, second])
    ids.push((await bettor.bet(events.map((event) => ({ event })))).result.id);
  const players = [first.player.id, second.player.id];
  const read = async () => {
    const found = await findBets(house.sql, players, ids);
    return ids.map((id) => found.find((bet) => bet.id === id)!);
  };
  return Object.assign(house, { ids, read });
}

const test = sharing(openBets);

const LATER = new Date('2026-03-02T03:04:05.678Z');

test('a bet that was settled or sold is written in all that this changes', async ({ house }) => {
  const [one, two, three] = (await house.read()) as [KeptBet, KeptBet, KeptBet];
  const settled = (bet: KeptBet, by: number): KeptBet => ({
    ...{ ...bet, unit_cents: cents(100 + by), potential_cents: cents(200 + by), status: 'won' },
    ...{ paid_cents: cents(300 + by), sold_cents: cents(400 + by), sold_stake_cents: cents(500 + by) },
    ...{ auto_at_cents: cents(600 + by), revision: 7 + by, settled_at: LATER },
  });
  const changed = [settled(one, 1), settled(three, 2)];
  await house.product.db.atomically((tx) => updateBets(tx, changed));
  expect(await house.read()).toEqual([changed[0], two, changed[1]]);
  await house.product.db.atomically((tx) => updateBets(tx, []));
  await house.product.db.atomically((tx) => updateBets(tx, [one, three]));
  expect(await house.read()).toEqual([one, two, three]);
});

test('a bet that was decided is written in all that this changes', async ({ house }) => {
  const [one, two, three] = (await house.read()) as [KeptBet, KeptBet, KeptBet];
  const decided = (bet: KeptBet, by: number): KeptBet => ({
    ...{ ...bet, unit_cents: cents(100 + by), odds_x1000: 3_000 + by, potential_cents: cents(200 + by) },
    ...{ boost_percent: by, status: 'refused', paid_cents: cents(300 + by), sold_cents: cents(400 + by) },
    ...{ sold_stake_cents: cents(500 + by), auto_at_cents: cents(600 + by), revision: 7 + by },
    refused: { why: 'price', odds: [1_000 + by], unit: cents(by) },
    receipt: { text: `{"by":${by}}`, signature: `s${by}`, key: `k${by}` },
    ...{ accepted_at: LATER, settled_at: new Date(LATER.getTime() + by) },
  });
  const changed = [decided(one, 1), decided(three, 2)];
  await house.product.db.atomically((tx) => updateDecidedBets(tx, changed));
  expect(await house.read()).toEqual([changed[0], two, changed[1]]);
  await house.product.db.atomically((tx) => updateDecidedBets(tx, []));
  await house.product.db.atomically((tx) => updateDecidedBets(tx, [one, three]));
  expect(await house.read()).toEqual([one, two, three]);
});

test('legs that were settled are written where anything of them has changed, and no others', async ({
  house,
}) => {
  const bets = await house.read();
  const [leg, other] = bets[0]!.legs as [LegRow, LegRow];
  const write = (after: readonly LegRow[]) =>
    house.product.db.atomically((tx) => updateLegs(tx, [{ before: bets[0]!.legs, after }]));
  const read = async () => {
    const [first, ...rest] = await house.read();
    expect(rest).toEqual(bets.slice(1));
    return first!.legs;
  };
  for (const change of [
    { owed_cents: cents(leg.owed_cents + 1) },
    { at_stake_cents: cents(leg.at_stake_cents + 1) },
    { result: WON },
    { result_revision: 3 },
  ]) {
    await write([{ ...leg, ...change }, other]);
    expect(await read()).toEqual([{ ...leg, ...change }, other]);
    await house.product.db.atomically((tx) =>
      updateLegs(tx, [{ before: [{ ...leg, ...change }, other], after: [leg, other] }]),
    );
    expect(await read()).toEqual([leg, other]);
  }
  const ignored = { ...leg, odds_x1000: 9_999 };
  await house.product.db.atomically((tx) => updateLegs(tx, [{ before: [leg], after: [ignored] }]));
  expect(await read(), 'a price stays as it is').toEqual([leg, other]);
  const both = [
    { ...leg, result: WON, result_revision: 1 },
    { ...other, result: VOID, result_revision: 2 },
  ];
  await write(both);
  expect(await read()).toEqual(both);
  await house.product.db.atomically((tx) => updateLegs(tx, [{ before: both, after: [leg, other] }]));
});

test('legs that were decided are written with their price, chance and score', async ({ house }) => {
  const bets = await house.read();
  const changed = bets[0]!.legs.map(
    (leg, by): LegRow => ({
      ...{ ...leg, odds_x1000: 3_000 + by, base_odds_x1000: 2_000 + by, chance: 0.25 + by / 4 },
      ...{ score: { home: 1, away: by }, event_version: 40 + by, owed_cents: cents(50 + by) },
      ...{ at_stake_cents: cents(60 + by), result: WON, result_revision: 70 + by },
    }),
  );
  const write = (legs: readonly LegRow[]) => house.product.db.atomically((tx) => updateDecidedLegs(tx, legs));
  await write([]);
  await write(changed.slice(0, 1));
  expect(await house.read()).toEqual([
    { ...bets[0]!, legs: [changed[0], bets[0]!.legs[1]] },
    ...bets.slice(1),
  ]);
  await write(changed);
  expect(await house.read()).toEqual([{ ...bets[0]!, legs: changed }, ...bets.slice(1)]);
  await write(bets[0]!.legs);
  expect(await house.read()).toEqual(bets);
});

test('a revision says what a bet has paid in all, when and why', async ({ house }) => {
  const [one, , three] = (await house.read()) as [KeptBet, KeptBet, KeptBet];
  const revisions = [
    { bet: { ...one, revision: 5, paid_cents: cents(70), sold_cents: cents(8) }, why: 'corrected' },
    { bet: { ...three, revision: 6, status: 'lost' as const }, why: 'resulted' },
  ];
  await house.product.db.atomically((tx) => insertRevisions(tx, revisions, LATER));
  await house.product.db.atomically((tx) => insertRevisions(tx, [], LATER));
  const rows = await house.sql`
    select bet_id, player_id, revision, paid_cents, status, why, at from bet_revision order by revision`;
  expect(rows).toEqual(
    [
      ...[{ bet_id: one.id, player_id: one.player_id, revision: 5, paid_cents: 78, status: 'open' }],
      ...[{ bet_id: three.id, player_id: three.player_id, revision: 6, paid_cents: 0, status: 'lost' }],
    ].map((row, at) => ({ ...row, why: revisions[at]!.why, at: LATER })),
  );
});
