// What blocks a stake, in the order in which it is reported to a player, and the error of each.
import { expect, test } from 'vitest';
import { blockFrom, blockRefusal } from './stake-block.ts';

type Row = Parameters<typeof blockFrom>[0];

const now = new Date('2026-03-01T12:00:00Z');
const until = new Date('2026-04-01T00:00:00Z');
const closure = {
  target: 'product:sports',
  messages: { en: 'Back at one.' },
  ends_at: '2026-03-01T13:00:00Z',
} as const;

const free: Row = {
  ...{ status: 'active', is_excluded: false, excluded_until: null, has_session: true, closure: null, now },
};

test('whoever is active, signed in and not excluded may stake where nothing is closed', () =>
  expect(blockFrom(free)).toBeNull());

test.for<[string, Partial<Row>, object]>([
  ['a ban', { status: 'banned', is_excluded: true, has_session: false, closure }, { why: 'banned' }],
  ['a deleted account', { status: 'deleted' }, { why: 'deleted' }],
  [
    'an exclusion, which ends sessions too',
    { is_excluded: true, excluded_until: until, has_session: false, closure },
    { why: 'excluded', until },
  ],
  ['a session that ended', { has_session: false, closure }, { why: 'signed-out' }],
  [
    'a closure with an end',
    { closure },
    { why: 'closed', closure: { ...closure, ends_at: new Date(closure.ends_at) }, now },
  ],
  [
    'a closure without one',
    { closure: { ...closure, ends_at: null } },
    { why: 'closed', closure: { ...closure, ends_at: null }, now },
  ],
])('%s is what blocks', ([, row, block]) => expect(blockFrom({ ...free, ...row })).toEqual(block));

test.for<[Partial<Row>, string, object | undefined]>([
  [{ status: 'banned' }, 'UserBanned', undefined],
  [{ status: 'deleted' }, 'UserDeleted', undefined],
  [{ has_session: false }, 'Authorization', undefined],
  [
    { is_excluded: true, excluded_until: until },
    'Authorization',
    { self_exclusion_until: '2026-04-01T00:00:00.000Z' },
  ],
  [{ is_excluded: true }, 'Authorization', { self_exclusion_until: null }],
  [
    { closure },
    'InMaintenance',
    { target: 'product:sports', until: '2026-03-01T13:00:00.000Z', retry_after: 60 },
  ],
])('%j is answered with %s', ([row, type, data]) => {
  const { reason, details } = blockRefusal(blockFrom({ ...free, ...row })!);
  const error = details as { error_data?: object };
  expect(reason).toBe(type);
  if (data === undefined) expect(error.error_data).toBeUndefined();
  else expect(error.error_data).toMatchObject(data);
});
