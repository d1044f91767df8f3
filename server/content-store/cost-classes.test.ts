// Which content pays, and what one entry of it can cost.
import { expect, test } from 'vitest';
import { type EntryKind, entryKinds, type Json } from '#contract/content-entries.ts';
import { noCost, unbounded } from '#rules/gifts/worst-cost.ts';
import { readFiles } from '../content/content-files.ts';
import { entriesOf } from '../content/entries.ts';
import { isHarmlessSetting, isPayingSetting, payingKinds, worstCostOf } from './cost-classes.ts';
import { settingSchemas } from './entry-schemas.ts';

const COIN_HUNDREDTHS = 130;
const release = entriesOf(readFiles('content'));

const costOf = (kind: EntryKind, value: Json | undefined, name = 'x') =>
  worstCostOf({ kind, name }, value, COIN_HUNDREDTHS);

const offerOf = (reward: Json): Json => ({ limits: { perPlayer: 1, total: 1 }, rewards: [reward] });
const once = (cost: number) => ({ perPlayer: cost, perDay: cost, total: cost });

test('these kinds of content pay', () =>
  expect(payingKinds).toEqual([
    ...['bonus', 'offer', 'loyalty-program', 'loyalty-quest', 'loyalty-product', 'loyalty-character'],
    ...['tournament', 'jackpot', 'cashback'],
  ]));

test('what is deleted costs nothing, and texts, pages and pictures pay nothing', () => {
  expect(costOf('offer', undefined)).toEqual(noCost);
  for (const kind of ['text', 'page', 'banner', 'popup', 'redirect', 'seo', 'custom-code', 'media'] as const)
    expect(costOf(kind, { limits: {} }), kind).toBeNull();
});

test('a free spin costs the smallest stake of its game at least, and a coin what the setting says', () => {
  const spins = (game: string, stake: number) =>
    costOf('offer', offerOf({ kind: 'freespins', game, rounds: 10, stake }));
  expect([spins('triple-sevens', 1), spins('triple-sevens', 60)]).toEqual([once(200), once(600)]);
  for (const game of ['no-such-game', 'baccarat-noir'])
    expect(spins(game, 7), 'of a game without a ladder').toEqual(once(70));
  expect(spins('no-such-game', 0)).toEqual(once(0));
  expect(costOf('offer', offerOf({ kind: 'coins', coins: 100 }))).toEqual(once(130));
});

test.for<[EntryKind, Json, object]>([
  ['bonus', {}, unbounded],
  ['loyalty-quest', { repeats: 'once', rewards: [] }, noCost],
  ['loyalty-product', { reward: { kind: 'cash', cents: 5 }, price: 1, stock: 1 }, once(3)],
  ['loyalty-program', { levels: [{ coinRate: 101, gift: [] }] }, unbounded],
  ['loyalty-character', { perk: { percent: 1 } }, unbounded],
  ['tournament', { status: 'off' }, noCost],
  ['jackpot', { is_offered: false }, noCost],
  ['cashback', { is_offered: false }, noCost],
])('an entry of kind %s costs what its own rule says', ([kind, value, cost]) =>
  expect(costOf(kind, value)).toEqual(cost),
);

test('a setting pays unless it was looked at, and play may always be stopped from paying', () => {
  const setting = (name: string, value: Json = true) => costOf('setting', value, name);
  expect([setting('nobody.knows'), setting('currency-rates.EUR')]).toEqual([unbounded, unbounded]);
  expect([setting('web.title'), setting('general.domain_type')]).toEqual([null, null]);
  for (const name of ['loyalty.isEnabled', 'loyalty.areCharactersEnabled'])
    expect([setting(name, false), setting(name)], name).toEqual([noCost, unbounded]);
  expect(setting('loyalty.earning', false)).toEqual(unbounded);
});

test('a setting is known by its whole name, or by the file that it is in', () => {
  expect(['gift-limits.boost', 'gift-limits', 'loyalty.earning'].map(isPayingSetting)).toEqual([
    ...[true, true, true],
  ]);
  expect(['loyalty', 'loyalty.earnings', 'gift-limits2.a'].map(isPayingSetting)).toEqual([
    ...[false, false, false],
  ]);
  expect(['auth.x', 'author.x', 'general.analytic', 'general.other'].map(isHarmlessSetting)).toEqual([
    ...[true, false, true, false],
  ]);
});

test('every kind and every setting has a class: it pays, and how much, or it pays nothing', () => {
  const settings = [
    ...Object.entries(settingSchemas).flatMap(([file, fields]) =>
      Object.keys(fields).map((field) => `${file}.${field}`),
    ),
    ...release.filter(({ kind }) => kind === 'setting').map(({ name }) => name),
  ];
  expect(settings.filter((name) => isPayingSetting(name) === isHarmlessSetting(name))).toEqual([]);
  // A setting that nobody looked at counts as one that pays.
  expect(worstCostOf({ kind: 'setting', name: 'nobody.knows' }, 1, 130)?.total).toBe(Infinity);

  const paying = new Set(
    release
      .filter(
        ({ kind, name, value }) => kind !== 'setting' && worstCostOf({ kind, name }, value, 130) !== null,
      )
      .map(({ kind }) => kind),
  );
  const giving = release.filter(({ value }) =>
    /"(reward|rewards|gift|prizes|start_cents|cap_cents|percent|wager)":/.test(JSON.stringify(value)),
  );
  expect([...new Set(giving.map(({ kind }) => kind))].filter((kind) => !paying.has(kind))).toEqual([]);
  expect(entryKinds.filter((kind) => paying.has(kind))).toHaveLength(9);
});
