// What a messenger's mini-app says about its user, and when it is believed.
import { expect, test } from 'vitest';
import { signInitData } from '#tests/telegram.ts';
import { readInitData } from './telegram.ts';

const botToken = '1234567890:AAE-a-token-made-up-for-this-test';
const now = new Date('2026-03-01T12:00:00Z');
const signedAt = String(Math.floor(now.getTime() / 1000) - 60);
const user = JSON.stringify({ id: 99281932, first_name: 'Andrew', last_name: 'Rogue', username: 'rogue' });

const initData = (fields: Record<string, string>, token = botToken) => signInitData(fields, token);

const good = { user, auth_date: signedAt, query_id: 'AAHdF6IQAAAAAN0XohDhrOrc', signature: 'c2lnbmVk' };
const read = (data: string, at = now) => readInitData(data, { botToken, now: at });

test('a user is known by what the messenger signed (S1-R020)', () => {
  expect(read(initData(good))).toEqual({ id: 99281932, firstName: 'Andrew', lastName: 'Rogue' });
});

test('a string signed by the messenger itself, word for word, is read', () => {
  // The example of the init data documentation, whose token was thrown away for it.
  const words =
    'user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D&chat_instance=8134722200314281151&chat_type=private&auth_date=1733584787&hash=2174df5b000556d044f3f020384e879c8efcab55ddea2ced4eb752e93e7080d6&signature=zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ';
  const found = readInitData(words, {
    botToken: '7342037359:AAFZehRPBRs8Seg40oDjTMIW8uTGPuW1zfQ',
    now: new Date(1_733_584_800_000),
  });
  expect(found).toEqual({ id: 279058397, firstName: 'Vladislav + - ? /', lastName: 'Kibenko' });
});

const changed = (change: (fields: URLSearchParams) => void) => {
  const fields = new URLSearchParams(initData(good));
  change(fields);
  return fields.toString();
};

test.for([
  ['nothing', ''],
  ['a changed field', changed((fields) => fields.set('user', user.replace('99281932', '1')))],
  ['a field more', changed((fields) => fields.set('start_param', 'x'))],
  ['a field less', changed((fields) => fields.delete('query_id'))],
  ['its signature for third parties left out', changed((fields) => fields.delete('signature'))],
  ['no hash', changed((fields) => fields.delete('hash'))],
  ['an empty hash', changed((fields) => fields.set('hash', ''))],
  ['half a hash', changed((fields) => fields.set('hash', fields.get('hash')!.slice(0, 32)))],
  ['a field said twice', `${initData(good)}&user=${encodeURIComponent('{"id":1}')}`],
  ['another bot’s data', initData(good, '1:other')],
  ['data older than a day', initData({ ...good, auth_date: String(Number(signedAt) - 86_400) })],
  ['data from the future', initData({ ...good, auth_date: String(Number(signedAt) + 600) })],
  ['no date', initData({ user })],
  ['a date that is none', initData({ ...good, auth_date: 'now' })],
  ['no user', initData({ auth_date: signedAt })],
  ['a user without a number', initData({ ...good, user: '{"first_name":"A"}' })],
  ['a user that is not JSON', initData({ ...good, user: 'null' })],
  ['an endless string', initData({ ...good, query_id: 'a'.repeat(10_000) })],
])('%s is not believed', ([, data]) => {
  expect(read(data!)).toBeUndefined();
});

test('the order in which the fields come does not matter', () => {
  const turned = initData(good).split('&').toReversed().join('&');
  expect(read(turned)?.id).toBe(99281932);
});
