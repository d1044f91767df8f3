// Showing who one is, from the first question to the examiner's answer. The examiner is the sandbox's, asked as Sumsub
// is asked and answering as Sumsub does.
import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { decide, type Outcome } from '#sandbox/identity-decisions.ts';
import { openDoors, test } from '#tests/doors.ts';
import { listenLive } from '#tests/live-listener.ts';
import { withCms } from '#tests/settings.ts';
import type { Player, Standing } from '../calls/context.ts';
import { houseContext } from '../calls/product.ts';
import { isExamined } from './examiner.ts';
import { refuseUnverified, standingRefusal } from './requirements.ts';
import { catchUp } from './reviews.ts';

type Doors = Awaited<ReturnType<typeof openDoors>>;
type Some = Pick<Doors, 'send' | 'ask' | 'product' | 'player' | 'signIn' | 'app'>;

const person = { first_name: 'Ilze', last_name: 'Kalna', birth_date: '1990-02-01', country_code: 'LV' };

/** A player who has told their name, known to the examiner. */
async function applicant(doors: Some) {
  const player = await doors.player();
  const who = await doors.signIn(player);
  expect((await doors.send('account.saveProfileInfo', person, who)).status).toBe(200);
  expect((await doors.send('sumsub.createApplicant', {}, who)).result).toBe(1);
  return { player, who };
}

const verdict = (doors: Some, player: Player, outcome: Outcome) =>
  decide(String(player.id), outcome, houseContext(doors.product));

const stateOf = async (doors: Some, who: { cookie: string }) => {
  const { result } = await doors.ask('account.getInfo', {}, who);
  return [result.is_on_verification, result.is_verified, result.is_kyc_block_enabled];
};

const stepOf = async (doors: Some, who: { cookie: string }) =>
  (await doors.ask('sumsub.getVerification', {}, who)).result;

test('an applicant needs a name and a birth date, and is made once (S7-R088)', async ({ doors }) => {
  expect((await doors.send('sumsub.createApplicant')).error.type).toBe('AuthorizationException');
  const nameless = await doors.signIn(await doors.player());
  expect((await doors.send('sumsub.createApplicant', {}, nameless)).error.type).toBe(
    'UserNeedProfileDataException',
  );

  const { player, who } = await applicant(doors);
  const ids = () => doors.product.db.sql`select applicant_id from applicant where player_id = ${player.id}`;
  const before = await ids();
  const again = await Promise.all([1, 2, 3].map(() => doors.send('sumsub.createApplicant', {}, who)));
  expect(again.map(({ result }) => result)).toEqual([1, 1, 1]);
  expect(await ids()).toEqual(before);
});

test('one whose answer was lost is found again', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  await doors.product.db.sql`delete from applicant where player_id = ${player.id}`;
  expect((await doors.send('sumsub.createApplicant', {}, who)).result).toBe(1);
});

test('a token opens the widget for its player (S7-R089, S1-R013)', async ({ doors }) => {
  expect((await doors.send('sumsub.getAccessToken')).status).toBe(401);
  const { player, who } = await applicant(doors);
  const { token } = (await doors.send('sumsub.getAccessToken', {}, who)).result;
  expect((await doors.get(`/__sandbox/identity-check?token=${token}`)).statusCode).toBe(200);
  expect((await doors.get('/__sandbox/identity-check?token=made-up')).statusCode).toBe(400);

  const sent = await doors.post('/__sandbox/identity-check', { token, outcome: 'accepted' });
  expect(sent.headers['location']).toBe('/__sandbox/identity-check/sent');
  const [row] = await doors.product.db.sql`select is_verified from player where id = ${player.id}`;
  expect(row).toEqual({ is_verified: true });
});

test.for([
  ['pending', 'verification', [true, false, false], true],
  ['accepted', 'completed', [false, true, false], true],
  ['retry', 'start', [false, false, false], true],
  ['refused', 'start', [false, false, true], false],
] as const)(
  '%s leads to the step %s, and the account says so (S3-R012, S3-R013, S3-R014)',
  async ([outcome, step, flags, canTry], { doors }) => {
    const { player, who } = await applicant(doors);
    expect((await stepOf(doors, who)).step).toBe('start');
    await verdict(doors, player, outcome);
    expect(await stateOf(doors, who)).toEqual(flags);
    const found = await stepOf(doors, who);
    expect(found).toMatchObject({ step, can_try: canTry });
    expect(found.comment !== '').toBe(outcome === 'retry');
  },
);

test('whoever was asked again and sends again waits again, and may then be accepted', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  for (const outcome of ['pending', 'retry', 'pending'] as const) await verdict(doors, player, outcome);
  expect(await stateOf(doors, who)).toEqual([true, false, false]);
  expect((await stepOf(doors, who)).comment).toBe('');
  await verdict(doors, player, 'accepted');
  expect(await stateOf(doors, who)).toEqual([false, true, false]);
});

test('a page that says "sent" after the answer came does not undo the answer', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  await verdict(doors, player, 'retry');
  expect((await doors.send('account.setUserOnVerification', {}, who)).result).toBe(1);
  expect(await stateOf(doors, who)).toEqual([false, false, false]);
});

test('the answer is told live', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  const { token } = (await doors.ask('account.getToken', {}, who)).result;
  const socket = await listenLive(await doors.listen(), { token });
  await verdict(doors, player, 'accepted');
  expect(await socket.next()).toMatchObject({ event: 'account.verification_changed' });
  socket.socket.close();
});

function word(doors: Some, content: object, secret = doors.product.config.sumsub!.webhookSecret) {
  const payload = JSON.stringify(content);
  const digest = createHmac('sha256', secret).update(payload).digest('hex');
  return { payload, digest };
}

const deliver = (
  doors: Some,
  { payload, digest }: { payload: string; digest: string },
  algorithm = 'HMAC_SHA256_HEX',
) =>
  doors.app.inject({
    method: 'POST',
    url: '/webhooks/sumsub',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest': digest,
      'x-payload-digest-alg': algorithm,
    },
  });

async function applicantIdOf({ product }: Some, { id }: Player): Promise<string> {
  const [row] = await product.db.sql<{ applicant_id: string }>`
    select applicant_id from applicant where player_id = ${id}`;
  return row!.applicant_id;
}

test('only the examiner’s own word is heard: over the very bytes, by no weak hash', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  const applicantId = await applicantIdOf(doors, player);
  const claim = {
    applicantId,
    type: 'applicantReviewed',
    reviewStatus: 'completed',
    reviewResult: { reviewAnswer: 'GREEN' },
  };
  const right = word(doors, claim);
  expect((await deliver(doors, word(doors, claim, 'somebody else’s'))).statusCode).toBe(401);
  expect((await deliver(doors, { ...right, payload: `${right.payload} ` })).statusCode).toBe(401);
  expect((await deliver(doors, { ...right, digest: '' })).statusCode).toBe(401);
  expect((await deliver(doors, right, 'HMAC_SHA1_HEX')).statusCode).toBe(401);
  expect((await deliver(doors, word(doors, { type: 'applicantReviewed' }))).statusCode).toBe(400);

  // Signed, and still not believed: the examiner itself, asked, says that it was shown nothing.
  expect((await deliver(doors, right)).statusCode).toBe(200);
  expect(await stateOf(doors, who)).toEqual([false, false, false]);
});

test('messages that are late, doubled or overtaken change nothing', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  await verdict(doors, player, 'accepted');
  const applicantId = await applicantIdOf(doors, player);
  const late = word(doors, {
    applicantId,
    type: 'applicantPending',
    reviewStatus: 'pending',
  });
  const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(doors, late)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await stateOf(doors, who)).toEqual([false, true, false]);
  expect((await deliver(doors, word(doors, { applicantId: 'nobody’s' }))).statusCode).toBe(200);
});

test('a message that never came is caught up with', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  await verdict(doors, player, 'pending');
  await doors.product.db.sql`
    update sandbox_identity set review_status = 'completed', review_result = '{"reviewAnswer":"GREEN"}'
    where external_id = ${String(player.id)}`;
  await catchUp(houseContext(doors.product));
  expect(await stateOf(doors, who)).toEqual([false, true, false]);
});

test('while documents are looked at, and after, the name stays', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  const rename = () => doors.send('account.saveProfileInfo', { last_name: 'Liepa' }, who);
  await verdict(doors, player, 'pending');
  expect((await rename()).error.type).toBe('KycUserProfileException');
  await verdict(doors, player, 'accepted');
  expect((await rename()).error.type).toBe('KycUserProfileException');
});

test('a verified player’s new data is checked by an action of their own, and then changed once', async ({
  doors,
}) => {
  const { player, who } = await applicant(doors);
  expect((await doors.send('sumsub.startChange', {}, who)).error.type).toBe('InvalidRequestException');
  await verdict(doors, player, 'accepted');
  const { external_action_id: id } = (await doors.send('sumsub.startChange', {}, who)).result;
  expect((await doors.send('sumsub.startChange', {}, who)).result.external_action_id).toBe(id);
  expect(await stepOf(doors, who)).toMatchObject({ step: 'change', external_action_id: id });
  expect((await doors.send('sumsub.getAccessToken', { externalActionId: id }, who)).status).toBe(200);

  const { who: other } = await applicant(doors);
  for (const externalActionId of [id, 'made-up']) {
    const { error } = await doors.send('sumsub.getAccessToken', { externalActionId }, other);
    expect(error.invalid_parameters).toEqual({ externalActionId: ['unknown'] });
  }

  await decide(id, 'accepted', houseContext(doors.product));
  expect(await stepOf(doors, who)).toMatchObject({ step: 'completed', may_change: true });
  expect(await stateOf(doors, who)).toEqual([false, true, false]);
  const rename = (name: string) => doors.send('account.saveProfileInfo', { last_name: name }, who);
  expect((await rename('Liepa')).status).toBe(200);
  expect((await rename('Ozola')).error.type).toBe('KycUserProfileException');
});

test('new data that is refused changes nothing, and another try is open', async ({ doors }) => {
  const { player, who } = await applicant(doors);
  await verdict(doors, player, 'accepted');
  const { external_action_id: id } = (await doors.send('sumsub.startChange', {}, who)).result;
  await decide(id, 'refused', houseContext(doors.product));
  expect(await stepOf(doors, who)).toMatchObject({ step: 'completed', may_change: false });
  expect((await doors.send('sumsub.startChange', {}, who)).result.external_action_id).not.toBe(id);
});

test('money leaves only for whoever has shown who they are', async ({ doors }) => {
  const { player } = await applicant(doors);
  const asked = async () => {
    const [standing] = await doors.product.db.sql<Standing>`
      select is_verified, is_on_verification, is_kyc_block_enabled from player where id = ${player.id}`;
    return standingRefusal(standing!, isExamined(doors.product)) ?? 'open';
  };
  expect(await asked()).toBe('SumsubVerificationRequired');
  await verdict(doors, player, 'pending');
  expect(await asked()).toBe('KycWithdrawal');
  await verdict(doors, player, 'refused');
  expect(await asked()).toBe('KycWithdrawal');
  await verdict(doors, player, 'accepted');
  expect(await asked()).toBe('open');
});

test('switched off, nothing is asked of anyone (S3-R152)', async () => {
  await using doors = await openDoors({ content: withCms('site', { identityVerification: false }) });
  const player = await doors.player();
  const who = await doors.signIn(player);
  for (const call of ['createApplicant', 'getAccessToken'])
    expect((await doors.send(`sumsub.${call}`, {}, who)).error.type).toBe('InvalidRequestException');
  expect((await doors.ask('sumsub.getVerification', {}, who)).error.type).toBe('InvalidRequestException');
  refuseUnverified(player, doors.product);
});
