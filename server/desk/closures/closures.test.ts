// Emergency switches at the desk and on the command line: who may turn them, what players are told, and what the log keeps.
import { expect } from 'vitest';
import type { ClosableScope } from '#contract/closures.ts';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { openDesk } from '#tests/desk.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { sharing } from '#tests/sharing.ts';
import { watchSwitches } from '../../calls/watch-switches.ts';
import { runEmergency } from '../../commands/emergency-commands.ts';
import { openProcessBus } from '../../live/process.ts';
import { closureFrom } from './closure-request.ts';

type Loose = Record<string, string>;

const test = sharing(() => openCashier({ site: createLittleSite() }));
const words = { message_en: 'Back soon', message_ru: 'Скоро', message_lv: 'Drīz', message_pt: 'Já' };
const why = { reason: 'the bank is down' };

test('a payment method, a country and the site are closed for deposits and withdrawals: closures.close, closures.open', async ({
  house,
}) => {
  const desk = openDesk(house);
  const admin = await desk.member('admin');
  const player = await house.player({ isVerified: true, balances: { main: cents(500_00) } });
  await house.product.db.sql`update player set country_code = 'LV' where id = ${player.id}`;
  const visitor = await house.enter(player);
  const pay = (call: string) =>
    house.post(`/api/cashier.${call}?v=1&locale=en`, { method: 'card', amount: '50', ...CARD }, visitor);
  const outcomes = async () => {
    const [deposit, withdrawal] = [await pay('makedeposit'), await pay('makewithdrawal')];
    return [deposit, withdrawal].map(({ statusCode, headers, body }) => [
      statusCode === 200 ? 'done' : JSON.parse(body).error.type,
      headers['retry-after'] ?? null,
    ]);
  };
  const done = ['done', null];
  const closed = ['InMaintenanceException', '60'];
  const shut = ['ApplicationUnavailableException', '60'];
  const cases = [
    [{ scope: 'method', name: 'card' }, 'method:card', [closed, closed]],
    // What players of a closed country have stays theirs to take home.
    [{ scope: 'country', name: 'LV' }, 'country:LV', [closed, done]],
    [{ scope: 'site' }, 'site', [shut, shut]],
  ] as const;
  expect(await outcomes()).toEqual([done, done]);
  for (const [fields, target, expected] of cases) {
    expect((await desk.send('closures.close', { ...fields, ...words, ...why }, admin)).status).toBe(200);
    expect([target, await outcomes()]).toEqual([target, expected]);
    expect((await desk.send('closures.open', { target, ...why }, admin)).status).toBe(200);
    expect([target, await outcomes()]).toEqual([target, [done, done]]);
  }
  const [line] = await desk.audit('closures.close');
  expect(line).toMatchObject({
    ...{ member_name: admin.name, subject: 'closure site', reason: why.reason, outcome: 'done' },
    after: { target: 'site', messages: { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' } },
  });
  const { items } = (await desk.ask('closures.list', {}, admin)).result;
  expect(items[0]).toMatchObject({ target: 'site', is_closed: false, opened_by: admin.name });
});

test('what cannot be closed, half a message and a role that may not are answered and change nothing', async ({
  house,
}) => {
  const desk = openDesk(house);
  const admin = await desk.member('admin');
  const closing = (fields: Record<string, string>, who = admin) =>
    desk.send('closures.close', { ...fields, ...why }, who);
  const wrong = async (fields: Record<string, string>) =>
    (await closing(fields)).error?.invalid_parameters ?? 'done';
  expect(await wrong({ scope: 'product', name: 'poker' })).toEqual({ name: ['unknown'] });
  expect(await wrong({ scope: 'game' })).toEqual({ name: ['required'] });
  expect(await wrong({ scope: 'game', name: 'no-such-game' })).toEqual({ name: ['unknown'] });
  for (const name of ['Latvia', 'XX', 'DD', 'EU', 'lv'])
    expect(await wrong({ scope: 'country', name }), name).toEqual({ name: ['unknown'] });
  expect(await wrong({ scope: 'site', message_en: 'Closed' })).toEqual({ message_ru: ['required'] });
  expect(await wrong({ scope: 'site', minutes: '0' })).toEqual({ minutes: ['format'] });
  expect((await closing({ scope: 'site' }, await desk.member('support'))).status).toBe(403);
  const long = await desk.member('admin', new Date(house.product.clock.now().getTime() - 11 * 60_000));
  expect((await closing({ scope: 'site' }, long)).error.invalid_parameters).toEqual({ proof: ['required'] });
  expect((await desk.send('closures.open', { target: 'site', ...why }, admin)).status).toBe(400);
  expect((await house.ask('metadata.get')).status).toBe(200);
});

test('staff choose from what there is, and each of it can be closed: closures.names', async ({ house }) => {
  const desk = openDesk(house);
  const { items } = (await desk.ask('closures.names', {}, await desk.member('admin'))).result;
  const { config, clock } = house.product;
  const closable = (request: { scope: ClosableScope; name: string }) =>
    closureFrom({ ...request, messages: {} }, config, clock.now());
  for (const { scope, name } of items)
    expect(closable({ scope, name })).toMatchObject({ target: `${scope}:${name}` });
  const titles = new Map(items.map((one: Loose) => [`${one['scope']}:${one['name']}`, one['title']]));
  expect(titles.get('country:LV')).toBe('Latvia');
  expect(titles.get('game:mines')).toBe('Mines');
  expect([titles.has('method:card'), titles.has('product:sports')]).toEqual([true, true]);
  expect(items.filter(({ scope }: Loose) => scope === 'country').length).toBeGreaterThan(240);
  expect((await desk.ask('closures.names', {}, await desk.member('support'))).status).toBe(403);
});

test('players are told what is closed before they choose it: metadata.getgeneralinfo', async ({ house }) => {
  const desk = openDesk(house);
  const admin = await desk.member('admin');
  const closedNow = async () => (await house.ask('metadata.getgeneralinfo')).result.closures;
  expect(await closedNow()).toEqual([]);
  await desk.send(
    'closures.close',
    { scope: 'method', name: 'card', minutes: '30', ...words, ...why },
    admin,
  );
  expect(await closedNow()).toEqual([
    {
      ...{ target: 'method:card', retry_after: 60, until: expect.stringMatching(/Z$/) },
      messages: { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' },
    },
  ]);
  await desk.send('closures.open', { target: 'method:card', ...why }, admin);
  expect(await closedNow()).toEqual([]);
});

test('the command line closes on every server within two seconds, with message and end on the page', async ({
  house,
}) => {
  const { db, config, clock } = house.product;
  const site = createLittleSite();
  await using other = await openDoorsOn(house.url, async () => openProcessBus(), { site });
  const watch = watchSwitches(other.product);
  const run = (line: string) => runEmergency(line.split(' '), { db, config, now: clock.now() });
  const texts = '--en Repairs --ru Ремонт --lv Remonts --pt Reparos';
  expect(await run(`close site --minutes 30 ${texts}`)).toMatchObject({ isDone: false });
  expect((await run(`close site --reason test --minutes 30 ${texts}`)).isDone).toBe(true);
  expect((await run('list')).says).toMatch(/^site until 20/);
  await expect.poll(async () => (await other.get('/lv/')).statusCode, { timeout: 2_000 }).toBe(503);
  expect(site.renders.at(-1)!.visit.closed).toEqual({
    message: 'Remonts',
    until: expect.stringMatching(/^20.*Z$/),
  });
  const api = await other.get('/api/games.get?v=1');
  expect(api.statusCode).toBe(503);
  expect(Number(api.headers['retry-after'])).toBe(60);
  expect((await run('open site --reason test')).isDone).toBe(true);
  expect(await run('open site --reason test')).toMatchObject({ isDone: false, says: 'site is not closed.' });
  await expect.poll(async () => (await other.get('/lv/')).statusCode, { timeout: 2_000 }).toBe(200);
  watch.close();
  const lines = await openDesk(house).audit('closures.close');
  expect(lines[0]).toMatchObject({ member_name: '', subject: 'closure site', reason: 'test' });
});
