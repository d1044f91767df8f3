// What one editor alone must not let players be given: each attack goes through every way of changing content.
import { expect } from 'vitest';
import type { EntryKind, Json } from '#contract/content-entries.ts';
import { openDesk } from '#tests/desk.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';
import { readFiles } from '../content/content-files.ts';
import { entriesOf } from '../content/entries.ts';
import { listRisks } from './change-risks.ts';
import { readGiftLimits } from './gift-limits.ts';
import { listEntries } from './stored-entries.ts';

const test = inDoors
  .extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
    const doors = await openDoorsIn(world, { hasStore: true });
    onCleanup(() => doors[Symbol.asyncDispose]());
    return doors;
  })
  .extend('desk', { scope: 'file' }, async ({ doors }) => openDesk(doors));

type Fields = Record<string, Json>;
const release = entriesOf(readFiles('content'));

/** An entry of the release with other figures, under a name of its own where one is given. */
function changed(
  kind: EntryKind,
  name: string,
  change: Fields,
  newName?: [key: string, value: string | number],
) {
  const found = release.find((entry) => entry.kind === kind && entry.name === name)?.value as Fields;
  const own = newName === undefined ? {} : { [newName[0]]: newName[1] };
  return { kind, name: String(newName?.[1] ?? name), value: { ...found, ...change, ...own } as Json };
}

const million = { kind: 'cash', amount: 100_000_000 };
const small = { perPlayer: 1, total: 20 };

interface Attack {
  kind: EntryKind;
  name: string;
  value: Json;
}

const attacks: readonly Attack[] = [
  changed('offer', '5', { rewards: [million] }),
  changed('offer', '5', { rewards: [million] }, ['id', 901]),
  changed('offer', '5', { rewards: [million], started_at: '2027-01-01T00:00:00Z' }, ['id', 902]),
  changed('offer', '5', { limits: { perPlayer: 2 } }),
  changed('offer', '8', { codes: ['GOLDEN25', 'MINE'] }),
  changed('offer', '9', { conditions: { countries: ['LV'] } }),
  changed('loyalty-product', '2', { reward: { kind: 'cash', cents: 1_000_000 }, price: 1 }),
  changed('loyalty-product', '2', { price: 1 }, ['id', 903]),
  changed('loyalty-quest', 'warm-up', { rewards: [{ kind: 'cash', cents: 1_000_000 }] }),
  changed('loyalty-quest', 'warm-up', { steps: [{ counts: 'rounds', count: 1 }] }),
  changed('loyalty-program', 'marigold', { place: -1 }, ['sysname', 'mine']),
  changed('loyalty-character', '1', { perk: { source: 'slots', percent: 100 } }),
  changed('bonus', 'welcome-match', { wager: { x: 1, base: 'bonus' } }),
  changed('bonus', 'gift', { cap_x: null }, ['name', 'mine']),
  changed('tournament', 'brass-cup', { promised_cents: 100_000_000 }),
  changed('tournament', 'brass-cup', { min_points: 1 }, ['sysname', 'mine']),
  changed('jackpot', '1', { start_cents: 100_000_000_000 }),
  changed('cashback', '1', { cap_cents: 100_000_000 }),
  { kind: 'setting', name: 'currency-rates.BRL', value: 500 },
  { kind: 'setting', name: 'currency-rates.EUR', value: 1.09 },
  { kind: 'setting', name: 'gift-limits.coinHundredths', value: 131 },
  { kind: 'setting', name: 'loyalty.characterPrice', value: 1 },
  { kind: 'setting', name: 'general.is_bonus_isolation_enabled', value: true },
  {
    ...{ kind: 'setting', name: 'loyalty.earning' },
    value: {
      coinsPerEuro: 800,
      pointsPerEuro: 10,
      bonusShare: 1,
      dailyPointsMax: 20_000,
      streakPoints: 5,
      outsideEdge: 0.9,
    },
  },
];

test.for(attacks.map((attack, at) => ({ ...attack, at })))(
  'one editor alone can not save, import or roll back to $kind $name ($at); two persons with a fresh proof can',
  async ({ kind, name, value }, { desk, doors }) => {
    const { sql } = doors.product.db;
    const [ed, chief] = [await desk.member('editor'), await desk.member('approver')];
    const entry = { kind, name, locale: '' } as const;
    const stored = async () => (await listEntries(sql, [entry]))[0];
    const before = await stored();
    const version = before?.version ?? 0;
    const file = JSON.stringify({ entries: [{ ...entry, version, value }] });
    for (const [call, fields] of [
      ['content.save', { kind, name, version: String(version), value: JSON.stringify(value) }],
      ['content.importAll', { text: file }],
    ] as const) {
      const { status, error } = await desk.send(call, fields, ed);
      expect([status, error?.invalid_parameters], call).toEqual([400, { second_person: ['required'] }]);
    }
    expect(await stored()).toEqual(before);

    const fields = { entries: file, reason: 'as agreed' };
    const stale = new Date(doors.product.clock.now().getTime() - 3_600_000);
    await sql`update staff_session set proved_at = ${stale} where member_id = ${ed.id}`;
    expect((await desk.send('content.askChange', fields, ed)).error.invalid_parameters).toEqual({
      proof: ['required'],
    });
    const writer = await desk.member('editor');
    const asked = await desk.send('content.askChange', fields, writer);
    expect(asked.status).toBe(200);
    const approval = String(asked.result.approval);
    expect((await desk.send('approvals.approve', { approval }, writer)).status).toBe(403);
    expect((await desk.send('approvals.approve', { approval }, chief)).status).toBe(200);
    expect(await stored()).toMatchObject({ version: version + 1, value });

    if (kind === 'setting') return;
    // One person stops it at once, and can not bring it back alone.
    const away = { kind, name, version: String(version + 1) };
    expect((await desk.send('content.remove', away, ed)).status).toBe(200);
    const back = { ...away, version: String(version + 2), to: String(version + 1) };
    expect((await desk.send('content.rollBack', back, ed)).error?.invalid_parameters).toEqual({
      second_person: ['required'],
    });
  },
);

test('one person defines what is small, corrects words, and stops what is large', async ({ desk, doors }) => {
  const ed = await desk.member('editor');
  const { sql } = doors.product.db;
  const save = async ({ kind, name, value }: { kind: EntryKind; name: string; value: Json }) => {
    const [kept] = await listEntries(sql, [{ kind, name, locale: '' }]);
    const fields = { kind, name, version: String(kept?.version ?? 0), value: JSON.stringify(value) };
    return (await desk.send('content.save', fields, ed)).status;
  };
  const gift = { limits: small, rewards: [{ kind: 'cash', amount: 500 }] };
  const stopped = changed('offer', '2', { finished_at: '2026-03-02T00:00:00Z' });
  for (const entry of [
    changed('offer', '7', gift, ['id', 911]),
    changed('offer', '1', { title: 'Welcome' }),
    stopped,
    changed('loyalty-product', '3', { price: 500 }),
    changed('loyalty-product', '6', { title: 'Cash', price: 1_300 }),
    changed('tournament', 'weekly-league', { status: 'off' }),
    changed('jackpot', '2', { is_offered: false }),
    { kind: 'setting', name: 'loyalty.isEnabled', value: false } as const,
  ])
    expect([entry.name, await save(entry)]).toEqual([entry.name, 200]);
  // Nobody alone lets it go on, or makes the small thing large.
  for (const entry of [
    changed('offer', '2', {}),
    changed('offer', '7', { ...gift, limits: { perPlayer: 1 } }, ['id', 911]),
    changed('loyalty-product', '3', { price: 100 }),
    changed('jackpot', '2', {}),
    { kind: 'setting', name: 'loyalty.isEnabled', value: true } as const,
  ])
    expect([entry.name, await save(entry)]).toEqual([entry.name, 400]);
});

test('what one person defines alone counts together: a large gift cannot be split into many small ones', async ({
  desk,
  doors,
}) => {
  const [ed, other] = [await desk.member('editor'), await desk.member('editor')];
  const most = (await readGiftLimits(doors.product.db.sql)).onePerson.perPlayer;
  /** To each of five players so much of what one person may define for one. */
  const small = (id: number, share: number) =>
    changed(
      'offer',
      '7',
      { limits: { perPlayer: 1, total: 5 }, rewards: [{ kind: 'cash', amount: most * share }] },
      ['id', id],
    );
  const save = async (id: number, share: number, version: number, who = ed) => {
    const { kind, name, value } = small(id, share);
    const fields = { kind, name, version: String(version), value: JSON.stringify(value) };
    const { status, error } = await desk.send('content.save', fields, who);
    return error?.invalid_parameters ?? status;
  };
  const needed = { second_person: ['required'] };
  for (const id of [931, 932, 933]) expect(await save(id, 0.3, 0)).toBe(200);
  expect(await save(934, 0.3, 0)).toEqual(needed);
  expect(await save(934, 0.1, 0)).toBe(200);
  // What players may have had of it stays counted when it is made smaller, or is taken away.
  expect(await save(931, 0.05, 1)).toBe(200);
  expect((await desk.send('content.remove', { kind: 'offer', name: '932', version: '1' }, ed)).status).toBe(
    200,
  );
  expect(await save(935, 0.05, 0)).toEqual(needed);
  // Words may be corrected, and another person has limits of their own.
  const { value } = small(933, 0.3);
  const corrected = JSON.stringify({ ...(value as Fields), title: 'Welcome back' });
  const words = { kind: 'offer', name: '933', version: '1', value: corrected };
  expect((await desk.send('content.save', words, ed)).status).toBe(200);
  expect(await save(936, 0.3, 0, other)).toBe(200);
  // Several at once count together as well.
  const entries = [937, 938, 939, 940].map((id) => ({ ...small(id, 0.3), locale: '', version: 0 }));
  const file = { text: JSON.stringify({ entries }) };
  const third = await desk.member('editor');
  expect((await desk.send('content.importAll', file, third)).error?.invalid_parameters).toEqual(needed);
  expect(await listEntries(doors.product.db.sql, [{ kind: 'offer', name: '937', locale: '' }])).toEqual([
    undefined,
  ]);

  // A month later it is another sum.
  const later = new Date(doors.product.clock.now().getTime() + 31 * 86_400_000);
  const change = { ...small(941, 0.3), locale: '', before: undefined, after: small(941, 0.3).value };
  const risks = (now: Date) =>
    listRisks(doors.product.db.sql, [{ ...change, isKnown: true }], { by: ed.name, now });
  expect(await risks(doors.product.clock.now())).toHaveLength(1);
  expect(await risks(later)).toEqual([]);
});

test('saves, removals, rollbacks and imports keep what was before and after in the audit log', async ({
  desk,
}) => {
  const ed = await desk.member('editor');
  const named = { kind: 'offer', name: '921' };
  const at = (amount: number) =>
    changed('offer', '7', { limits: small, rewards: [{ kind: 'cash', amount }] }, ['id', 921]).value;
  const last = async (call: string) => {
    const { before, after } = (await desk.audit(call))[0]!;
    return { before, after };
  };
  await desk.send('content.save', { ...named, version: '0', value: JSON.stringify(at(100)) }, ed);
  expect(await last('content.save')).toEqual({ before: null, after: at(100) });
  await desk.send('content.save', { ...named, version: '1', value: JSON.stringify(at(200)) }, ed);
  expect(await last('content.save')).toEqual({ before: at(100), after: at(200) });
  await desk.send('content.rollBack', { ...named, version: '2', to: '1' }, ed);
  expect(await last('content.rollBack')).toEqual({ before: at(200), after: at(100) });
  const text = JSON.stringify({ entries: [{ ...named, version: 3, value: at(300) }] });
  expect((await desk.send('content.importAll', { text }, ed)).result).toEqual({ changed: 1 });
  expect(await last('content.importAll')).toEqual({
    before: [{ entry: 'offer 921', value: at(100) }],
    after: [{ entry: 'offer 921', value: at(300) }],
  });
  await desk.send('content.remove', { ...named, version: '4' }, ed);
  expect(await last('content.remove')).toEqual({ before: at(300), after: null });
});
