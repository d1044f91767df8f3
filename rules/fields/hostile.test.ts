// Whatever arrives, a rule answers, and soon: the server runs them on what strangers send.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { address } from './address.ts';
import { birthDate } from './birth-date.ts';
import { cardHolder } from './card-holder.ts';
import { cardNumber } from './card-number.ts';
import { choice } from './choice.ts';
import { cpf } from './cpf.ts';
import { custom, regex } from './custom.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { stripEmoji } from './emoji.ts';
import { fakename } from './fakename.ts';
import { iban } from './iban.ts';
import { identifier } from './identifier.ts';
import { canonicalEmail, canonicalLogin, canonicalPhone, login, withoutPlus } from './login.ts';
import { layOut } from './mask.ts';
import { messageOf } from './messages.ts';
import { name } from './name.ts';
import { numericCode } from './numeric-code.ts';
import { password, repeatedPassword, strictPassword } from './password.ts';
import { readPattern } from './pattern.ts';
import { phone } from './phone.ts';
import { enterPhone, showPhone } from './phone-entry.ts';
import { postcode } from './postcode.ts';
import type { Problem } from './problem.ts';
import { promoCode } from './promo-code.ts';
import { sameAs } from './same-as.ts';
import { sex } from './sex.ts';
import { sum } from './sum.ts';
import { text } from './text.ts';

const options = [
  { country_code: 'LV', phone_code: '371', name: 'Latvia', mask: ['## ### ###', '+0'] },
  { country_code: 'XX', phone_code: '', name: 'Anywhere', mask: '0-0-9-9-0' },
];

const rules: Record<string, (value: string) => Problem | null> = {
  address,
  birthDate: (value) => birthDate(value, { today: '2025-06-15' }),
  cardHolder,
  cardNumber,
  choice: (value) => choice(value, ['a']),
  cpf,
  custom: (value) => custom(value, '^(a+)+$'),
  date,
  email,
  fakename,
  iban,
  identifier,
  login,
  name,
  numericCode,
  password,
  strictPassword: (value) => password(value, strictPassword),
  repeatedPassword: (value) => repeatedPassword(value, 'parole1'),
  phone: (value) => phone(value, { options }),
  postcode,
  patternedPostcode: (value) => postcode(value, '(\\d|\\w)+-?(\\d|\\w)+'),
  promoCode: (value) => promoCode(value, { isShown: true }),
  regex: (value) => regex(value, '(.*)*x'),
  sameAs: (value) => sameAs(value, 'a', 'b'),
  sex,
  sum: (value) => sum(value, { min: 1, max: 10, multipleOf: 3 }),
  text,
};

const readers: Record<string, (value: string) => unknown> = {
  canonicalEmail,
  canonicalLogin,
  canonicalPhone,
  withoutPlus,
  stripEmoji,
  layOut: (value) => layOut('(##9) 0', value.replaceAll(/[^0-9]/g, '')),
  enterPhone: (value) => enterPhone(value, { options, countryCode: 'LV' }),
  showPhone: (value) => showPhone(value, { options, countryCode: 'LV' }),
  readPattern,
};

const anything = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)) }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({ unit: fc.constantFrom(...'0123456789+-(). ,@#$^*[]{}|\\') }),
);

const LARGE = 100_000;
const large = {
  letters: 'a'.repeat(LARGE),
  digits: '1'.repeat(LARGE),
  commas: `1${',000'.repeat(LARGE / 4)}`,
  spaces: ' '.repeat(LARGE),
  'spaces and a letter': `${' '.repeat(LARGE)}a`,
  'dots after an at': `a@${'b.'.repeat(LARGE / 2)}`,
  ats: '@'.repeat(LARGE),
  emoji: '😀'.repeat(LARGE / 2),
  keycaps: '1'.repeat(LARGE / 2) + '\u20E3'.repeat(LARGE / 2),
  accents: `a${'\u0315\u0300'.repeat(LARGE / 2)}`,
  'accents in an address': `a${'\u0315\u0300'.repeat(LARGE / 2)}@b.co`,
  halves: '\uD800'.repeat(LARGE),
  zeros: '\u0000'.repeat(LARGE),
  'nearly a phone': `+${'1 '.repeat(LARGE / 2)}x`,
};

/** The best of a few: a busy machine is not the rule's fault. */
function took(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

describe.for(Object.entries({ ...rules, ...readers }))('%s', ([, read]) => {
  test('answers any text', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(() => read(value)).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  test.for(Object.entries(large))('answers 100,000 %s without losing itself in it', ([, value]) => {
    expect(Math.min(...[1, 2, 3].map(() => took(() => read(value))))).toBeLessThan(1_000);
  });
});

test.for(Object.entries(rules))('whatever %s says has words', ([, rule]) => {
  fc.assert(
    fc.property(anything, (value) => {
      const found = rule(value);
      fc.pre(found !== null);
      expect(messageOf(found!)).not.toMatch(/^$|\{(min|max|value|other|symbols|length)\}/);
    }),
  );
});
