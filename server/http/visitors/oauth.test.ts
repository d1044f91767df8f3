// Signing in by another service, from our button to our page, with the sandbox's real provider at the other end.
import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';
import { WalkingVisitor as Visitor } from '#tests/walking-visitor.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'app' | 'ask' | 'product' | 'player'>;
type Fields = Record<string, string>;

const nora = { email: 'nora@sandbox.example', given_name: 'Nora', family_name: 'Field', email_verified: '1' };
const someone = (email: string, more: Fields = {}) => ({ ...nora, email, ...more });

const INIT = '/oauth/init?service=sandbox&type_auth=registration&redirect_url=%2Foffers%3Fa%3D1';

/** As far as the page on which one chooses who to be. */
async function leave(visitor: Visitor, init = INIT): Promise<string> {
  const { url, response } = await visitor.follow(init);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('Who are you?');
  return url;
}

async function signInAs(visitor: Visitor, person: Fields, init = INIT) {
  const { response } = await visitor.follow(await leave(visitor, init), person);
  return outcomeOf(response.body);
}

const outcomeOf = (body: string) => {
  const said = (name: string) =>
    new RegExp(`data-${name}="([^"]*)"`).exec(body)?.[1]?.replaceAll('&#38;', '&');
  return { status: said('status'), reason: said('reason'), next: said('next') };
};

const infoOf = async ({ ask }: Pick<Doors, 'ask'>, visitor: Visitor) =>
  (await ask('account.getInfo', {}, visitor.headers)).result;

test('a new person gets an account whose registration is not completed, and comes back to where they were', async ({
  doors,
}) => {
  const visitor = new Visitor(doors);
  expect(await signInAs(visitor, nora)).toEqual({ status: 'done', reason: '', next: '/offers?a=1' });

  const info = await infoOf(doors, visitor);
  expect(info).toMatchObject({ login: 'nora@sandbox.example', is_registration_completed: false });
  const profile = await doors.ask('account.getprofileinfo', { fields: 'contacts' }, visitor.headers);
  expect(profile.result).toMatchObject({
    first_name: 'Nora',
    last_name: 'Field',
    contacts: [{ type: 'email', contact: 'nora@sandbox.example', is_confirmed: true, is_subscribed: false }],
  });
});

test('the same person is the same player, on another day and in another browser', async ({ doors }) => {
  const [first, second] = [new Visitor(doors), new Visitor(doors)];
  await signInAs(first, someone('again@sandbox.example'));
  await signInAs(second, someone('again@sandbox.example'));
  expect((await infoOf(doors, second)).uid).toBe((await infoOf(doors, first)).uid);
});

test('an address that the service has not checked is nobody’s: not a login, and not a contact', async ({
  doors,
}) => {
  const visitor = new Visitor(doors);
  const { email_verified: _, ...unverified } = someone('oskar@sandbox.example');
  await signInAs(visitor, unverified);
  expect((await infoOf(doors, visitor)).login).toMatch(/^sandbox:[0-9a-f]{20}$/);
  const profile = await doors.ask('account.getprofileinfo', { fields: 'contacts' }, visitor.headers);
  expect(profile.result.contacts).toEqual([]);
});

test('an address checked by both sides opens the account that has it, and its player is told', async ({
  doors,
}) => {
  const login = 'linked@example.com';
  const owner = await doors.player({ login, contact: 'confirmed' });
  const visitor = new Visitor(doors);
  expect((await signInAs(visitor, someone(login))).status).toBe('done');
  expect((await infoOf(doors, visitor)).uid).toBe(owner.id);
  const letters = await doors.product.db.sql<{ subject: string }>`
    select subject from message_outbox where recipient = ${login}`;
  expect(letters).toMatchObject([{ subject: 'You can now sign in with Sandbox' }]);
});

test.for([
  ['that was never confirmed here', 'unconfirmed', '1'],
  ['that the service has not checked', 'confirmed', ''],
] as const)('an address %s opens no account', async ([, contact, verified], { doors }) => {
  const login = `${contact}@example.com`;
  const owner = await doors.player({ login, contact });
  const visitor = new Visitor(doors);
  await signInAs(visitor, verified === '' ? { email: login, given_name: 'Eve' } : someone(login));

  const info = await infoOf(doors, visitor);
  expect(info.uid).toBeGreaterThan(0);
  expect(info.uid).not.toBe(owner.id);
  expect(info.login).toMatch(/^sandbox:/);
});

test('an address that does not count yet here opens no account, and its holder keeps it', async ({
  doors,
}) => {
  const login = 'waiting@example.com';
  const owner = await doors.player({ login: 'holder-of-waiting@example.com', contact: 'confirmed' });
  await doors.product.db.sql`
    insert into contact (player_id, type, contact, is_confirmed, counts_at, created_at)
    values (${owner.id}, 'email', ${login}, true, now() + interval '1 hour', now())`;
  const visitor = new Visitor(doors);
  expect((await signInAs(visitor, someone(login))).status).toBe('done');
  const info = await infoOf(doors, visitor);
  expect(info.uid).not.toBe(owner.id);
  expect(info.login).toMatch(/^sandbox:/);
});

test('where a second factor is wanted, a service’s word alone is not enough, nor is it remembered', async ({
  doors,
}) => {
  const login = 'two-factor@example.com';
  await doors.player({ login, contact: 'confirmed', hasTwoFactor: true });
  const visitor = new Visitor(doors);
  expect(await signInAs(visitor, someone(login))).toEqual({
    status: 'failed',
    reason: 'two_factor',
    next: '/offers?a=1&social_auth=two_factor',
  });
  expect((await infoOf(doors, visitor)).uid).toBe(0);
  const links = await doors.product.db.sql`
    select from social_identity join player on player.id = player_id where login = ${login}`;
  expect(links).toHaveLength(0);
});

test('whoever excluded themselves does not come in by another door', async ({ doors }) => {
  const visitor = new Visitor(doors);
  await signInAs(visitor, someone('excluded@sandbox.example'));
  await doors.app.inject({
    method: 'POST',
    url: '/api/account.setSelfExclusion',
    headers: { ...visitor.headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'period=1_day',
  });
  const again = new Visitor(doors);
  expect(await signInAs(again, someone('excluded@sandbox.example'))).toMatchObject({ reason: 'excluded' });
  expect((await infoOf(doors, again)).uid).toBe(0);
});

test('a new session takes the place of the one before', async ({ doors }) => {
  const visitor = new Visitor(doors);
  await signInAs(visitor, someone('rotated@sandbox.example'));
  const before = visitor.cookies.get('sid');
  await signInAs(visitor, someone('rotated@sandbox.example'));
  expect(visitor.cookies.get('sid')).not.toBe(before);
  expect((await doors.ask('account.getInfo', {}, { cookie: `sid=${before}` })).result.uid).toBe(0);
});

test('whoever changes their mind stays a guest', async ({ doors }) => {
  const visitor = new Visitor(doors);
  expect(await signInAs(visitor, { decline: '1' })).toMatchObject({ status: 'failed', reason: 'declined' });
  expect((await infoOf(doors, visitor)).uid).toBe(0);
});

/** The address the provider sends the visitor back to, not yet visited. */
async function answerFor(visitor: Visitor, person: Fields): Promise<URL> {
  let url = (await visitor.go(await leave(visitor), person)).headers.location;
  while (url !== undefined && !String(url).includes('/oauth/callback/'))
    url = (await visitor.go(String(url))).headers.location;
  return new URL(String(url), 'http://localhost:80');
}

test.for<[string, (answer: URL, visitor: Visitor) => unknown]>([
  ['without its state', (answer) => answer.searchParams.delete('state')],
  ['with another state', (answer) => answer.searchParams.set('state', 'made-up')],
  ['with another code', (answer) => answer.searchParams.set('code', 'made-up')],
  ['without a code', (answer) => answer.searchParams.delete('code')],
  ['in the name of another issuer', (answer) => answer.searchParams.set('iss', 'https://evil.example')],
  ['to another service', (answer) => Object.assign(answer, { pathname: '/oauth/callback/google' })],
  ['in another browser', (_answer, visitor) => visitor.cookies.delete('away')],
  ['in a browser that waits for another', (_answer, visitor) => visitor.cookies.set('away', 'made-up')],
])('an answer %s signs nobody in', async ([, spoil], { doors }) => {
  const visitor = new Visitor(doors);
  const answer = await answerFor(visitor, someone('spoiled@sandbox.example'));
  spoil(answer, visitor);
  const response = await visitor.go(answer.href);
  expect(outcomeOf(response.body)).toMatchObject({ status: 'failed', reason: 'refused' });
  expect((await infoOf(doors, visitor)).uid).toBe(0);
});

test('an answer counts once', async ({ doors }) => {
  const visitor = new Visitor(doors);
  const answer = await answerFor(visitor, someone('once@sandbox.example'));
  const away = visitor.cookies.get('away')!;
  expect(outcomeOf((await visitor.go(answer.href)).body).status).toBe('done');

  const thief = new Visitor(doors);
  thief.cookies.set('away', away);
  expect(outcomeOf((await thief.go(answer.href)).body)).toMatchObject({
    status: 'failed',
    reason: 'refused',
  });
});

test('an answer that took longer than ten minutes is too late', async ({ doors }) => {
  const visitor = new Visitor(doors);
  const answer = await answerFor(visitor, someone('late@sandbox.example'));
  await doors.product.db.sql`update social_attempt set expires_at = ${doors.product.clock.now()}`;
  expect(outcomeOf((await visitor.go(answer.href)).body).status).toBe('failed');
});

test.for(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
  'nobody is sent on to %s',
  async (redirect, { doors }) => {
    const init = `/oauth/init?service=sandbox&redirect_url=${encodeURIComponent(redirect)}`;
    const visitor = new Visitor(doors);
    expect((await signInAs(visitor, someone('sent@sandbox.example'), init)).next).toBe('/');
  },
);

test('a service that was not set up is said to be out of reach', async ({ doors }) => {
  for (const service of ['google', 'nobody', '__proto__']) {
    const { body, headers } = await new Visitor(doors).go(
      `/oauth/init?service=${service}&type_auth=authorization`,
    );
    expect(outcomeOf(body)).toMatchObject({ status: 'failed', reason: 'unavailable' });
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('the visitor leaves with a state, a nonce and a challenge, and for our address alone (S2-R118)', async ({
  doors,
}) => {
  const visitor = new Visitor(doors);
  const { statusCode, headers } = await visitor.go(INIT);
  expect(statusCode).toBe(302);
  const { origin, pathname, searchParams: query } = new URL(String(headers.location));
  expect(origin + pathname).toBe('http://localhost/__sandbox/oidc/auth');
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    redirect_uri: 'http://localhost/oauth/callback/sandbox',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(headers['set-cookie']).toMatch(/^away=.*HttpOnly/);
});

test('the page that ends it tells only our own pages, and keeps the popup in their sight', async ({
  doors,
}) => {
  const visitor = new Visitor(doors);
  const { response } = await visitor.follow(await leave(visitor), someone('page@sandbox.example'));
  expect(response.body).toContain('postMessage(message, window.location.origin)');
  expect(response.headers).toMatchObject({
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(response.headers['content-security-policy']).not.toContain('unsafe-inline');
});

test('a choice that belongs to nobody’s sign-in is refused with a page', async ({ doors }) => {
  for (const form of [nora, { email: 'a'.repeat(300) }, { decline: 'maybe' }]) {
    const response = await new Visitor(doors).go('/__sandbox/identity/unknown', form);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('That did not work');
  }
});

test('the provider’s own answers are as guarded as ours', async ({ doors }) => {
  const { headers, statusCode } = await doors.get('/__sandbox/oidc/.well-known/openid-configuration');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'unsafe-none',
  });
});

test('without the sandbox there is no such provider', async () => {
  await using doors = await openDoors({ env: { SANDBOX: 'off' } });
  const found = await doors.get('/__sandbox/oidc/.well-known/openid-configuration');
  expect(found.body).not.toContain('authorization_endpoint');
  const { body } = await doors.get('/oauth/init?service=sandbox');
  expect(outcomeOf(body)).toMatchObject({ reason: 'unavailable' });
});
