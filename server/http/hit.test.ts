import { expect } from 'vitest';
import { openDoors, openDoorsIn, test } from '#tests/doors.ts';
import { withCms } from '#tests/settings.ts';

const allowed = { cookie: 'consent=1.1795000000.analytics' };
const hits = (sql: (texts: TemplateStringsArray) => Promise<unknown[]>) => sql`
  select visitor, params, source from visitor_event where name = 'hit' order by id desc`;

test('/hit is a picture of one pixel, whatever it is asked with (S2-R126)', async ({ doors }) => {
  for (const query of ['', '?referer=a&referer=b', '?track_id=%00', '?fraud_session=%ff', '?%E0%A4%A']) {
    const answer = await doors.get(`/hit${query}`, allowed);
    expect(answer.statusCode, query).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
    expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
  }
});

test('it is kept with where the visitor came from, and the next has the same mark (S7-R112)', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world);
  const query = new URLSearchParams({ referer: 'https://a.example/', track_id: 'T1', fraud_session: 'abc' });
  const first = await doors.get(`/hit?${query}`, allowed);
  const mark = /visitor=([\w-]+); Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/.exec(
    String(first.headers['set-cookie']),
  )?.[1];
  expect(mark).toBeDefined();
  await doors.get('/hit', { cookie: `${allowed.cookie}; visitor=${mark}` });
  const [second, kept] = await hits(doors.product.db.sql);
  expect(kept).toEqual({
    visitor: mark,
    params: { referer: 'https://a.example/', fraud_session: 'abc' },
    source: { track_id: 'T1' },
  });
  expect(second).toMatchObject({ visitor: mark });
});

test.for([
  ['nothing was said', {}, {}],
  ['the answer was no', { cookie: 'consent=1.1795000000.' }, {}],
  ['the answer was to another question', { cookie: 'consent=7.1795000000.analytics' }, {}],
  ['the operator counts nothing', allowed, { hits: false }],
] as const)('where %s, nothing is kept and no mark is left', async ([, headers, settings], { world }) => {
  await using doors = await openDoorsIn(world, { content: withCms('tracking', settings) });
  const before = (await hits(doors.product.db.sql)).length;
  const answer = await doors.get('/hit?track_id=T1', headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await hits(doors.product.db.sql)).length).toBe(before);
});

test('past sixty a minute they are answered, and not kept', async () => {
  await using doors = await openDoors({ env: { LIMIT_FACTOR: '1' } });
  const before = (await hits(doors.product.db.sql)).length;
  for (let times = 0; times < 65; times += 1) expect((await doors.get('/hit', allowed)).statusCode).toBe(200);
  expect((await hits(doors.product.db.sql)).length).toBe(before + 60);
});
