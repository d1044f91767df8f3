// The content backend's accounts, as its callers know them from Strapi.
import { expect } from 'vitest';
import { openDoors, type openDoorsIn, test } from '#tests/doors.ts';
import { WalkingVisitor } from '#tests/walking-visitor.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoorsIn>>, 'app'>;

const ask = async ({ app }: Doors, method: 'GET' | 'POST', path: string, body?: object, jwt?: string) => {
  const response = await app.inject({
    method,
    url: `/cms/api/${path}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : null };
};

let people = 0;
const newcomer = () => {
  people += 1;
  return { username: `reader-${people}`, email: `reader-${people}@example.com`, password: 'a good word' };
};

async function registered(doors: Doors) {
  const person = newcomer();
  const { body } = await ask(doors, 'POST', 'auth/local/register', person);
  return { ...person, jwt: body.jwt as string, id: body.user.id as number };
}

/** What the last letter to them leads to. */
async function linkTo(doors: Awaited<ReturnType<typeof openDoorsIn>>, email: string): Promise<string> {
  const [letter] = await doors.product.db.sql<{ text: string }>`
    select text from message_outbox where recipient = ${email} order by id desc limit 1`;
  return /https?:\/\/\S+/.exec(letter!.text)![0];
}

test('who registers is given a token and told who they are (S7-R100, S7-R106)', async ({ doors }) => {
  const person = newcomer();
  const { status, headers, body } = await ask(doors, 'POST', 'auth/local/register', person);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.user).toMatchObject({
    username: person.username,
    email: person.email,
    provider: 'local',
    blocked: false,
  });
  expect(body.user).not.toHaveProperty('password');
  const me = await ask(doors, 'GET', 'users/me', undefined, body.jwt);
  expect(me).toMatchObject({ status: 200, body: body.user });
});

test('local login takes the name or the address, and says the same of every mistake (S7-R099)', async ({
  doors,
}) => {
  const { username, email, password } = await registered(doors);
  for (const identifier of [username, email, email.toUpperCase()])
    expect((await ask(doors, 'POST', 'auth/local', { identifier, password })).status).toBe(200);
  for (const wrong of [
    { identifier: email, password: 'another word' },
    { identifier: 'nobody@example.com', password },
    { identifier: { $ne: '' }, password },
    {},
  ]) {
    const { status, body } = await ask(doors, 'POST', 'auth/local', wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Invalid identifier or password' },
    });
  }
});

test.for([
  ['a short password', { password: 'short' }],
  ['no address', { email: 'nowhere' }],
  ['no name', { username: '' }],
] as const)('a registration with %s is refused', async ([, change], { doors }) => {
  const { status, body } = await ask(doors, 'POST', 'auth/local/register', { ...newcomer(), ...change });
  expect([status, body.error.name, body.data]).toEqual([400, 'ValidationError', null]);
});

test('an address is somebody’s once', async ({ doors }) => {
  const { email } = await registered(doors);
  const { status, body } = await ask(doors, 'POST', 'auth/local/register', {
    ...newcomer(),
    email: email.toUpperCase(),
  });
  expect([status, body.error.message]).toEqual([400, 'Email or Username are already taken']);
});

test('a forgotten password is set anew by the link of a letter, once, and ends every token (S7-R101, S7-R102)', async ({
  doors,
}) => {
  const { email, jwt } = await registered(doors);
  for (const one of [email, 'stranger@example.com'])
    expect((await ask(doors, 'POST', 'auth/forgot-password', { email: one })).body).toEqual({ ok: true });
  const code = new URL(await linkTo(doors, email)).searchParams.get('code')!;
  const reset = { code, password: 'a new word', passwordConfirmation: 'a new word' };

  const unlike = await ask(doors, 'POST', 'auth/reset-password', { ...reset, passwordConfirmation: 'x' });
  expect(unlike.body.error.message).toBe('Passwords do not match');
  const done = await ask(doors, 'POST', 'auth/reset-password', reset);
  expect(done).toMatchObject({ status: 200, body: { jwt: expect.any(String), user: { email } } });
  expect((await ask(doors, 'POST', 'auth/reset-password', reset)).body.error.message).toBe(
    'Incorrect code provided',
  );
  expect((await ask(doors, 'GET', 'users/me', undefined, jwt)).status).toBe(401);
  expect((await ask(doors, 'POST', 'auth/local', { identifier: email, password: 'a new word' })).status).toBe(
    200,
  );
});

test('the letter’s link opens a plain form that sets it too', async ({ doors }) => {
  const { email } = await registered(doors);
  await ask(doors, 'POST', 'auth/forgot-password', { email });
  const { pathname, search, searchParams } = new URL(await linkTo(doors, email));
  const form = await doors.get(pathname + search);
  expect(form.body).toContain(searchParams.get('code'));
  expect((await doors.get('/cms/reset-password?code="><script>alert(1)</script>')).body).not.toContain(
    '<script>',
  );
  const set = {
    code: searchParams.get('code')!,
    password: 'by the form',
    passwordConfirmation: 'by the form',
  };
  expect((await doors.post('/cms/reset-password', set)).body).toContain('Your password was changed');
  expect(
    (await ask(doors, 'POST', 'auth/local', { identifier: email, password: 'by the form' })).status,
  ).toBe(200);
});

test('the password is changed by who knows it, with their token (S7-R103)', async ({ doors }) => {
  const { jwt, password } = await registered(doors);
  const change = {
    currentPassword: password,
    password: 'the next one',
    passwordConfirmation: 'the next one',
  };
  expect((await ask(doors, 'POST', 'auth/change-password', change)).status).toBe(401);
  const wrong = await ask(
    doors,
    'POST',
    'auth/change-password',
    { ...change, currentPassword: 'a guess' },
    jwt,
  );
  expect(wrong.body.error.message).toBe('The provided current password is invalid');
  const changed = await ask(doors, 'POST', 'auth/change-password', change, jwt);
  expect(changed.status).toBe(200);
  expect((await ask(doors, 'GET', 'users/me', undefined, jwt)).status).toBe(401);
  expect((await ask(doors, 'GET', 'users/me', undefined, changed.body.jwt)).status).toBe(200);
});

test('an address is confirmed by the link of a letter, once (S7-R104)', async ({ doors }) => {
  const { email, jwt } = await registered(doors);
  const confirmed = async () => (await ask(doors, 'GET', 'users/me', undefined, jwt)).body.confirmed;
  expect(await confirmed()).toBe(false);
  expect((await ask(doors, 'POST', 'auth/send-email-confirmation', { email })).body).toEqual({
    email,
    sent: true,
  });
  const { pathname, search } = new URL(await linkTo(doors, email));
  const first = await doors.get(pathname + search);
  expect([first.statusCode, first.headers.location]).toEqual([302, '/']);
  expect(await confirmed()).toBe(true);
  expect((await doors.get(pathname + search)).statusCode).toBe(400);
});

test('a token that was not written here is nobody’s', async ({ doors }) => {
  const { jwt } = await registered(doors);
  const [header, claims, signature] = jwt.split('.') as [string, string, string];
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const other = Buffer.from(JSON.stringify({ id: 1, edition: 1, iat: 0, exp: 9_999_999_999 })).toString(
    'base64url',
  );
  for (const forged of [
    `${none}.${claims}.`,
    `${header}.${other}.${signature}`,
    `${none}.${claims}.${signature}`,
    'x.y.z',
  ])
    expect((await ask(doors, 'GET', 'users/me', undefined, forged)).status).toBe(401);
  expect((await ask(doors, 'GET', 'users/me')).body).toMatchObject({
    data: null,
    error: { name: 'UnauthorizedError' },
  });
});

test('it opens nothing but the content backend', async ({ doors }) => {
  const { jwt } = await registered(doors);
  const headers = { authorization: `Bearer ${jwt}` };
  expect((await doors.ask('account.getBalance', {}, headers)).status).toBe(401);
  expect((await doors.get('/desk/api/content.list?kind=setting', headers)).statusCode).toBe(401);
});

test('five tries in five minutes, and then a while of none', async () => {
  await using doors = await openDoors({ env: { LIMIT_FACTOR: '1' } });
  const tries = [];
  for (let time = 0; time < 6; time += 1)
    tries.push(
      await ask(doors, 'POST', 'auth/local', { identifier: 'one@example.com', password: 'guess 123' }),
    );
  expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
  expect(tries[5]!.body).toMatchObject({ data: null, error: { status: 429, name: 'RateLimitError' } });
});

test('a service vouches for a person, who comes back with a word that opens once (S7-R105)', async ({
  doors,
}) => {
  const person = {
    email: 'editor@sandbox.example',
    given_name: 'Ed',
    family_name: 'It',
    email_verified: '1',
  };
  const enter = async () => {
    const visitor = new WalkingVisitor(doors);
    const asked = await visitor.follow('/cms/api/connect/sandbox');
    return visitor.follow(asked.url, person);
  };
  const { url, response } = await enter();
  expect(response.statusCode).toBe(200);
  const { jwt, user } = response.json();
  expect(user).toMatchObject({ email: person.email, provider: 'sandbox', confirmed: true });
  expect(await ask(doors, 'GET', 'users/me', undefined, jwt)).toMatchObject({ status: 200, body: user });
  const word = new URL(url).searchParams.get('access_token');
  expect((await ask(doors, 'GET', `auth/sandbox/callback?access_token=${word}`)).status).toBe(400);
  expect((await enter()).response.json().user.id).toBe(user.id);
});

test('nobody comes in by a service that is not there, or with a word that was not given', async ({
  doors,
}) => {
  expect((await ask(doors, 'GET', 'connect/nobody')).body.error.message).toBe('This provider is disabled');
  for (const word of ['', 'forged'])
    expect((await ask(doors, 'GET', `auth/sandbox/callback?access_token=${word}`)).status).toBe(400);
  expect((await ask(doors, 'GET', 'connect/sandbox/callback?code=1&state=forged')).status).toBe(400);
});

test.for(['nothing', 'users', 'auth/local/nothing'])(
  '%s is not there, in the backend’s own words',
  async (path, { doors }) => {
    const { status, body } = await ask(doors, 'GET', path);
    expect([status, body.data, body.error.name]).toEqual([404, null, 'NotFoundError']);
  },
);
