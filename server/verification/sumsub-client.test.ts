// The client as it speaks to the real examiner: over a network, signed, and not for ever.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';
import { readConfig } from '../config/config.ts';
import { ExaminerTrouble, SumsubClient } from './sumsub-client.ts';
import { isSumsubsWord, signRequest } from './sumsub-signature.ts';

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const whole = { SUMSUB_APP_TOKEN: 'token', SUMSUB_SECRET_KEY: 'key', SUMSUB_WEBHOOK_SECRET: 'word' };
const now = () => new Date('2026-03-01T12:00:00Z');
const person = { firstName: 'Ilze', lastName: 'Kalna', dob: '1990-02-01' };

test('a request is signed over time, verb, path with query, and body', () => {
  const signed = signRequest('SoMe_SeCrEt_KeY', {
    time: '1607551635',
    method: 'POST',
    path: '/resources/applicants?levelName=basic-kyc-level',
    body: '{"externalUserId":"someUniqueUserId"}',
  });
  // Reckoned apart from this code: printf '%s' "$time$method$path$body" | openssl dgst -sha256 -hmac "$key"
  expect(signed).toBe('6676ebc8a7e723395bbf92baa00f5b3ab108ed24546994e0f59985da459153c6');
});

test('a message is held against the bytes it came in, by a strong hash alone', () => {
  const raw = Buffer.from('someText');
  // As `printf someText | openssl dgst -sha256 -hmac SoMe_SeCrEt_KeY` says, and the same with -sha512.
  const sha256 = '7f3beedce7529616a9d6bba59dc1b054a7247cef67f6acff2600864399f47fe0';
  const sha512 =
    '3aae08986027051ca0656d87c4c95f1f15d3ecaf23cf239e5a43fd03a8af28223a06be1f97624caefd55475c84673773dc10e895a1ab885a3548c58bd7af9ebf';
  const isHeard = (algorithm: string | undefined, digest: string | undefined) =>
    isSumsubsWord('SoMe_SeCrEt_KeY', raw, { algorithm, digest });
  expect(isHeard('HMAC_SHA256_HEX', sha256)).toBe(true);
  expect(isHeard('HMAC_SHA512_HEX', sha512)).toBe(true);
  expect(isHeard('HMAC_SHA256_HEX', sha512)).toBe(false);
  expect(isHeard('HMAC_SHA1_HEX', sha256)).toBe(false);
  expect(isHeard(undefined, undefined)).toBe(false);
});

test('over a real connection it makes, finds and reads an applicant; a wrong key is turned away', async ({
  doors,
}) => {
  const account = doors.product.config.sumsub!;
  const client = new SumsubClient(account, { fetch, now });

  const id = await client.createApplicant('player 7/ü', person);
  expect(await client.createApplicant('player 7/ü', person)).toBe(id);
  await client.updateApplicant(id, person);
  expect(await client.readApplicant(id)).toMatchObject({
    state: 'init',
    comment: '',
    externalUserId: 'player 7/ü',
  });
  expect(await client.accessToken('player 7/ü')).toMatch(/\../);

  const stranger = new SumsubClient({ ...account, secretKey: 'guessed' }, { fetch, now });
  await expect(stranger.readApplicant(id)).rejects.toMatchObject({ name: 'ExaminerTrouble', status: 401 });
});

test.for([
  ['answers with a failure', (_request, reply) => reply.writeHead(503).end()],
  ['answers with nonsense', (_request, reply) => reply.writeHead(200).end('<html>')],
  ['answers with another shape', (_request, reply) => reply.writeHead(200).end('{"id":7}')],
  ['hangs up', (request) => request.socket.destroy()],
] as [string, RequestListener][])('an examiner that %s is trouble, and is said to be', async ([, answer]) => {
  await using examiner = await serve(answer);
  const account = { ...readConfig(whole).sumsub!, url: examiner.url };
  const client = new SumsubClient(account, { fetch, now });
  await expect(client.readApplicant('x')).rejects.toBeInstanceOf(ExaminerTrouble);
});

test('a player is told to try again, and nothing is written down', async () => {
  await using examiner = await serve((_request, reply) => void reply.writeHead(500).end());
  await using doors = await openDoors({
    env: {
      SUMSUB_URL: examiner.url,
      SUMSUB_APP_TOKEN: 'token',
      SUMSUB_SECRET_KEY: 'key',
      SUMSUB_WEBHOOK_SECRET: 'word',
    },
  });
  const who = await doors.signIn(await doors.player());
  const names = { first_name: 'Ilze', last_name: 'Kalna', birth_date: '1990-02-01', country_code: 'LV' };
  await doors.send('account.saveProfileInfo', names, who);
  expect((await doors.send('sumsub.createApplicant', {}, who)).error.type).toBe('UnknownErrorException');
  expect(await doors.product.db.sql`select from applicant`).toEqual([]);
  const { result } = await doors.ask('sumsub.getVerification', {}, who);
  expect(result.script_url).toBe('https://static.sumsub.com/idensic/static/sns-websdk-builder.js');
});
