// What staff read of a change that needs a second person, and what one person's changes of one request cost together.
import { expect } from 'vitest';
import type { Json } from '#contract/content-entries.ts';
import { test } from '#tests/world.ts';
import { type ChangeRisk, type EntryChange, listRisks, needsSecondPerson } from './change-risks.ts';
import { DefinedAlone } from './defined-alone.ts';
import { findPayment } from './paying-changes.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ann = { by: 'Ann', now };

/** To each of ten players so many euro cents. */
const offer = (name: string, amount: number, more: object = {}): EntryChange => ({
  ...{ kind: 'offer', name, locale: '', before: undefined, isKnown: true },
  after: { limits: { perPlayer: 1, total: 10 }, rewards: [{ kind: 'cash', amount }], ...more } as Json,
});
const kindsOf = (risks: readonly ChangeRisk[]) => risks.map(({ kind, entry }) => `${kind}: ${entry}`);

test('each risk names its kind, its entry and what is wrong, in one sentence', async ({ world: { db } }) => {
  const named = { locale: '', before: undefined, isKnown: true } as const;
  const code = { ...named, kind: 'custom-code', name: 'counter', after: { code: '<b>' } } as const;
  const text = { ...named, kind: 'text', name: 'home.title', locale: 'en' } as const;
  const after = 'https://one.example/a and https://two.example/b';
  expect(await listRisks(db.sql, [code, { ...text, after }, offer('1', 2_001)], null)).toEqual([
    {
      ...{ kind: 'script', entry: 'custom-code counter' },
      sentence: 'it becomes script in players’ browsers.',
    },
    {
      ...{ kind: 'leads-away', entry: 'text home.title en' },
      sentence: 'it leads away from the site, to https://one.example/a.',
    },
    {
      ...{ kind: 'pays', entry: 'offer 1' },
      sentence: 'it can cost €\u00a020.01 to one player, €\u00a0200.10 a day, €\u00a0200.10 in all.',
    },
  ]);
  expect(
    await listRisks(db.sql, [{ ...code, after: undefined }], null),
    'what is removed runs no more',
  ).toEqual([]);
  const linked = { ...text, before: 'See https://one.example/a', after: 'At https://one.example/a' };
  expect(await listRisks(db.sql, [linked], null), 'the link was there before').toEqual([]);
  await db.sql`
    insert into content_entry (kind, name, value, version, is_changed, changed_at, changed_by)
    values ('setting', 'trusted-origins.links', '["https://one.example"]', 1, true, ${now}, 'Ann')`;
  const [foreign] = await listRisks(db.sql, [{ ...text, after }], null);
  expect(foreign!.sentence, 'the first that is not trusted').toContain('https://two.example/b');
  const setting = { ...named, kind: 'setting', name: 'currency-rates.EUR', after: 2 } as const;
  expect(await listRisks(db.sql, [setting], null)).toEqual([
    { kind: 'pays', entry: 'setting currency-rates.EUR', sentence: 'it decides what players are paid.' },
  ]);
});

test('what one person changes in one request counts together, except what two persons must agree to', async ({
  world: { db },
}) => {
  const risks = async (...changes: EntryChange[]) => kindsOf(await listRisks(db.sql, changes, ann));
  expect(await risks(offer('1', 1_000), offer('2', 1_000))).toEqual([]);
  expect(await risks(offer('1', 1_000), offer('2', 1_001))).toEqual(['pays: offer 2']);
  expect(await risks(offer('1', 9_000), offer('2', 1_000), offer('3', 1_000))).toEqual(['pays: offer 1']);
  expect(
    await risks(offer('1', 9_000), offer('2', 1_001), offer('3', 1_000)),
    'a small change after a large one counts still',
  ).toEqual(['pays: offer 1', 'pays: offer 3']);
  expect(
    await risks(offer('1', 1_001, { link: 'https://partner.example/' }), offer('2', 1_000)),
    'so does one that needs a second person for its address alone',
  ).toEqual(['leads-away: offer 1', 'pays: offer 2']);
  const [together] = await listRisks(db.sql, [offer('1', 1_500), offer('2', 1_000)], ann);
  expect(together!.sentence).toBe(
    'with what the same person has defined alone in 30 days it can cost €\u00a025.00 to one player, €\u00a0250.00 a day, €\u00a0250.00 in all.',
  );
  expect(
    (await listRisks(db.sql, [offer('1', 5, { limits: { perPlayer: 1 } })], ann))[0]!.sentence,
    'without a limit of claims',
  ).toBe('it can cost €\u00a00.05 to one player, without a limit a day, without a limit in all.');
});

const limits = { onePerson: { perPlayer: 2_000, perDay: 20_000, total: 100_000 }, coinHundredths: 130 };

test.for([
  ['to each limit', 1_000, { perPlayer: 2, perDay: 20, total: 100 }, true],
  ['beyond the one of a player', 2_001, { perPlayer: 1, perDay: 1, total: 1 }, false],
  ['beyond the one of a day', 1_000, { perPlayer: 1, perDay: 21, total: 21 }, false],
  ['beyond the one of all', 1_000, { perPlayer: 1, perDay: 20, total: 101 }, false],
] as const)(
  'what goes %s, of %d cents and with %j claims, is defined by one person: %s',
  ([, amount, claims, isAlone]) => {
    const risk = findPayment(offer('1', amount, { limits: claims }), limits, new DefinedAlone(130));
    expect(risk).toEqual(isAlone ? null : expect.stringMatching(/^it can cost/));
  },
);

test('one person corrects words and defines what costs nothing, however much they have defined before', () => {
  const much = new DefinedAlone(130, [offer('1', 9_000)]);
  const large = (title: string) => offer('2', 9_000, { title });
  const nothing = offer('3', 0);
  const words = { ...large('B'), before: large('A').after };
  expect([words, nothing].map((change) => findPayment(change, limits, much))).toEqual([null, null]);
  expect(findPayment(large('A'), limits, new DefinedAlone(130))).toMatch(/^it can cost/);
  expect(findPayment(offer('3', 1), limits, much)).toMatch(/^with what the same person has defined/);
});

test('whoever may not do it alone reads why, of five entries at most', () => {
  const risks = [1, 2, 3, 4, 5, 6].map(
    (at): ChangeRisk => ({ kind: 'pays', entry: `offer ${at}`, sentence: 'it pays.' }),
  );
  const { reason, details } = needsSecondPerson(risks);
  expect([reason, details]).toEqual([
    'InvalidParameter',
    {
      invalid_parameters: { second_person: ['required'] },
      message: `A second person must agree. ${[1, 2, 3, 4, 5].map((at) => `offer ${at}: it pays.`).join(' ')}`,
    },
  ]);
});
