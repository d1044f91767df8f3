// What bets that cover each other count for a bonus: only what they really risk, in whatever markets and accounts they are.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse, type PickWish } from '#tests/betting-house.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { cancelBet } from './cancel-bet.ts';

type Picks = (event: EventRecord) => Omit<PickWish, 'event'>[];

const result = (outcome: string) => ({ market: 'result', outcome });

/** An account with a bonus in play. Its own money stakes the bets. */
async function bonusBettor(house: BettingHouse): Promise<Bettor> {
  const bettor = await house.bettor({ balances: { main: cents(1_000_000) } });
  await giveActive(house.product, bettor.player, 'betting');
  return bettor;
}

/** Staked so that each brings back the same. */
async function bet(house: BettingHouse, bettor: Bettor, pick: PickWish): Promise<string> {
  const odds = house.offered(pick.event, pick.market!, pick.outcome!);
  const unit = Math.round(10_000_000 / odds) / 100;
  const { id, status } = (await bettor.bet([pick], { unit })).result;
  expect(status).toBe('open');
  return id;
}

/** The stakes and what of them is not at risk, as the facts of a player say by now. */
async function settled(house: BettingHouse, { player }: Bettor) {
  const [sums] = await house.sql<{ staked: number; opposed: number }>`
    select sum((data ->> 'staked')::bigint)::int as staked,
      coalesce(sum((data ->> 'opposed')::bigint), 0)::int as opposed
    from fact where name = 'bet.settled' and player_id = ${player.id}`;
  return sums!;
}

test.for<[string, Picks]>([
  [
    'a result and the other side of its handicap',
    () => [result('1'), { market: 'handicap|line=-0.5', outcome: '2' }],
  ],
  [
    'a result and the double chance against it',
    () => [result('1'), { market: 'double-chance', outcome: 'X2' }],
  ],
  [
    'over and every score under it',
    () => [
      { market: 'total|line=2.5', outcome: 'over' },
      ...['0:0', '1:0', '0:1', '1:1', '2:0', '0:2'].map((outcome) => ({
        market: 'correct-score|max=4',
        outcome,
      })),
    ],
  ],
])('%s count next to nothing', async ([, picks]) => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await bonusBettor(house)];
  for (const pick of picks(event)) await bet(house, bettor, { event, ...pick });
  await house.end(event, 1, 0);
  await house.run();
  const { staked, opposed } = await settled(house, bettor);
  expect(staked).toBeGreaterThan(9_000);
  expect((staked - opposed) / staked).toBeLessThan(0.1);
});

test('a result and a total count whole, and so does the same beside a bet on another match', async () => {
  await using house = await openBettingHouse();
  const [event, other] = [await house.event(), await house.event()];
  const bettor = await bonusBettor(house);
  await bet(house, bettor, { event, ...result('1') });
  await bet(house, bettor, { event, market: 'total|line=2.5', outcome: 'over' });
  await bet(house, bettor, { event: other, ...result('2') });
  for (const one of [event, other]) await house.end(one, 2, 1);
  await house.run();
  const { staked, opposed } = await settled(house, bettor);
  expect(staked).toBeGreaterThan(9_000);
  expect(opposed).toBe(0);
});

test('accounts of one person cover each other, and those of others do not', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const [bettor, second, stranger] = [
    await bonusBettor(house),
    await house.bettor(),
    await bonusBettor(house),
  ];
  await house.sql`
    insert into person_trait (player_id, kind, print, since)
    select id, 'document', 'same', ${house.now()}
    from unnest(${[bettor.player.id, second.player.id]}::bigint[]) as id`;
  await bet(house, bettor, { event, ...result('1') });
  await bet(house, second, { event, market: 'double-chance', outcome: 'X2' });
  await bet(house, stranger, { event, ...result('1') });
  await house.end(event, 0, 2);
  await house.run();
  const { staked, opposed } = await settled(house, bettor);
  expect((staked - opposed) / staked).toBeLessThan(0.1);
  const others = await settled(house, stranger);
  expect(others.staked).toBeGreaterThan(3_000);
  expect(others.opposed).toBe(0);
});

test('a covered bet that is cancelled takes back no more than it counted', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await bonusBettor(house)];
  const id = await bet(house, bettor, { event, ...result('1') });
  await bet(house, bettor, { event, market: 'double-chance', outcome: 'X2' });
  await house.end(event, 1, 0);
  await house.run();
  const before = await settled(house, bettor);
  await house.product.db.atomically((tx) => cancelBet(tx, { playerId: bettor.player.id, id }, house.now()));
  const counted = await house.sql<{ counted: number }>`
    select ((data ->> 'staked')::bigint - coalesce((data ->> 'opposed')::bigint, 0))::int as counted
    from fact where name = 'bet.settled' and data ->> 'bet' = ${id} and data ->> 'state' <> 'void' order by id`;
  expect(before.opposed).toBeGreaterThan(0);
  expect(counted.reduce((sum, one) => sum + one.counted, 0)).toBe(0);
});
