// What one person's definitions can cost together: the dearest of each within 30 days, and nobody else's.
import { expect } from 'vitest';
import type { EntryKind, Json } from '#contract/content-entries.ts';
import { noCost } from '#rules/gifts/worst-cost.ts';
import { test } from '#tests/world.ts';
import { DefinedAlone, readDefinedAlone } from './defined-alone.ts';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms);
const COIN_HUNDREDTHS = 130;

const value = (amount: number, more: object = {}): Json =>
  ({ limits: { perPlayer: 1, total: 10, perDay: 2 }, rewards: [{ kind: 'cash', amount }], ...more }) as Json;
const change = (name: string, after: Json | undefined, before?: Json, kind: EntryKind = 'offer') => ({
  ...{ kind, name, before, after },
});
const costing = (perPlayer: number) => ({ perPlayer, perDay: perPlayer * 2, total: perPlayer * 10 });

test('each definition counts with the most that it could cost, and not beside itself', () => {
  const alone = new DefinedAlone(COIN_HUNDREDTHS, [change('1', value(300)), change('2', value(50))]);
  expect(alone.beside(change('3', undefined))).toEqual(costing(350));
  expect(alone.beside(change('1', undefined))).toEqual(costing(50));
  expect(alone.beside(change('1', undefined, undefined, 'cashback')), 'another kind').toEqual(costing(350));
  alone.add(change('1', value(100), value(300)));
  expect(alone.beside(change('3', undefined)), 'made smaller later').toEqual(costing(350));
  alone.add(change('2', value(70), value(50)));
  expect(alone.beside(change('3', undefined))).toEqual(costing(370));
  alone.add(change('2', undefined, value(70)));
  expect(alone.beside(change('3', undefined)), 'taken away later').toEqual(costing(370));
  alone.add(change('4', value(900, { title: 'B' }), value(900, { title: 'A' })));
  alone.add(change('5', value(900), undefined, 'text'));
  expect(alone.beside(change('3', undefined)), 'words cost nothing').toEqual(costing(370));
  expect(new DefinedAlone(COIN_HUNDREDTHS).beside(change('1', undefined))).toEqual(noCost);
});

test('a coin costs what it was said to cost', () => {
  const coins = { limits: { perPlayer: 1, total: 1 }, rewards: [{ kind: 'coins', coins: 100 }] };
  const costAt = (hundredths: number) =>
    new DefinedAlone(hundredths, [change('1', coins)]).beside(change('2', undefined)).perPlayer;
  expect([costAt(130), costAt(200)]).toEqual([130, 200]);
});

test('only what the same person has defined in the last 30 days is read, and only kinds that pay', async ({
  world: { db },
}) => {
  interface Written {
    by?: string;
    at?: Date;
    kind?: EntryKind;
    before?: Json;
  }
  const write = (name: string, amount: number, more: Written = {}) => {
    const { by = 'Ann', at = daysAgo(1), kind = 'offer', before = null } = more;
    return db.sql`
      insert into content_change (kind, name, locale, version, before, after, changed_at, changed_by, note)
      values (${kind}, ${name}, '', 1, ${JSON.stringify(before)}::text::jsonb, ${JSON.stringify(value(amount))}::text::jsonb, ${at}, ${by}, '')`;
  };
  await write('mine', 1);
  await write('just-within', 20, { at: daysAgo(30, 1) });
  await write('a-month-ago', 300, { at: daysAgo(30) });
  await write('hers', 4_000, { by: 'Bea' });
  await write('agreed', 50_000, { by: 'Ann, Bea' });
  await write('words', 5_000_000, { before: value(5_000_000, { title: 'A' }) });
  await write('a-text', 600_000, { kind: 'text' });
  await write('general.a-setting', 700_000, { kind: 'setting' });
  const beside = async (name: string, at = now) =>
    (await readDefinedAlone(db.sql, { by: 'Ann', now: at }, COIN_HUNDREDTHS)).beside(change(name, undefined));
  expect(await beside('new')).toEqual(costing(21));
  expect(await beside('mine')).toEqual(costing(20));
  expect(await beside('new', daysAgo(0, 1)), 'a moment later').toEqual(costing(1));
  await db.sql`
    insert into content_change (kind, name, locale, version, before, after, changed_at, changed_by, note)
    select kind, name, locale, 2, after, null, ${now}, 'Ann', '' from content_change where name = 'mine'`;
  expect(await beside('new'), 'a definition that is removed counts still').toEqual(costing(21));
});
