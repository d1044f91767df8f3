// Bets of several players at a shared table that are taken in one transaction: each is answered for itself.
import { expect } from 'vitest';
import { definitionOf } from '#games/definitions/all.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { moveMoney } from '#tests/moved-money.ts';
import { sharing } from '#tests/sharing.ts';
import { spentMeanwhile } from '#tests/spent-meanwhile.ts';
import { openTableHouse, type TableHouse } from '#tests/table-house.ts';
import { undoneBatch } from '#tests/undone-batch.ts';
import { close } from '../content/closures.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import { WrongEntry } from '../ledger/record.ts';
import { type Place, placeBatch } from './place-batch.ts';

const GAME = 'rocket-run';
const definition = definitionOf(GAME)!;
const test = sharing(() => openTableHouse(GAME));
const rich = { balances: { main: cents(1_000) } };

let ids = 0;
async function placeOf(
  house: TableHouse,
  player: Place['player'],
  rest: Partial<Place> = {},
): Promise<Place> {
  const { id, closes_at } = await house.until('open');
  ids += 1;
  return {
    ...{ id: `place-${ids}`, key: undefined, player, session: null, sharedRound: id, definition },
    ...{ bet: { stake: 100, targetX100: 200 } as Place['bet'], roundMinMs: 0, isBonusApart: false },
    ...{ rates: ratesOf(house.product.content), now: new Date(closes_at.getTime() - 1_000), ...rest },
  };
}

const keyOf = (player: Place['player'], key: string, bodyHash = 'body') => ({
  ...{ playerId: player.id, call: 'tables.place', key, bodyHash },
});

/** Done or refused, each in the order in which it was asked. */
const answersOf = async (tx: Tx, places: readonly Place[]) =>
  (await placeBatch.doAll(tx, places, { isPatient: true })).map((answer) => {
    if (answer === 'busy') return answer;
    if ('refused' in answer) return answer.refused;
    return 'seated' in answer.done ? 'seated' : { again: answer.done.id };
  });

const refused = (reason: string, more: object = {}) => expect.objectContaining({ reason, ...more });

test('each bet of a batch is answered by what speaks against it, and by nothing of the others', async ({
  house,
}) => {
  const make = (wish: object = rich) => house.player(wish);
  const [plain, seated, keyed, other, moved, strange, wrong, changed, quick, poor, barred, limited] = [
    ...[await make(), (await house.sit(rich)).player, await make(), await make(), await make()],
    ...[await make(), await make(), await make(), await make()],
    ...[await make({ balances: { main: cents(99) } }), await make({}), await make()],
  ] as Place['player'][];
  await giveActive(house.product, barred!, 'casino');
  const { now, sharedRound } = await placeOf(house, plain!);
  const seen = await undoneBatch(house.product.db, async (tx) => {
    const own = await placeOf(house, seated!);
    const before = await answersOf(tx, [own, await placeOf(house, quick!)]);
    const { sql } = tx;
    await sql`update bonus set terms = terms || ${JSON.stringify({ excluded: [GAME] })}::text::jsonb where player_id = ${barred!.id}`;
    await sql`insert into play_limit (player_id, stake_cents) values (${limited!.id}, 99)`;
    await sql`
      update round set started_at = ${new Date(now.getTime() - 1_499)}, state = 'over', ended_at = started_at,
        shared_round_id = null, pair_id = (select min(id) from seed_pair), nonce = 0
      where player_id = ${quick!.id}`;
    await sql`
      insert into idempotency_key (player_id, call, key, body_hash, subject, answer, kept_at) values
        (${keyed!.id}, 'tables.place', 'one', 'body', 'kept', '{"id": "kept"}', ${now}),
        (${keyed!.id}, 'tables.place', 'two', 'body', 'two', '{"id": "two"}', ${now}),
        (${keyed!.id}, 'tables.leave', 'one', 'body', 'left', '{"id": "left"}', ${now}),
        (${other!.id}, 'tables.place', 'one', 'another', 'hers', '{"id": "hers"}', ${now})`;
    const figures = { ...definition, figures: { ...(definition.figures as object), edgeX10000: 7 } } as never;
    return [
      before,
      await answersOf(tx, [
        await placeOf(house, plain!),
        own,
        await placeOf(house, keyed!, { key: keyOf(keyed!, 'one') }),
        await placeOf(house, other!, { key: keyOf(other!, 'one') }),
        await placeOf(house, { ...moved!, currency: 'EUR' }),
        await placeOf(house, strange!, { sharedRound: sharedRound + 1_000 }),
        await placeOf(house, wrong!, { definition: definitionOf('roulette-hour')! }),
        await placeOf(house, changed!, { definition: figures }),
        await placeOf(house, quick!, { roundMinMs: 2_500, now }),
        await placeOf(house, poor!),
        await placeOf(house, barred!),
        await placeOf(house, limited!),
      ]),
      await answersOf(tx, [
        await placeOf(house, seated!),
        await placeOf(house, keyed!, { key: keyOf(keyed!, 'three') }),
        await placeOf(house, other!, { key: keyOf(other!, 'two') }),
      ]),
    ];
  });
  const tooSoon = { details: { error_data: { retry_after: 2 } } };
  expect(seen).toEqual([
    ['seated', 'seated'],
    [
      ...[
        'seated',
        { again: expect.stringMatching(/^place-/) },
        { again: 'kept' },
        refused('InvalidRequest'),
      ],
      ...[
        refused('InvalidRequest'),
        refused('RoundNotFound'),
        refused('RoundNotFound'),
        refused('GameClosed'),
      ],
      ...[refused('TooManyRequests', tooSoon), refused('InsufficientFunds'), refused('BonusGameExcluded')],
      refused('StakeLimitExceeded'),
    ],
    [refused('RoundOpen'), 'seated', 'seated'],
  ]);
});

test('bets are taken up to the moment at which they close, and in no other phase', async ({ house }) => {
  const player = await house.player(rich);
  const { id, closes_at } = await house.until('open');
  const answer = (now: Date, phase = 'open') =>
    undoneBatch(house.product.db, async (tx) => {
      await tx.sql`update shared_round set phase = ${phase} where id = ${id}`;
      return (await answersOf(tx, [await placeOf(house, player, { now })]))[0];
    });
  expect(await answer(closes_at)).toBe('seated');
  expect(await answer(new Date(closes_at.getTime() + 1))).toEqual(refused('BetsClosed'));
  expect(await answer(closes_at, 'closed')).toEqual(refused('BetsClosed'));
});

test('who still has a seat in an earlier round of a table waits for its end, and plays at other tables meanwhile', async ({
  house,
}) => {
  const [waiting, over, elsewhere, left] = [
    ...[
      await house.player(rich),
      await house.player(rich),
      await house.player(rich),
      await house.player(rich),
    ],
  ] as [Place['player'], Place['player'], Place['player'], Place['player']];
  const answers = await undoneBatch(house.product.db, async (tx) => {
    const places = [];
    for (const one of [waiting, over, elsewhere, left]) places.push(await placeOf(house, one));
    expect(await answersOf(tx, places)).toEqual(Array(4).fill('seated'));
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`update round set shared_round_id = 1000 + shared_round_id where player_id in (${waiting.id}, ${over.id}, ${elsewhere.id})`;
    await tx.sql`update round set state = 'over', ended_at = started_at where player_id in (${over.id}, ${left.id})`;
    await tx.sql`update round set game = 'roulette-hour' where player_id = ${elsewhere.id}`;
    const again = [];
    for (const one of [waiting, over, elsewhere, left]) again.push(await placeOf(house, one));
    return answersOf(tx, again);
  });
  expect(answers).toEqual([refused('RoundOpen'), 'seated', 'seated', refused('RoundOpen')]);
});

test('what a bet leaves behind is its player’s: seat, key, sitting and balance, and the table is told', async ({
  house,
}) => {
  const [first, second] = [await house.player(rich), await house.player({})];
  // Own money pays before the money of a bonus.
  await giveActive(house.product, first, 'casino');
  const bonus = await giveActive(house.product, second, 'casino');
  const { until, product } = house;
  const open = await until('open');
  await undoneBatch(product.db, async (tx) => {
    const { sql } = tx;
    await sql`delete from live_outbox`;
    const signals: string[] = [];
    const noting: Tx = { ...tx, signal: (name) => void signals.push(name) };
    const places = [
      await placeOf(house, first, { key: keyOf(first, 'one') }),
      await placeOf(house, second, { bet: { stake: 200, targetX100: 300 } as never }),
    ];
    expect(await answersOf(noting, places)).toEqual(['seated', 'seated']);
    expect(signals).toContain('tables');
    const [{ now }] = places as [Place];
    const seat = (at: number, more: object) => ({
      ...{
        id: places[at]!.id,
        number: 1,
        game: GAME,
        definition: hashOf(definition),
        shared_round_id: open.id,
      },
      ...{
        bonus_cents: 0,
        bonus_id: null,
        paid_cents: 0,
        state: 'open',
        started_at: now,
        ended_at: null,
        ...more,
      },
    });
    const seats = await sql`
      select id, number, game, definition, shared_round_id, bet, staked_cents, bonus_cents, bonus_id, paid_cents, state, started_at,
        ended_at
      from round where shared_round_id = ${open.id} order by player_id`;
    expect(seats).toEqual([
      seat(0, { bet: { stake: 100, targetX100: 200 }, staked_cents: 100 }),
      seat(1, { bet: { stake: 200, targetX100: 300 }, staked_cents: 200, bonus_cents: 200, bonus_id: bonus }),
    ]);
    const [{ id }] = places as [Place];
    expect(
      await sql`select player_id, call, key, subject, answer from idempotency_key where kept_at = ${now}`,
    ).toEqual([{ player_id: first.id, call: 'tables.place', key: 'one', subject: id, answer: { id } }]);
    const sat = await sql`select player_id, began_at, first_round from play_sitting order by player_id`;
    expect(sat).toEqual([first, second].map((one) => ({ player_id: one.id, began_at: now, first_round: 1 })));
    expect(
      await sql`select player_id, name, data -> 'balance_main' ->> 'amount' as main from live_outbox order by id`,
    ).toEqual([
      { player_id: first.id, name: 'account.balance_updated', main: '9' },
      { player_id: second.id, name: 'account.balance_updated', main: '0' },
    ]);
    await sql`
      update round set state = 'over', ended_at = started_at, started_at = started_at - interval '1 minute',
        shared_round_id = null, pair_id = (select min(id) from seed_pair), nonce = player_id
      where player_id = ${first.id}`;
    expect(await answersOf(noting, [await placeOf(house, first)])).toEqual(['seated']);
    const sittings = await sql`select first_round from play_sitting where player_id = ${first.id}`;
    expect(sittings, 'within the sitting').toEqual([{ first_round: 1 }]);
    await sql`
      update round set state = 'over', ended_at = started_at, shared_round_id = null,
        pair_id = (select min(id) from seed_pair), nonce = 1000 + player_id
      where player_id = ${first.id} and state = 'open'`;
    expect(await answersOf(noting, [await placeOf(house, first)])).toEqual(['seated']);
    const numbers = await sql`select number from round where player_id = ${first.id} order by number`;
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    const closing = product.db.sql`select from shared_round where id = ${open.id} for update nowait`;
    await expect(closing, 'bets cannot be closed meanwhile').rejects.toThrow('could not obtain lock');
  });
});

test('a bet whose money is gone when it is booked is refused for that, and trouble with the ledger is not hidden', async ({
  house,
}) => {
  const [spent, mixed, fine] = [
    await house.player({ balances: { main: cents(100) } }),
    await house.player(rich),
    await house.player(rich),
  ];
  const places = [
    await placeOf(house, spent),
    await placeOf(house, { ...mixed, currency: 'EUR' }),
    await placeOf(house, fine),
  ];
  const meanwhile = spentMeanwhile(house.product.db);
  meanwhile.arm(() => moveMoney(house.product.db, spent, -1));
  const answers = await undoneBatch(meanwhile.db, async (tx) => {
    await tx.sql`set local session_replication_role = replica`;
    // No part of the product changes a currency without the purse.
    await tx.sql`update player set currency = 'EUR' where id = ${mixed.id}`;
    return answersOf(tx, places);
  });
  expect(answers).toEqual([refused('InsufficientFunds'), expect.any(WrongEntry), 'seated']);
});

test('bonus money is kept apart where the operator wants it so', async ({ house }) => {
  const player = await house.player({ balances: { main: cents(60), bonus: cents(60) } });
  const answer = (isBonusApart: boolean) =>
    undoneBatch(house.product.db, async (tx) =>
      answersOf(tx, [await placeOf(house, player, { isBonusApart })]),
    );
  expect(await answer(true)).toEqual([refused('InsufficientFunds')]);
  expect(await answer(false)).toEqual(['seated']);
});

test.for(['product:casino', 'product:tables', `game:${GAME}`] as const)(
  'no bet is taken while %s is closed',
  async (target, { house }) => {
    const place = await placeOf(house, await house.player(rich));
    const answers = await undoneBatch(house.product.db, async (tx) => {
      const messages = { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' };
      await close(tx, { target, messages, ends_at: null }, { by: 'a test', now: place.now });
      return answersOf(tx, [place]);
    });
    expect(answers).toEqual([refused('InMaintenance')]);
  },
);
