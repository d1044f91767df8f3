import { expect } from 'vitest';
import { type Colleague, openDesk } from '#tests/desk.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';
import { drawAnew } from '../../content-store/media.ts';

const test = inDoors
  .extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
    const doors = await openDoorsIn(world, { hasStore: true });
    onCleanup(() => doors[Symbol.asyncDispose]());
    return doors;
  })
  .extend('desk', { scope: 'file' }, async ({ doors }) => openDesk(doors));

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
type Doors = Awaited<ReturnType<typeof openDoorsIn>>;

const upload = async (
  { app }: Doors,
  payload: Buffer,
  who?: Pick<Colleague, 'headers'>,
  name = 'Spring Sale.png',
) => {
  const response = await app.inject({
    method: 'POST',
    url: `/desk/api/media.upload?${new URLSearchParams({ name })}`,
    payload,
    headers: { 'content-type': 'image/png', ...(who?.headers ?? { 'x-csrf': '1' }) },
  });
  return { status: response.statusCode, ...response.json() };
};

test('a picture is drawn anew, named, listed and shown to everyone', async ({ desk, doors }) => {
  const ed = await desk.member('editor');
  const { result } = await upload(doors, png, ed);
  expect(result).toEqual({
    name: 'spring-sale',
    address: expect.stringMatching(/^\/media\/[\da-f]{64}\.webp$/),
  });
  const shown = await doors.get(result.address);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect((await desk.ask('media.list', {}, ed)).result.items).toMatchObject([
    { name: 'spring-sale', address: result.address, width: 1, height: 1, changed_by: ed.name },
  ]);
  expect((await desk.audit('media.upload'))[0]).toMatchObject({
    subject: 'media spring-sale',
    outcome: 'done',
  });
});

test('what was hidden behind a picture is not in what is kept', async () => {
  const { bytes } = await drawAnew(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
  expect(bytes.includes('script')).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.for([
  ['a drawing that can carry scripts', Buffer.from(svg)],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a picture that breaks off', png.subarray(0, 30)],
  ['nothing', Buffer.alloc(0)],
  ['a program that calls itself a picture', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])],
] as const)('%s is refused, and nothing is kept', async ([, payload], { desk, doors }) => {
  const { status, error } = await upload(doors, payload, await desk.member('editor'), 'evil.png');
  expect([status, error.type]).toEqual([400, 'InvalidParameterException']);
  const kept = await doors.product.db.sql`select from content_entry where kind = 'media' and name = 'evil'`;
  expect(kept).toEqual([]);
});

test('a stranger, and one without the right, send nothing in', async ({ desk, doors }) => {
  expect((await upload(doors, png)).status).toBe(401);
  expect((await upload(doors, png, await desk.member('cashier'))).status).toBe(403);
  const { headers } = await desk.member('editor');
  expect((await upload(doors, png, { headers: { cookie: headers['cookie']! } })).status).toBe(400);
});

test('more than eight megabytes are too much', async ({ desk, doors }) => {
  const { status } = await upload(doors, Buffer.alloc(8 * 1024 * 1024 + 1), await desk.member('editor'));
  expect(status).toBe(400);
});

test.for([`${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.svg`, '%2e%2e%2fsecret'])(
  'there is no picture called %s',
  async (name, { doors }) => {
    expect((await doors.get(`/media/${name}`)).statusCode).toBe(404);
  },
);
