// Templates are data: what an operator saves is checked, is given from then on, and changes nothing promised before.
import { expect } from 'vitest';
import type { Json } from '#contract/content-entries.ts';
import { cents } from '#rules/money.ts';
import { bonusNow, giveBonus } from '#tests/bonuses.ts';
import { edit, thing } from '#tests/content-store.ts';
import { openDoors } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';

const test = sharing(() => openDoors({ hasStore: true }));

const entry = (value: object) => thing('bonus', 'gift', value as Json);

test('an edited template is given from then on, and what was promised before stays as it was', async () => {
  await using doors = await openDoors({ hasStore: true });
  const { db, content } = doors.product;
  const player = await doors.player();
  const before = await giveBonus(doors.product, player, { amount: cents(1_000) });
  const gift = content.cms<{ name: string }[]>('bonuses').find(({ name }) => name === 'gift')!;
  await edit(db, [entry({ ...gift, title: 'Gift', wager: { x: 3, base: 'bonus' } })]);
  await expect
    .poll(() => content.cms<{ name: string; wager: object }[]>('bonuses').find(({ name }) => name === 'gift'))
    .toMatchObject({ wager: { x: 3 } });
  const after = await giveBonus(doors.product, player, { amount: cents(1_000) });
  expect([(await bonusNow(db, before)).required, (await bonusNow(db, after)).required]).toEqual([
    20_000, 3_000,
  ]);
});

test.for([
  ['a turnover of less than the bonus', { wager: { x: 0.5, base: 'bonus' } }],
  ['a turnover of nobody’s', { wager: { x: 5, base: 'luck' } }],
  ['a percent beyond a hundred', { contribution: { slot: 101 } }],
  ['no time to play', { days_to_play: 0 }],
  ['a largest stake of nothing', { stake_max: { eur_cents: 0, percent: null } }],
  ['a product that we have not', { product: 'lottery' }],
] as const)('%s is not saved', async ([, wrong], { house }) => {
  const { db, content } = house.product;
  const gift = content.cms<{ name: string }[]>('bonuses').find(({ name }) => name === 'gift')!;
  await expect(edit(db, [entry({ ...gift, title: 'Gift', ...wrong })])).rejects.toThrow();
});
