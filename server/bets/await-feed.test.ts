// When bets and sales in play can be decided: as soon as their producers have spoken since, and after a bounded wait.
import { expect } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import { listDelayed, listDueSales, readAwaited } from './await-feed.ts';

const WAIT_MS = 8_000;
const ALL = 100;

/** Delayed bets, and sales of them, on matches of two producers and of one of which nothing is known. */
async function openWaiting() {
  const house = await openBettingHouse();
  house.leaveUnaudited();
  const { sql } = house;
  await house.speak();
  const make = async (producer: string, isLive = true) => {
    const event = await house.event();
    await sql`update event set producer = ${producer} where id = ${event.id}`;
    return isLive ? house.begin(event, { moment: 20 }) : event;
  };
  const [ours, theirs, unheard] = [await make('test'), await make('other'), await make('unheard')];
  const ahead = await make('other', false);
  const [first, second] = [await house.bettor(), await house.bettor()];
  const names = new Map<string, string>();
  const due = new Date(house.now().getTime() + 5_000);
  const wait = async (
    name: string,
    bettor: typeof first,
    events: readonly (typeof ours)[],
    played = events,
  ) => {
    const { id, status } = (await bettor.bet(events.map((event) => ({ event })))).result;
    expect(status).toBe('delayed');
    names.set(id, name);
    await sql`update bet set decides_at = ${due} where id = ${id}`;
    const decisive = JSON.stringify(Object.fromEntries(played.map((event) => [event.id, 1])));
    await sql`
      insert into bet_sale (bet_id, player_id, percent, seen_cents, decisive, asked_at, decides_at)
      values (${id}, ${bettor.player.id}, 100, 1, ${decisive}::text::jsonb, ${due}, ${due})`;
    return id as string;
  };
  await wait('ours', first, [ours]);
  await wait('theirs', first, [theirs]);
  await wait('both', second, [ours, theirs]);
  await wait('unheard', second, [unheard]);
  await wait('ours, and one of theirs that has not begun', second, [ours, ahead], [ours]);
  const over = await wait('decided', first, [ours]);
  await sql`update bet set status = 'open' where id = ${over}`;
  await sql`update bet_sale set refused = 'price' where bet_id = ${over}`;

  const speak = async (name: string, ms: number | null, isDown = false) => {
    const asOf = ms === null ? null : new Date(due.getTime() + ms);
    await sql`
      insert into producer (name, alive_at, as_of, is_down) values (${name}, ${due}, ${asOf}, ${isDown})
      on conflict (name) do update set as_of = excluded.as_of, is_down = excluded.is_down`;
  };
  const listed = async (ms: number, limit = ALL) => {
    const now = new Date(due.getTime() + ms);
    const bets = (await listDelayed(sql, now, limit)).map(({ id }) => names.get(id)!);
    const sales = (await listDueSales(sql, now, limit)).map(({ bet_id }) => names.get(bet_id)!);
    return { bets, sales };
  };
  return Object.assign(house, { due, speak, listed, names, events: { ours, theirs, unheard } });
}

const test = sharing(openWaiting);

const oursAlone = ['ours', 'ours, and one of theirs that has not begun'];
const heard = ['both', 'theirs', ...oursAlone];
const all = [...heard, 'unheard'];

test.for<[string, [ours: number, theirs: number | null, isDown?: boolean], number, readonly string[]]>([
  ['both have spoken at the decision', [0, 0], 0, heard],
  ['both have spoken, a moment before the decision', [0, 0], -1, []],
  ['ours spoke last a moment too early', [-1, 0], 0, ['theirs']],
  ['theirs spoke last a moment too early', [0, -1], 0, oursAlone],
  ['theirs has never said when', [0, null], 0, oursAlone],
  ['theirs is down, so its matches are closed anyway', [0, -1, true], 0, heard],
  ['neither has spoken, and the wait is not over', [-1, -1], WAIT_MS - 1, []],
  ['neither has spoken, and the wait is over', [-1, null], WAIT_MS, all],
])('%s', async ([, [ours, theirs, isDown], now, expected], { house }) => {
  await house.speak('test', ours);
  await house.speak('other', theirs, isDown);
  const { bets, sales } = await house.listed(now);
  expect(bets.toSorted()).toEqual([...expected].toSorted());
  expect(sales.toSorted()).toEqual([...expected].toSorted());
});

test('those that were due first are decided first, and so many at a time', async ({ house }) => {
  const [id] = [...house.names].find(([, name]) => name === 'both')!;
  const earlier = new Date(house.due.getTime() - 1_000);
  await house.sql`update bet set decides_at = ${earlier} where id = ${id}`;
  await house.sql`update bet_sale set decides_at = ${earlier} where bet_id = ${id}`;
  expect(await house.listed(WAIT_MS, 1)).toEqual({ bets: ['both'], sales: ['both'] });
  expect((await house.listed(WAIT_MS, 3)).bets).toHaveLength(3);
});

test('a bet before the start waits for no one, one in play for the one of its producers that spoke last', async ({
  house,
}) => {
  await house.speak('test', 0);
  await house.speak('other', -1);
  const { ours, theirs, unheard } = house.events;
  const ids = [ours.id, theirs.id, unheard.id];
  const feed = await house.product.db.atomically((tx) => readAwaited(tx, ids));
  expect(feed.isSilent([], house.due)).toBe(false);
  expect(feed.isSilent([ours.id], house.due)).toBe(false);
  expect(feed.isSilent([ours.id], new Date(house.due.getTime() + 1))).toBe(true);
  expect(feed.isSilent([ours.id, theirs.id], house.due)).toBe(true);
  expect(feed.isSilent([ours.id, theirs.id], new Date(house.due.getTime() - 1))).toBe(false);
  expect(feed.isSilent([unheard.id], house.due)).toBe(true);
});
