// What keeps an account its player's own.
import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'ask' | 'send' | 'product' | 'signIn' | 'player'>;
type Who = { cookie: string };

const uidOf = async ({ ask }: Doors, who: Who) => (await ask('account.getInfo', {}, who)).result.uid;

const lettersTo = ({ product }: Doors, recipient: string) => product.db.sql<{
  text: string;
  subject: string;
}>`
  select text, subject from message_outbox where recipient = ${recipient} order by id`;

const codeTo = async (doors: Doors, recipient: string) =>
  /\b\d{6}\b/.exec((await lettersTo(doors, recipient)).at(-1)!.text)![0];

const OLD = 'old-Parole-1';
const NEW = 'new-Parole-2';

test('a new password takes the old one’s place, and every other session ends (S7-R013)', async ({
  doors,
}) => {
  const login = 'change@example.com';
  const player = await doors.player({ login, password: OLD, contact: 'confirmed' });
  const [here, there] = [await doors.signIn(player), await doors.signIn(player)];
  const change = await doors.send('account.changepassword', { old_password: OLD, password: NEW }, here);
  expect(change).toMatchObject({ status: 200, result: 1 });

  expect(await uidOf(doors, here)).toBe(player.id);
  expect(await uidOf(doors, there)).toBe(0);
  expect((await doors.send('auth.login', { login, password: OLD })).status).toBe(401);
  expect((await doors.send('auth.login', { login, password: NEW })).status).toBe(200);
  expect(await lettersTo(doors, login)).toMatchObject([{ subject: 'Your password was changed' }]);
});

test.for<[password: string, codes: string[]]>([
  ['short', ['min_length']],
  ['123456789012345678901', ['max_length']],
  ['with space', ['password', 'symbols']],
  ['123456', ['password', 'breached']],
  ['', ['required']],
])('a password cannot be %j (S9-R001)', async ([password, codes], { doors }) => {
  const who = await doors.signIn(await doors.player({ password: OLD }));
  const { status, error } = await doors.send('account.changepassword', { old_password: OLD, password }, who);
  expect(status).toBe(400);
  expect(error.invalid_parameters).toEqual({ password: codes });
});

test('without the old password nothing changes, and guessing it ends soon', async () => {
  await using doors = await openDoors({ env: { LIMIT_FACTOR: '1' } });
  const login = 'guessed@example.com';
  const player = await doors.player({ login, password: OLD });
  const who = await doors.signIn(player);
  const guess = (at: number) =>
    doors.send('account.changepassword', { old_password: `guess-${at}`, password: NEW }, who);
  const guesses: Awaited<ReturnType<typeof guess>>[] = [];
  // Several at once, and not so many that a busy machine lets none of them have a turn.
  for (const first of [0, 3, 6, 9, 12])
    guesses.push(...(await Promise.all([first, first + 1, first + 2].map(guess))));
  const statuses = guesses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
  expect(guesses.find(({ status }) => status === 400)?.error.invalid_parameters).toEqual({
    old_password: ['password'],
  });
  expect((await doors.send('auth.login', { login, password: OLD })).status).toBe(200);
});

test('two-factor is turned on and off by a code, and by nothing else (S7-R015, S7-R017, S1-R012, S3-R018)', async ({
  doors,
}) => {
  const login = 'careful@example.com';
  const who = await doors.signIn(await doors.player({ login, contact: 'confirmed' }));
  const isOn = async () => (await doors.ask('account.getInfo', {}, who)).result.two_factor_auth;
  const wish = (two_factor_auth: string) =>
    doors.send('account.changeTwoFactorAuth', { two_factor_auth }, who);
  const confirm = (code: string) => doors.send('account.confirmTwoFactorAuth', { code }, who);

  expect((await wish('0')).result).toBe(1);
  expect((await wish('1')).result).toEqual({ resend_time: 60, sent_to: 'c•••@example.com' });
  expect(await isOn()).toBe(false);
  expect(await wish('1')).toMatchObject({
    status: 429,
    error: { error_data: { retry_after: expect.any(Number) } },
  });

  const code = await codeTo(doors, login);
  expect((await confirm('12345')).error.message).toBe('the code must contain 6 digits');
  expect((await confirm(code === '000000' ? '000001' : '000000')).error.message).toBe(
    'two_factor_auth: code is invalid',
  );
  expect((await confirm(code)).result).toBe(1);
  expect(await isOn()).toBe(true);
  expect((await confirm(code)).error.message).toBe('Time expired');
  expect(await isOn()).toBe(true);

  expect((await wish('0')).result).toMatchObject({ resend_time: 60 });
  await confirm(await codeTo(doors, login));
  expect(await isOn()).toBe(false);
  const subjects = (await lettersTo(doors, login)).map(({ subject }) => subject);
  expect(subjects).toContain('Two-factor sign-in is on');
  expect(subjects).toContain('Two-factor sign-in is off');
});

test('two-factor needs somewhere to send its codes: the phone before the e-mail (S7-R015)', async ({
  doors,
}) => {
  const nowhere = await doors.signIn(
    await doors.player({ login: 'unsure@example.com', contact: 'unconfirmed' }),
  );
  expect(await doors.send('account.changeTwoFactorAuth', { two_factor_auth: '1' }, nowhere)).toMatchObject({
    status: 422,
    error: { type: 'UserNeedConfirmContactException' },
  });

  const player = await doors.player({ login: 'both-ways@example.com', contact: 'confirmed' });
  await doors.product.db.sql`
    insert into contact (player_id, type, contact, is_confirmed, counts_at, created_at)
    values (${player.id}, 'phone', '37120000999', true, now(), now())`;
  await doors.send('account.changeTwoFactorAuth', { two_factor_auth: '1' }, await doors.signIn(player));
  expect(await lettersTo(doors, '37120000999')).toHaveLength(1);
  expect(await lettersTo(doors, 'both-ways@example.com')).toHaveLength(0);
});

test('one player’s code is nothing to another', async ({ doors }) => {
  const [ann, eve] = [
    await doors.signIn(await doors.player({ login: 'ann-2fa@example.com', contact: 'confirmed' })),
    await doors.signIn(await doors.player({ login: 'eve-2fa@example.com', contact: 'confirmed' })),
  ];
  for (const who of [ann, eve])
    await doors.send('account.changeTwoFactorAuth', { two_factor_auth: '1' }, who);
  await doors.product.db.sql`update one_time_code set tries = 0`;
  const code = await codeTo(doors, 'ann-2fa@example.com');
  if (code === (await codeTo(doors, 'eve-2fa@example.com'))) return;
  expect((await doors.send('account.confirmTwoFactorAuth', { code }, eve)).status).toBe(400);
  expect((await doors.send('account.confirmTwoFactorAuth', { code }, ann)).status).toBe(200);
});
