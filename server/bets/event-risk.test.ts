// What an event may lose at worst, over all its bets together: capped inside the transaction that takes a bet, and always
// what its open bets say.
import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt } from '#games/rng/rng.ts';
import { cents } from '#rules/money.ts';
import { type BettingHouse, NOON, openBettingHouse } from '#tests/betting-house.ts';
import { makeLeague } from '#tests/book.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { openProcessBus } from '../live/process.ts';
import { findOtherRisks } from './revalued-risks.ts';

const RICH = { balances: { main: cents(900_000_000) } };
/** Of an event of the first tier, and of its league, in cents. */
const EVENT_CAP = 6_000_000;
const PERSON_CAP = EVENT_CAP / 2;
const LEAGUE_CAP = 5 * EVENT_CAP;

const lossOf = async ({ sql }: BettingHouse, event: number): Promise<number> => {
  const [row] = await sql<{ loss: number }>`
    select -coalesce(sum(worst_cents), 0)::float8 as loss from bet_risk where event_id = ${event}`;
  return row!.loss;
};

const totalOf = async ({ sql }: BettingHouse): Promise<number> => {
  const [row] = await sql<{ loss: number }>`
    select coalesce(sum(loss_cents), 0)::float8 as loss from bet_risk_scope where scope = 'total'`;
  return row!.loss;
};

/** As much as is taken of it. */
async function betMost(
  bettor: Awaited<ReturnType<BettingHouse['bettor']>>,
  pick: Parameters<typeof bettor.bet>[0][number],
): Promise<number> {
  const asked = (await bettor.bet([pick], { unit: 5_000_000 })).result;
  const unit = asked.refused.unit as number | null;
  if (unit === null) return 0;
  expect((await bettor.bet([pick], { unit })).result.status).toBe('open');
  return unit;
}

const atThreeNil = [
  ['result', '1'],
  ['handicap|line=-0.5', '1'],
  ['handicap|line=-1', '1'],
  ['handicap|line=-1.5', '1'],
  ['handicap|line=-2', '1'],
  ['total|line=2.5', 'over'],
  ['winning-margin|from=1,2,3,4', '1 by 3'],
  ['correct-score|max=4', '3:0'],
  ['exact-goals|max=6', '3'],
  ['win-to-nil|side=home', 'yes'],
  ['clean-sheet|side=home', 'yes'],
] as const;

test('eleven maximum bets that all win at 3:0 lose no more than the event may, whoever places them', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  for (const [market, outcome] of atThreeNil) {
    const bettor = await house.bettor(RICH);
    await betMost(bettor, { event, market, outcome });
  }
  expect(await lossOf(house, event.id)).toBeLessThanOrEqual(EVENT_CAP);
  expect(await lossOf(house, event.id)).toBeGreaterThan(EVENT_CAP * 0.99);
  await house.end(event, 3, 0);
  await house.run();
  const [{ lost }] = (await house.sql<{ lost: number }>`
    select sum(euro_rate * (paid_cents - staked_cents))::float8 as lost from bet where status <> 'refused'`) as [
    { lost: number },
  ];
  expect(lost).toBeLessThanOrEqual(EVENT_CAP);
  expect(await house.sql`select from bet_risk`).toEqual([]);
  expect(await totalOf(house)).toBe(0);
});

test('the same outcome under two names shares what it may lose, and a bet that balances is still taken', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  for (let turn = 0; turn < 3; turn++)
    await betMost(await house.bettor(RICH), { event, market: 'result', outcome: '1' });
  const bettor = await house.bettor(RICH);
  const { refused } = (await bettor.bet([{ event, market: 'handicap|line=-0.5' }], { unit: 5_000 })).result;
  expect(refused).toMatchObject({ why: 'stake-limit' });
  expect((await bettor.bet([{ event, outcome: '2' }], { unit: 5_000 })).result.status).toBe('open');
  const { result } = await house.ask(
    'bets.quote',
    { slip: JSON.stringify(house.slipOf([{ event, market: 'handicap|line=-0.5' }])) },
    bettor.visitor,
  );
  expect(result.unit_max).toBeGreaterThan(refused.unit ?? 0);
});

test('one person wins no more on an event than they may, by many bets or by several accounts', async () => {
  await using house = await openBettingHouse();
  const [event, other] = [await house.event(), await house.event()];
  const [first, second, stranger] = [
    await house.bettor(RICH),
    await house.bettor(RICH),
    await house.bettor(RICH),
  ];
  await house.sql`
    insert into person_trait (player_id, kind, print, since)
    select player_id, 'browser', 'k1:one', ${NOON} from unnest(
      ${[first.player.id, second.player.id]}::bigint[]) as player_id`;
  const most = await betMost(first, { event });
  await betMost(first, { event, market: 'handicap|line=-0.5' });
  const quoted = async (bettor: typeof first, on: typeof event) =>
    (await house.ask('bets.quote', { slip: JSON.stringify(house.slipOf([{ event: on }])) }, bettor.visitor))
      .result.unit_max as number;
  expect(await lossOf(house, event.id)).toBeGreaterThan(PERSON_CAP * 0.99);
  expect(await lossOf(house, event.id)).toBeLessThanOrEqual(PERSON_CAP);
  expect(await quoted(second, event)).toBeLessThan(1);
  expect((await second.bet([{ event, market: 'handicap|line=-1' }], { unit: 50 })).result.status).toBe(
    'refused',
  );
  expect((await second.bet([{ event, outcome: '2' }], { unit: 50 })).result.status).toBe('open');
  expect(await quoted(second, other)).toBeGreaterThan(most * 0.5);
  expect(await quoted(stranger, event)).toBeGreaterThan(most * 0.5);
  await house.sql`
    insert into person_pair (player_id, other_id, kinds, found_at, verdict)
    values (${first.player.id}, ${second.player.id}, '{browser}', ${NOON}, 'apart')`;
  expect(await quoted(second, event), 'staff know that they are two persons').toBeGreaterThan(most * 0.5);
});

test('a second account has no higher limits than the first one’s', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const [first, second] = [await house.bettor(RICH), await house.bettor(RICH)];
  const before = await betMost(await house.bettor(RICH), { event, outcome: '2' });
  await house.sql`
    insert into bettor_factor (player_id, factor, reason, set_by, set_at)
    values (${first.player.id}, 0.01, 'closing line', 'ann', ${NOON})`;
  await house.sql`
    insert into person_pair (player_id, other_id, kinds, found_at, verdict)
    values (${first.player.id}, ${second.player.id}, '{payment}', ${NOON}, 'same')`;
  expect(await betMost(second, { event, outcome: '2' })).toBeLessThan(before / 50);
});

test('forty parallel bets of one person’s two accounts, on two servers, win no more than one person may', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const pair = [await house.bettor(RICH), await house.bettor(RICH)];
  await house.sql`
    insert into person_trait (player_id, kind, print, since)
    select player_id, 'browser', 'k1:two', ${NOON} from unnest(
      ${pair.map(({ player }) => player.id)}::bigint[]) as player_id`;
  await using other = await openDoorsOn(house.url, async () => openProcessBus());
  other.product.clock = house.product.clock;
  const slip = JSON.stringify(house.slipOf([{ event }], { unit: 2_000 }));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      (at % 2 === 0 ? house : other).send('bets.place', { slip }, pair[at % 4 < 2 ? 0 : 1]!.visitor),
    ),
  );
  const taken = answers.filter(({ result }) => result?.status === 'open').length;
  expect(taken).toBeGreaterThan(3);
  expect(taken).toBeLessThan(40);
  expect(await lossOf(house, event.id)).toBeLessThanOrEqual(PERSON_CAP);
});

test('a hundred parallel bets on two servers never exceed the cap of an event, nor that of their league', async () => {
  await using house = await openBettingHouse();
  const league = await makeLeague(house.sql);
  const events = await Promise.all(Array.from({ length: 8 }, () => house.event({ league })));
  const crowd = await Promise.all(Array.from({ length: 25 }, () => house.bettor(RICH)));
  await using other = await openDoorsOn(house.url, async () => openProcessBus());
  other.product.clock = house.product.clock;
  const picks = [
    { market: 'result', outcome: '1' },
    { market: 'handicap|line=-0.5', outcome: '1' },
    { market: 'total|line=2.5', outcome: 'over' },
    { market: 'win-to-nil|side=home', outcome: 'yes' },
  ];
  const slips = Array.from({ length: 100 }, (_, at) => {
    const event = events[at % events.length]!;
    const pick = picks[Math.floor(at / events.length) % picks.length]!;
    return JSON.stringify(house.slipOf([{ event, ...pick }], { unit: 7_000 }));
  });
  const answers = await Promise.all(
    slips.map((slip, at) =>
      (at % 2 === 0 ? house : other).send('bets.place', { slip }, crowd[at % crowd.length]!.visitor),
    ),
  );
  const statuses = answers.map(({ result, error }) => result?.status ?? error.type);
  expect(statuses.filter((status) => status === 'open').length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status === 'refused').length).toBeGreaterThan(10);
  for (const { id } of events) expect(await lossOf(house, id)).toBeLessThanOrEqual(EVENT_CAP);
  expect(await totalOf(house)).toBeLessThanOrEqual(LEAGUE_CAP);
  expect(await totalOf(house)).toBeGreaterThan(LEAGUE_CAP * 0.7);
  expect(await findOtherRisks(house.product.db)).toEqual([]);
});

test('after bets were placed, sold, voided, cancelled and settled in any order, the stored values are those of a full revaluation', async () => {
  await using house = await openBettingHouse();
  const rng = fastRng(5);
  const draw = (below: number) => drawInt(rng, below);
  const bettor = await house.bettor(RICH);
  const events = await Promise.all(Array.from({ length: 4 }, () => house.event()));
  const picks = [...atThreeNil, ['corners-total|line=9.5', 'over'], ['h1-result', 'X']] as const;
  for (let step = 0; step < 60; step++) {
    const open = (await bettor.bets()).filter(({ status }: { status: string }) => status === 'open');
    const kind = draw(10);
    if (kind < 5 || open.length === 0) {
      const legs = (await Promise.all(events.slice(0, 1 + draw(3)).map((event) => house.reload(event))))
        .filter(({ status }) => status === 'scheduled')
        .map((event) => {
          const [market, outcome] = picks[draw(picks.length)]!;
          return { event, market, outcome };
        });
      if (legs.length > 0) await bettor.bet(legs, { unit: 1 + draw(100), policy: 'any' });
    } else if (kind < 7) {
      const { id } = open[draw(open.length)];
      const quote = (await bettor.cashOuts()).find(({ bet }: { bet: string }) => bet === id);
      if (quote?.amount > 0) await bettor.cashOut(id, 50, Math.floor(quote.amount * 50), `sale-${step}`);
    } else if (kind === 7)
      await house.sql`
        insert into voided_market values (${events[draw(4)]!.id}, 'result', 'a test', 'nobody', ${NOON})
        on conflict do nothing`;
    else if (step > 30) await house.end(events[draw(4)]!, draw(4), draw(3));
    if (step % 5 === 0) await house.run();
    expect(await findOtherRisks(house.product.db)).toEqual([]);
  }
  for (const event of events) await house.end(event, 3, 0);
  await house.run();
  expect(await findOtherRisks(house.product.db)).toEqual([]);
  expect(await totalOf(house)).toBe(0);
});

test('values that somebody changed are seen by the audit', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  await (await house.bettor()).bet([{ event }], { unit: 100 });
  const turnBit = () => house.sql`update bet_risk set cents = set_byte(cents, 0, get_byte(cents, 0) # 1)`;
  await turnBit();
  expect(await findOtherRisks(house.product.db)).toMatchObject([
    { invariant: 'L45', subject: `event ${event.id}`, detail: 'scenarios of goals' },
  ]);
  await turnBit();
  expect(await findOtherRisks(house.product.db)).toEqual([]);
  await house.sql`update bet_risk set block = 'reds'`;
  expect(await findOtherRisks(house.product.db)).toHaveLength(2);
  await house.sql`update bet_risk set block = 'goals'`;
});

test('values of another version of the scenarios are revalued before the next bet', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor(RICH);
  await bettor.bet([{ event }], { unit: 1_000 });
  await house.sql`update bet_risk set grid = 0, cents = ''::bytea, worst_cents = 0`;
  await house.sql`update bet_risk_scope set loss_cents = 0`;
  await bettor.bet([{ event, market: 'total|line=2.5', outcome: 'over' }], { unit: 1_000 });
  expect(await findOtherRisks(house.product.db)).toEqual([]);
  expect(await lossOf(house, event.id)).toBe(await totalOf(house));
});
