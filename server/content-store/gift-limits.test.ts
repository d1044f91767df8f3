// What a gift counts as and what one person may define: read from what two persons have set, within the bounds of the code.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Json } from '#contract/content-entries.ts';
import { usualThresholds } from '#rules/thresholds.ts';
import { edit, thing } from '#tests/content-store.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { test } from '#tests/world.ts';
import { storeThreshold } from '../thresholds/thresholds.ts';
import { giftLimitSettings, readGiftLimits } from './gift-limits.ts';

const now = new Date('2026-03-01T12:00:00Z');

test('a coin counts what was set, and as much as it can where nothing that can be read was set', async ({
  world: { db },
}) => {
  const coin = async () => (await readGiftLimits(db.sql)).coinHundredths;
  expect(await coin()).toBe(10_000);
  await edit(db, [thing('setting', 'gift-limits.coinHundredths', 131)]);
  expect(await coin()).toBe(131);
  await db.sql`update content_entry set value = '"131"'::jsonb where name = 'gift-limits.coinHundredths'`;
  expect(await coin()).toBe(10_000);
});

test('what one person may define is what two persons have agreed on', async ({ world: { db } }) => {
  const limits = async () => (await readGiftLimits(db.sql)).onePerson;
  expect(await limits()).toEqual({
    perPlayer: usualThresholds['content-alone-player'],
    perDay: usualThresholds['content-alone-day'],
    total: usualThresholds['content-alone-total'],
  });
  const [asker, second] = [await seatAtDesk(db, 'admin', now), await seatAtDesk(db, 'admin', now)];
  const by = { reason: 'a test', askedBy: asker.id, agreedBy: second.id };
  const values = { 'content-alone-player': 11, 'content-alone-day': 22, 'content-alone-total': 33 } as const;
  for (const [at, name] of (
    ['content-alone-player', 'content-alone-day', 'content-alone-total'] as const
  ).entries()) {
    const [asked] = await db.sql<{ id: number }>`
      insert into staff_approval (kind, subject, payload, reason, asked_by, asked_at)
      values ('threshold.change', ${name}, '{}', '', ${asker.id}, ${now}) returning id`;
    const change = { name, from: at, to: values[name], approval: asked!.id, ...by };
    await db.atomically((tx) => storeThreshold(tx, change, now));
  }
  expect(await limits()).toEqual({ perPlayer: 11, perDay: 22, total: 33 });
});

const boost = { perPlayerCents: 100_000, perBoostCents: 5_000_000, costCents: 1_000_000, withExtras: true };

test.for<[keyof typeof giftLimitSettings, Json, boolean]>([
  ['coinHundredths', 10_000, true],
  ['coinHundredths', 10_001, false],
  ['coinHundredths', 1, true],
  ['coinHundredths', 0, false],
  ['coinHundredths', 1.5, false],
  ['boost', boost, true],
  ['boost', { ...boost, perPlayerCents: 0, perBoostCents: 0, costCents: 0 }, true],
  ['boost', { ...boost, perPlayerCents: 100_001 }, false],
  ['boost', { ...boost, perBoostCents: 5_000_001 }, false],
  ['boost', { ...boost, costCents: 1_000_001 }, false],
  ['boost', { ...boost, costCents: -1 }, false],
  ['boost', { ...boost, withExtras: 1 }, false],
  ['boost', { ...boost, other: 1 }, false],
])('two persons may set %s to %j: %s', ([name, value, isGood]) =>
  expect(z.safeParse(giftLimitSettings[name], value).success).toBe(isGood),
);
