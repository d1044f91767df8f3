import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openTableHouse, type TableHouse } from '#tests/table-house.ts';
import { readChannel } from '../channels/channels.ts';

const SYSNAME = 'rocket-run';
const told = async (house: TableHouse) => (await readChannel(house.sql, `tables.${SYSNAME}`)).data;
const seatsIn = (data: Record<string, unknown>) => Object.keys(data).filter((key) => key.startsWith('seat:'));

test('the channel tells phases, seats with masked names, and the end only when it has come', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const player = await house.sit({ balances: { main: cents(10_000) } });
  await house.sql`update player set fakename = 'marigold77' where id = ${player.player.id}`;
  const { round } = (await player.place({ stake: 100, targetX100: 150 })).result;
  await house.run();
  expect(await told(house)).toMatchObject({
    round: { phase: 'open', seed: null, steps: null },
    [`seat:${round.id}`]: { name: 'ma•••77', staked: 100, target_x100: 150, has_left: false, paid: null },
  });
  await house.until('running');
  expect(await told(house)).toMatchObject({
    round: { phase: 'running', seed: null, steps: null, phase_ends_at: null },
  });
  const { seed, steps, position } = await house.end();
  await house.run();
  const over = await told(house);
  expect(over).toMatchObject({ round: { phase: 'over', seed, steps }, [`past:${position}`]: { steps } });
  expect((over[`seat:${round.id}`] as { paid: number }).paid).toBe(
    (steps![0]!['atX100'] as number) >= 150 ? 150 : 0,
  );
  house.pass(house.table.restsMs);
  await house.until('open');
  expect(seatsIn(await told(house))).toEqual([]);
  expect(JSON.stringify(over)).not.toContain('marigold77');
});

test('nothing is told again that has not changed, and of a crowd a hundred are shown', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const version = async () => (await readChannel(house.sql, `tables.${SYSNAME}`)).version;
  const before = await version();
  for (let again = 0; again < 3; again++) await house.run();
  expect(await version()).toBe(before);
  const crowd = await Promise.all(Array.from({ length: 104 }, () => house.sit()));
  await Promise.all(crowd.map(({ place }) => place({ stake: 100, targetX100: 101 })));
  await house.run();
  expect(seatsIn(await told(house))).toHaveLength(100);
  await house.end();
});
