// Changes by SQL of rows that decide about money, each with the inspection that reports it. A new table that decides about
// money adds its changes to tests/raids (server/every-table.test.ts asks for it).
import { expect } from 'vitest';
import { openRaidedHouse } from '#tests/raided-house.ts';
import { factRaids } from '#tests/raids/facts.ts';
import { giftRaids } from '#tests/raids/gifts.ts';
import { peopleRaids } from '#tests/raids/people.ts';
import { playRaids } from '#tests/raids/play.ts';
import { sharing } from '#tests/sharing.ts';

const raids = [...peopleRaids, ...giftRaids, ...playRaids, ...factRaids];
const test = sharing(openRaidedHouse);

test('there are at least the 39 changes that were once tried', () => {
  expect(raids.length).toBeGreaterThanOrEqual(39);
  expect(new Set(raids.map(({ attack, table }) => `${attack} ${table}`)).size).toBe(raids.length);
});

test('rows that the product wrote are as they were sealed', async ({ house }) => {
  const found = await house.findAfter('select 1', null);
  expect(found.filter(({ invariant }) => ['L19', 'L20', 'L26', 'L42', 'L43'].includes(invariant))).toEqual(
    [],
  );
});

test.for(raids)('$by reports: $attack ($table)', async ({ sql, ...raid }, { house }) => {
  const before = await house.findAfter('select 1', raid);
  const isNew = ({ rule, subject, detail }: (typeof before)[number]) =>
    !before.some((one) => one.rule === rule && one.subject === subject && one.detail === detail);
  expect((await house.findAfter(sql, raid)).filter(isNew)).toContainEqual(
    expect.objectContaining({ invariant: raid.by, rule: raid.rule }),
  );
});

test.for(raids.filter(({ by, table }) => by === 'L42' && table !== 'sealed_table'))(
  'with every guard on, a connection without the keys is refused: $attack ($table)',
  async ({ sql }, { house }) => {
    await expect(house.changeWithoutKeys(sql)).rejects.toThrow(
      /has not brought the keys|only added to|stays written down/,
    );
  },
);
