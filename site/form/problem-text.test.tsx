// The words for what is wrong with a field, as every form says them: the server's, the operator's, or our own.
import { expect, test } from 'vitest';
import { content } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import { address } from '#rules/fields/address.ts';
import { amount } from '#rules/fields/amount.ts';
import { date } from '#rules/fields/date.ts';
import { email } from '#rules/fields/email.ts';
import { fakename } from '#rules/fields/fakename.ts';
import { iban } from '#rules/fields/iban.ts';
import { name } from '#rules/fields/name.ts';
import { password, repeatedPassword } from '#rules/fields/password.ts';
import { phone } from '#rules/fields/phone.ts';
import { type Problem, problem } from '#rules/fields/problem.ts';
import { text } from '#rules/fields/text.ts';
import { fromUnits } from '#rules/money.ts';
import { authSettings, type Settings } from '#tests/auth-settings.ts';
import { answers, shown } from '#tests/shown.tsx';
import { useProblemText } from './use-problem-text.ts';

function Words({ found }: { found: Problem }) {
  return <>{useProblemText()(found)}</>;
}

interface Wording {
  validator?: Settings['validator'];
  dictionary?: Record<string, string>;
}

const pay = (typed: string) =>
  amount(typed, { min: fromUnits(10), max: fromUnits(100), step: fromUnits(10) }, 'en');

const SET_A: Settings['validator'] = { messageSet: 'A', messages: {} };

const said = (found: Problem | null, { validator = SET_A, dictionary = {} }: Wording = {}) =>
  shown(<Words found={found!} />, {
    texts: ['validation'],
    answers: [
      answers(content.getSettings, {}, { ...authSettings(), validator }),
      answers(
        metadata.get,
        {},
        {
          is_sandbox: true,
          content_version: '1',
          content_revision: 0,
          feature_flags: {
            identityVerification: true,
            responsibleGaming: true,
            betHistory: true,
            twoFactor: true,
            loyalty: true,
            bettingNotice: true,
            clickableTitle: false,
          },
          payment_marks: [],
          validation_messages: dictionary,
        },
      ),
    ],
  });

test.for<[row: string, found: Problem | null, words: string]>([
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
  ['S5-R018', pay('9'), 'Min value is 10'],
  ['S5-R019', pay('101'), 'Max value is 100'],
  ['S5-R020', date('01.01.99'), 'Wrong date'],
  ['S5-R021', pay('15'), 'Value is not multiple of 10'],
])('%s: by set A, unless the operator says otherwise', async ([, found, words]) => {
  expect(await said(found)).toBe(words);
});

test.for<[row: string, found: Problem | null, words: string]>([
  ['S5-R022', text(''), 'Value is required'],
  ['S5-R023', email('a@b'), 'Value is not a valid email address'],
  ['S5-R024', password('12345'), 'This field should be at least 6 characters long'],
  ['S5-R025', password('1'.repeat(21)), 'The maximum length allowed is 20'],
])('%s: by set B where configuration names it', async ([, found, words]) => {
  expect(await said(found, { validator: { messageSet: 'B', messages: {} } })).toBe(words);
});

test('the symbols that a password may not have are named (S5-R030)', async () => {
  expect(await said(password('pass😀漢'))).toMatch(/😀.*漢/);
});

test('a repeated password that differs is told so (S5-R031)', async () => {
  expect(await said(repeatedPassword('kq7-zb', 'kq7-zc'))).toBe('Passwords are not equal');
  expect(repeatedPassword('kq7-zb', 'kq7-zb')).toBeNull();
});

test('the operator’s words go before both sets, and the server’s before theirs (S5-R005, S5-R006)', async () => {
  const validator = { messageSet: 'A' as const, messages: { required: 'Please fill in' } };
  expect(await said(text(''), { validator })).toBe('Please fill in');
  expect(await said(text(''), { validator, dictionary: { required: 'Vajag' } })).toBe('Vajag');
  expect(await said(email('a@b'), { validator, dictionary: { required: 'Vajag' } })).toBe(
    'Wrong email address',
  );
});
