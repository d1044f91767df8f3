// Where a request that acts may come from. Every line of the table is a real request against a real session.
import { expect } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import type { Headers } from '#tests/doors.ts';
import { test } from '#tests/doors.ts';

const home = { origin: 'http://localhost:8080' };

const posts: [string, Headers, number][] = [
  ['a program that says nothing of where it is', {}, 303],
  ['our own page', home, 303],
  ['our own page, by the browser’s word', { ...home, 'sec-fetch-site': 'same-origin' }, 303],
  ['another site', { origin: 'https://evil.example' }, 400],
  ['a page of no origin', { origin: 'null' }, 400],
  ['a site that only looks like ours', { origin: 'http://localhost:8080.evil.example' }, 400],
  ['our host over another protocol', { origin: 'https://localhost:8080' }, 400],
  ['another site, by the browser’s word alone', { 'sec-fetch-site': 'cross-site' }, 400],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 400],
  ['another site that claims our header', { origin: 'https://evil.example', 'x-csrf': '1' }, 400],
];

test.for(posts)('a post from %s', async ([, headers, status], { doors }) => {
  const response = await doors.post(
    '/__sandbox/time',
    { hours: '0' },
    { host: 'localhost:8080', ...headers },
  );
  expect(response.statusCode).toBe(status);
});

const foreign: [string, Headers][] = [
  ['by its origin', { origin: 'https://evil.example' }],
  ['by its origin, with our header', { origin: 'https://evil.example', 'x-csrf': '1' }],
  ['in a page of no origin', { origin: 'null' }],
  ['by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
  ['next door, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
];

test.for(foreign)(
  'no write of the contract is taken from another site, known %s',
  async ([, headers], { doors }) => {
    const anna = await doors.signIn(await doors.player());
    for (const { name, verb, who } of calls.values()) {
      // The frame of a game is known by its token, which no other site's page has.
      if (verb !== 'POST' || who === 'game') continue;
      const { status, cookie, error } = await doors.send(name, {}, { ...anna, ...headers });
      expect({ name, status, cookie, type: error?.type }).toEqual({
        name,
        status: 400,
        cookie: '',
        type: 'InvalidRequestException',
      });
    }
  },
);

test('no write is made by another verb, by a text body, or by naming another method', async ({ doors }) => {
  const anna = await doors.signIn(await doors.player());
  for (const { name, verb, who } of calls.values()) {
    if (verb !== 'POST' || who === 'game') continue;
    expect((await doors.ask(name, {}, anna)).status, name).toBe(400);
    const text = await doors.app.inject({
      method: 'POST',
      url: `/api/${name}`,
      payload: 'login=anna&password=ferro-deals-7&locale=lv',
      headers: { ...anna, 'content-type': 'text/plain' },
    });
    expect({ name, status: text.statusCode }).toEqual({ name, status: 400 });
    const overridden = await doors.get(`/api/${name}?_method=POST`, {
      ...anna,
      'x-http-method-override': 'POST',
    });
    expect(overridden.statusCode, name).toBe(400);
  }
});

const logouts: [string, Headers, boolean][] = [
  ['our own page, by the browser’s word', { 'sec-fetch-site': 'same-origin' }, true],
  ['whoever can set our header', { 'x-csrf': '1' }, true],
  ['an image on another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['an image on another site, in a browser that says nothing', {}, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['another site that claims our header', { origin: 'https://evil.example', 'x-csrf': '1' }, false],
];

test.for(logouts)('signing out from %s', async ([, headers, isDone], { doors }) => {
  const anna = await doors.signIn(await doors.player());

  const { status, result, error } = await doors.ask('auth.logout', {}, { ...anna, ...headers });
  if (isDone) expect({ status, result }).toEqual({ status: 200, result: 1 });
  else expect({ status, type: error.type }).toEqual({ status: 400, type: 'InvalidRequestException' });
  expect((await doors.ask('account.getBalance', {}, anna)).status).toBe(isDone ? 401 : 200);
});

test('a guest has nothing to sign out of, and is told that it is done (S7-R034, S7-R007)', async ({
  doors,
}) => {
  expect(await doors.ask('auth.logout')).toMatchObject({ status: 200, result: 1 });
});

test('reading needs no proof: a link from anywhere may be followed', async ({ doors }) => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await doors.ask('account.getInfo', {}, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
