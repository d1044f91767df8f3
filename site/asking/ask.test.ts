// The browser's half of the transport: what leaves the page when a call is asked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { get, post } from '#contract/define.ts';
import { isRefusal } from '#contract/refusals.ts';
import { Done, list } from '#contract/wire.ts';
import { pageOf } from './answer-cache.ts';
import { createAsker } from './ask.ts';
import { isLost } from './unanswered.ts';

const { read, write } = {
  read: get('example.read', {
    who: 'anyone',
    input: z.object({ tags: z.optional(list), query: z.optional(z.string()) }),
    output: z.string(),
  }),
  write: post('example.write', {
    who: 'player',
    input: z.object({ amount: z.string(), requisites: z.optional(z.record(z.string(), z.string())) }),
    output: Done,
    refuses: ['BillingUnavailable'],
  }),
};

const sent = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => sent.mockResolvedValueOnce(Response.json(body, { status }));
const lastSent = () => {
  const [address, { method = 'GET', body, headers } = {}] = sent.mock.lastCall!;
  const { pathname, searchParams } = new URL(String(address), 'http://site');
  return { pathname, method, query: Object.fromEntries(searchParams), body, headers };
};

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('window', stage({ isFramed: false }));
});

afterEach(() => void vi.unstubAllGlobals());

/** A window at the top, or one inside another site's page. */
function stage({ isFramed }: { isFramed: boolean }) {
  const own = {};
  return { self: own, top: isFramed ? {} : own };
}

test('a call goes to /api/ with the version and the language of the moment (S7-R001, S7-R002, S7-R003)', async () => {
  let locale = 'ru';
  const ask = createAsker(() => locale);
  answer(200, { result: 'yes' });
  expect(await ask(read, { tags: ['a', 'b'], query: '' })).toBe('yes');
  expect(lastSent()).toMatchObject({
    pathname: '/api/example.read',
    method: 'GET',
    query: { v: '1', locale: 'ru', tags: 'a,b', query: '' },
  });

  locale = 'lv';
  answer(200, { result: 1 });
  await ask(write, { amount: '5' });
  expect(lastSent().query).toEqual({ v: '1', locale: 'lv' });
});

test('only a page in a frame says _non_strict (S7-R004)', async () => {
  const ask = createAsker(() => 'en');
  answer(200, { result: '' });
  await ask(read, {});
  expect(lastSent().query).not.toHaveProperty('_non_strict');

  vi.stubGlobal('window', stage({ isFramed: true }));
  answer(200, { result: '' });
  await ask(read, {});
  expect(lastSent().query).toHaveProperty('_non_strict', '1');
});

test('a body is a form (S7-R005), and what is not given is not sent (S7-R006)', async () => {
  const ask = createAsker(() => 'en');
  answer(200, { result: 1 });
  expect(await ask(write, { amount: '5', requisites: { iban: 'DE02' } })).toBe(1);
  const { method, body } = lastSent();
  expect(method).toBe('POST');
  expect(body).toBeInstanceOf(URLSearchParams);
  expect(String(body)).toBe('amount=5&requisites%5Biban%5D=DE02');

  answer(200, { result: 1 });
  await ask(write, { amount: '5', requisites: undefined });
  expect(String(lastSent().body)).toBe('amount=5');
});

test('every request carries the mark that no other site can set', async () => {
  answer(200, { result: '' });
  await createAsker(() => 'en')(read, {});
  expect(lastSent().headers).toMatchObject({ 'x-csrf': '1' });
});

test('a refusal comes back as one, and so does an answer that was lost', async () => {
  const ask = createAsker(() => 'en');
  answer(502, { error: { type: 'BillingUnavailableException', code: 18, message: '' } });
  await expect(ask(write, { amount: '5' })).rejects.toMatchObject({ reason: 'BillingUnavailable' });

  sent.mockRejectedValueOnce(new TypeError('cut off'));
  await expect(ask(read, {})).rejects.toMatchObject({ reason: 'UnknownError', isSent: true });

  sent.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(ask(read, {})).rejects.toMatchObject({ reason: 'UnknownError', isSent: true });
});

test('of an answer that was lost, or was a proxy’s, the connection hears; of a refusal it does not', async () => {
  const onLost = vi.fn();
  const ask = createAsker(() => 'en', onLost);
  const outcome = () => ask(read, {}).catch(() => undefined);
  answer(502, { error: { type: 'BillingUnavailableException', code: 18, message: '' } });
  await outcome();
  expect(onLost).not.toHaveBeenCalled();
  sent.mockRejectedValueOnce(new TypeError('cut off'));
  await outcome();
  sent.mockResolvedValueOnce(new Response('<h1>Sign in to this network</h1>'));
  await outcome();
  expect(onLost).toHaveBeenCalledTimes(2);
});

test('offline, nothing that changes anything is sent, nor later (M11)', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(createAsker(() => 'en')(write, { amount: '5' })).rejects.toMatchObject({
    reason: 'UnknownError',
    isSent: false,
  });
  expect(sent).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await Promise.resolve();
  expect(sent).not.toHaveBeenCalled();
});

test('an idempotency key travels as a header, and no question waits for ever', async () => {
  answer(200, { result: 1 });
  await createAsker(() => 'en')(write, { amount: '5' }, 'k-1');
  expect(lastSent().headers).toMatchObject({ 'idempotency-key': 'k-1' });
  expect(sent.mock.lastCall![1]!.signal).toBeInstanceOf(AbortSignal);
});

test('"not now" is no closed site: it says when to come back, and the page stays', async () => {
  const error = { type: 'ApplicationUnavailableException', code: 13, message: '' };
  const ask = createAsker(() => 'en');
  const refusedBy = (headers: Record<string, string>) => {
    sent.mockResolvedValueOnce(Response.json({ error }, { status: 503, headers }));
    return ask(read, {}).catch((refusal: unknown) => refusal);
  };
  const busy = await refusedBy({ 'retry-after': '5' });
  expect(isRefusal(busy, 'ApplicationUnavailable')).toBe(true);
  expect(pageOf(busy)).toBeNull();
  expect(pageOf(await refusedBy({}))).toBe('MAINTENANCE');
});

const closure = (target: string) => ({
  ...{ target, messages: { en: 'The bank is being repaired.' } },
  ...{ until: '2027-05-31T09:05:00.000Z', retry_after: 60 },
});

test('what the operator has closed is told as that, with its message and end, and is no passing trouble', async () => {
  const closed = (type: string, code: number, target: string) => {
    const error = { type, code, message: '', error_data: closure(target) };
    sent.mockResolvedValueOnce(Response.json({ error }, { status: 503, headers: { 'retry-after': '60' } }));
    return createAsker(() => 'en')(write, { amount: '5' }).catch((refusal: unknown) => refusal);
  };
  const method = await closed('InMaintenanceException', 63, 'method:card');
  expect(isRefusal(method, 'InMaintenance') && method.details.error_data).toEqual(closure('method:card'));
  expect(isLost(method)).toBe(false);
  const site = await closed('ApplicationUnavailableException', 13, 'site');
  expect(isRefusal(site, 'ApplicationUnavailable') && site.details.error_data).toEqual(closure('site'));
  expect(isLost(site)).toBe(false);
  expect(pageOf(site)).toBe('MAINTENANCE');
});
