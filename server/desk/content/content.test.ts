// The rooms of the operator's words, asked through the desk's own door.
import { expect } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';

const test = inDoors
  .extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
    const doors = await openDoorsIn(world, { hasStore: true });
    onCleanup(() => doors[Symbol.asyncDispose]());
    return doors;
  })
  .extend('desk', { scope: 'file' }, async ({ doors }) => openDesk(doors));

const title = { kind: 'text', name: 'home.head.title', language: 'en' };
const save = (value: unknown, version: number, named: Record<string, string> = title) => ({
  ...named,
  version: String(version),
  value: JSON.stringify(value),
});

test('an editor saves a text with content.save, and sees who said what with content.history', async ({
  desk,
  doors,
}) => {
  const ed = await desk.member('editor');
  expect(await desk.send('content.save', save('First', 1), ed)).toMatchObject({
    status: 200,
    result: { version: 2 },
  });
  const { items } = (await desk.ask('content.history', title, ed)).result;
  expect(items[0]).toMatchObject({ version: 2, after: '"First"', changed_by: ed.name });
  await expect
    .poll(async () => (await doors.get('/nfx/i18n/messages/en')).json().home.head.title)
    .toBe('First');
  expect((await desk.audit('content.save'))[0]).toMatchObject({
    member_name: ed.name,
    subject: 'text home.head.title en',
    outcome: 'done',
    after: 'First',
  });

  const late = await desk.send('content.save', save('Second', 1), await desk.member('editor'));
  expect([late.status, late.error.type]).toEqual([409, 'ContentChangedException']);
  expect(late.error.error_data).toMatchObject({ version: 2, value: '"First"', changed_by: ed.name });

  const back = await desk.send('content.rollBack', { ...title, version: '2', to: '1' }, ed);
  expect(back.result).toEqual({ version: 3 });
});

test('nobody without the right changes or sees anything of it', async ({ desk }) => {
  const others = await Promise.all(
    (['cashier', 'support', 'trader'] as const).map((role) => desk.member(role)),
  );
  for (const who of others) {
    expect((await desk.send('content.save', save('Mine', 3), who)).status).toBe(403);
    expect((await desk.ask('content.list', { kind: 'setting' }, who)).status).toBe(403);
    expect((await desk.ask('media.list', {}, who)).status).toBe(403);
  }
  expect((await desk.send('content.save', save('Mine', 3))).status).toBe(401);
});

test('content.texts shows what a language lacks', async ({ desk }) => {
  const ed = await desk.member('editor');
  const gone = { kind: 'text', name: 'form.password.show', language: 'lv' };
  expect((await desk.ask('content.texts', { missing: 'lv' }, ed)).result.items).toEqual([]);
  await desk.send('content.remove', { ...gone, version: '1' }, ed);
  const { items, lacks } = (await desk.ask('content.texts', { missing: 'lv', find: 'PASSWORD' }, ed)).result;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['form.password.show']);
  expect(lacks).toEqual({ en: 0, ru: 0, lv: 1, pt: 0 });
});

test('content.preview gives a link to the page as it would be', async ({ desk, doors }) => {
  const ed = await desk.member('editor');
  const entries = JSON.stringify({
    entries: [{ kind: 'text', name: 'home.head.title', locale: 'en', value: 'Later' }],
  });
  const { link } = (await desk.send('content.preview', { path: '/', entries }, ed)).result;
  expect(link).toMatch(/^\/\?content_preview=[\w.-]+$/);
  expect((await doors.get(link)).statusCode).toBe(200);
  expect((await doors.get(link.replace('/', '/terms'))).statusCode).toBe(404);
});

test('what content.exportAll gives content.importAll takes, whole or not at all', async ({ desk }) => {
  const ed = await desk.member('editor');
  const banner = (id: number, link: string) => ({
    kind: 'banner',
    name: String(id),
    version: 0,
    value: {
      id,
      finished_at: null,
      description: {
        position: 'sidebar',
        scene: 'king',
        kicker: '',
        title: 'T',
        actions: [{ label: 'Go', link }],
      },
    },
  });
  const bring = (...entries: object[]) =>
    desk.send('content.importAll', { text: JSON.stringify({ entries }) }, ed);
  const listed = async () => (await desk.ask('content.list', { kind: 'banner' }, ed)).result.items.length;
  const before = await listed();

  for (const text of [
    '{"entries":[',
    '{}',
    '[]',
    JSON.stringify({ entries: [banner(50, '/'), banner(50, '/')] }),
  ])
    expect((await desk.send('content.importAll', { text }, ed)).status, text).toBe(400);
  expect((await bring(banner(51, '/'), banner(52, 'javascript:alert(1)'))).status).toBe(400);
  expect((await bring(banner(51, '/'), { ...banner(1, '/'), version: 9 })).status).toBe(409);
  expect(await listed()).toBe(before);

  expect((await bring(banner(51, '/'), banner(52, '/gamehall'))).result).toEqual({ changed: 2 });
  expect(await listed()).toBe(before + 2);
  const { text } = (await desk.ask('content.exportAll', {}, ed)).result;
  expect((await desk.send('content.importAll', { text }, ed)).result).toEqual({ changed: 0 });
});

test('code is put on pages by two people: content.askChange asks, and another lets it in', async ({
  desk,
  doors,
}) => {
  const [ed, chief] = [await desk.member('editor'), await desk.member('approver')];
  const code = { id: 'counter', code: '<script>1</script>', position: 'head', isEnabled: true };
  const named = { kind: 'custom-code', name: 'counter' };
  expect((await desk.send('content.save', save(code, 0, named), chief)).status).toBe(400);
  const served = async () => (await doors.get('/nfx/cms-config/en')).json().customCode;
  const { approval } = (
    await desk.send(
      'content.askChange',
      { entries: JSON.stringify({ entries: [{ ...named, value: code }] }), reason: 'Count visits' },
      ed,
    )
  ).result;
  expect(
    (await desk.send('approvals.approve', { approval: String(approval) }, ed)).status,
  ).toBeGreaterThanOrEqual(400);
  expect(await served()).toEqual([]);
  expect((await desk.send('approvals.approve', { approval: String(approval) }, chief)).status).toBe(200);
  await expect.poll(served).toEqual([code]);
});
