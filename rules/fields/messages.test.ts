import { expect, test } from 'vitest';
import { address } from './address.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { fakename } from './fakename.ts';
import { iban } from './iban.ts';
import { messageOf } from './messages.ts';
import { name } from './name.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { codes, details, type Problem, problem } from './problem.ts';
import { sameAs } from './same-as.ts';
import { sum } from './sum.ts';
import { text } from './text.ts';

const said = (found: Problem | null) => messageOf(found!);

test.for([
  ['S5-R007', text(''), 'Field is required'],
  ['S5-R008', email('a@b'), 'Wrong email address'],
  ['S5-R009', password('12345'), 'Min length is 6'],
  ['S5-R010', password('1'.repeat(21)), 'Max length is 20'],
  ['S5-R011', phone('1', { options: [] }), 'Wrong phone number'],
  ['S5-R012', fakename('ab$d'), 'Wrong fake name'],
  ['S5-R013', problem('password'), 'Wrong password'],
  ['S5-R014', name('A1'), 'Wrong symbols in name'],
  ['S5-R015', address('Main $5'), 'Wrong address'],
  ['S5-R016', iban('LV00'), 'Wrong iban'],
  ['Same as', sameAs('a', 'b', 'password'), 'Same as field'],
  ['S5-R018', sum('9', { min: 10 }), 'Min value is 10'],
  ['S5-R019', sum('11', { max: 10 }), 'Max value is 10'],
  ['S5-R020', date('01.01.99'), 'Wrong date'],
  ['S5-R021', sum('15', { multipleOf: 10 }), 'Value is not multiple of 10'],
] as const)('%s: a broken rule is told in set A', ([, found, message]) => {
  expect(said(found)).toBe(message);
});

test.for([
  ['S5-R022', text(''), 'Value is required'],
  ['S5-R023', email('a@b'), 'Value is not a valid email address'],
  ['S5-R024', password('12345'), 'This field should be at least 6 characters long'],
  ['S5-R025', password('1'.repeat(21)), 'The maximum length allowed is 20'],
  ['Same as', sameAs('a', 'b', 'password'), 'The value must be equal to the password value'],
] as const)('%s: a broken rule is told in set B where configuration prefers it', ([, found, message]) => {
  expect(messageOf(found!, { configuration: { messageSet: 'B' } })).toBe(message);
});

test('set B leaves the rest to set A', () => {
  expect(messageOf(problem('iban'), { configuration: { messageSet: 'B' } })).toBe('Wrong iban');
});

test('configuration goes before both sets (S5-R005)', () => {
  const configuration = {
    messageSet: 'B',
    messages: { required: 'Please fill in', min_length: '{min}, please' },
  } as const;
  expect(messageOf(problem('required'), { configuration })).toBe('Please fill in');
  expect(messageOf(password('12345')!, { configuration })).toBe('6, please');
  expect(messageOf(problem('iban'), { configuration })).toBe('Wrong iban');
});

test("the server's dictionary goes before configuration (S5-R006)", () => {
  const wording = {
    dictionary: { required: 'Vajag' },
    configuration: { messages: { required: 'Please', email: 'Mail' } },
  };
  expect(messageOf(problem('required'), wording)).toBe('Vajag');
  expect(messageOf(problem('email'), wording)).toBe('Mail');
});

test('an empty text is no text', () => {
  expect(messageOf(problem('required'), { dictionary: { required: '' } })).toBe('Field is required');
});

test('closer words go before the code’s own, within the same source', () => {
  const found = password('parole😀')!;
  expect(messageOf(found)).toBe('Symbols not valid: 😀');
  expect(messageOf(found, { dictionary: { password: 'Nope' } })).toBe('Nope');
  expect(messageOf(found, { dictionary: { password: 'Nope', symbols: 'Not {symbols}' } })).toBe('Not 😀');
});

test('a message whose parameter is missing gives way', () => {
  expect(messageOf({ code: 'password', detail: 'symbols', params: {} })).toBe('Wrong password');
  expect(messageOf(problem('min_length'))).toBe('Check this value');
  expect(messageOf(problem('min_length', { min: 4 }), { dictionary: { min_length: '{least}' } })).toBe(
    'Min length is 4',
  );
});

test('parameters are put in as they are, not read again', () => {
  expect(messageOf(problem('same_as', { other: '{min} $&' }), { configuration: { messageSet: 'B' } })).toBe(
    'The value must be equal to the {min} $& value',
  );
});

test('every code and every detail has words (S5-R076)', () => {
  const params = { min: 1, max: 1, value: 1, other: 'x', symbols: 'x', length: 1 };
  const fallback = messageOf({ code: 'unknown', params });
  for (const code of codes.filter((each) => each !== 'unknown'))
    expect(messageOf({ code, params })).not.toBe(fallback);
  const ofDetails = details.map((detail) => messageOf({ code: 'unknown', detail, params }));
  expect(ofDetails).not.toContain(fallback);
  expect(new Set(ofDetails).size).toBe(details.length);
});

test('another language speaks in the place of the sets', () => {
  const say = (set: string, key: string, params: object) => `${set}.${key} ${JSON.stringify(params)}`;
  expect(messageOf(password('12345')!, { say })).toBe('a.min_length {"min":6}');
  expect(messageOf(problem('required'), { say, configuration: { messageSet: 'B' } })).toBe('b.required {}');
  expect(messageOf(problem('taken'), { say })).toBe('own.taken {}');
  expect(messageOf(problem('min_length'), { say })).toBe('own.unknown {}');
});
