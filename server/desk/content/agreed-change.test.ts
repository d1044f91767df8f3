// What a request of a content change tells the approver, and what an approved one leaves in the store.
import { expect } from 'vitest';
import type { Entry, Json } from '#contract/content-entries.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { type createWorld, test } from '#tests/world.ts';
import type { Edit } from '../../content-store/save-edits.ts';
import { listChanges, listEntries } from '../../content-store/stored-entries.ts';
import type { StaffContext } from '../desk-context.ts';
import { askForChange, CONTENT_CHANGE, contentChangeApprovable } from './agreed-change.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const now = new Date('2026-03-01T12:00:00Z');

const text = (name: string, value: string | undefined, version = 0, locale = 'en'): Edit => ({
  ...{ kind: 'text', name, locale, version },
  value,
});

async function open(world: World) {
  const { db } = world;
  const { id, name } = await seatAtDesk(db, 'editor', now);
  const staff = { id, name, role: 'editor', session: Buffer.alloc(0), provedAt: now };
  const ctx = { ...world.as(null), now, staff } as StaffContext;
  const askedBy = { id, name: 'Ann' };
  return {
    ...{ db, ctx },
    ask: (...edits: Edit[]) =>
      db.atomically((tx) => askForChange(tx, { edits, reason: 'a new partner' }, ctx)),
    asked: async (approval: number) =>
      (
        await db.sql<{ kind: string; subject: string; payload: { entries: Entry[] }; reason: string }>`
          select kind, subject, payload, reason from staff_approval where id = ${approval}`
      )[0]!,
    carryOut: (payload: unknown) =>
      db.atomically((tx) =>
        contentChangeApprovable.carryOut(
          tx,
          payload,
          { approval: 1, subject: '', reason: 'a new partner', askedBy },
          ctx,
        ),
      ),
  };
}

test('a request shows the approver what is served now, what is asked for, and why two persons must agree', async ({
  world,
}) => {
  const { db, ctx, ask, asked, carryOut } = await open(world);
  const seeded = text('offers.link', 'Our offers');
  await carryOut({ entries: [seeded], risks: [] });
  const edits = [
    text('offers.link', 'See https://partner.example/', 1),
    text('offers.partner', 'Ours', 0, 'ru'),
  ];
  const { approval, subject } = await ask(...edits);
  expect(subject).toBe('text offers.link en and 1 more');
  const row = await asked(approval);
  expect(row).toEqual({
    ...{ kind: 'content.change', subject, reason: 'a new partner' },
    payload: {
      entries: [
        { ...edits[0], before: 'Our offers' },
        { ...edits[1], before: null },
      ],
      risks: ['text offers.link en: it leads away from the site, to https://partner.example/.'],
    },
  });
  expect(CONTENT_CHANGE).toBe('content.change');
  expect(
    (await listEntries(db.sql, edits)).map((entry) => entry?.value),
    'nothing is changed yet',
  ).toEqual([...['Our offers', undefined]]);

  expect(await carryOut(row.payload)).toEqual({
    before: ['Our offers', null],
    after: ['See https://partner.example/', 'Ours'],
  });
  expect((await listChanges(db.sql, edits[0]!))[0]).toMatchObject({
    ...{ version: 2, after: 'See https://partner.example/', note: 'a new partner' },
    changed_by: `Ann, ${ctx.staff.name}`,
  });
  const removed = text('offers.partner', undefined, 1, 'ru');
  expect(await carryOut({ entries: [removed], risks: [] }), 'an entry that is removed').toEqual({
    ...{ before: [null], after: [null] },
  });
  expect(await listEntries(db.sql, [removed])).toMatchObject([{ is_removed: true }]);
});

test('a request is named after its first entry, in two hundred letters at most', async ({ world }) => {
  const { ask } = await open(world);
  const long = `offers.${'a'.repeat(300)}`;
  expect((await ask(text(long, 'A'))).subject).toBe(`text ${long}`.slice(0, 200));
  expect((await ask(text('offers.b', 'B'), text('offers.c', 'C'), text('offers.d', 'D'))).subject).toBe(
    'text offers.b en and 2 more',
  );
  const redirect = { from_url: '/old', to_url: '/new' } satisfies Json;
  const named = { kind: 'redirect', name: '/old', locale: '', version: 0 } as const;
  expect((await ask({ ...named, value: redirect })).subject).toBe('redirect /old');
});

test('what would change nothing, or is out of date, is not asked for', async ({ world }) => {
  const { ask, carryOut } = await open(world);
  await carryOut({ entries: [text('offers.same', 'Same')], risks: [] });
  const nothing = { details: { message: 'It changes nothing: there is nothing to agree to.' } };
  await expect(ask()).rejects.toMatchObject(nothing);
  await expect(ask(text('offers.same', 'Same', 1))).rejects.toMatchObject(nothing);
  await expect(ask(text('offers.same', 'Other', 0))).rejects.toMatchObject({ reason: 'ContentChanged' });
});

test('the approver of an overtaken change reads who has changed what, and other faults as they are', async ({
  world,
}) => {
  const { ctx, carryOut } = await open(world);
  const first = text('offers.race', 'First');
  await carryOut({ entries: [first], risks: [] });
  await expect(carryOut({ entries: [text('offers.race', 'Late')], risks: [] })).rejects.toMatchObject({
    reason: 'InvalidParameter',
    details: {
      message: `Ann, ${ctx.staff.name} has changed offers.race since this was asked. Decline it, and it can be asked for anew.`,
    },
  });
  const broken = text('offers.race', 'Hello {name', 1);
  await expect(carryOut({ entries: [broken], risks: [] })).rejects.toMatchObject({
    details: { invalid_parameters: { value: ['format'] } },
  });
  await expect(carryOut({ entries: [{ ...first, kind: 'no-kind' }], risks: [] })).rejects.toThrow();
});
