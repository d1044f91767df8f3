import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PhoneOption, phone } from './phone.ts';
import { enterPhone, showPhone } from './phone-entry.ts';

const option = (
  country_code: string,
  phone_code: string,
  mask: PhoneOption['mask'],
  trunk?: string,
): PhoneOption => ({
  country_code,
  phone_code,
  name: country_code,
  mask,
  ...(trunk !== undefined && { trunk }),
});

const options = [
  option('US', '1', '(###) ###-####'),
  option('CA', '1', '(###) ###-####'),
  option('JM', '1', ['(658) ###-####', '(876) ###-####']),
  option('LV', '371', '## ### ###'),
  option('LT', '370', '### #####'),
  option('RU', '7', '(###) ###-##-##', '8'),
  option('KZ', '7', ['(7\\0#) ###-##-##', '(77#) ###-##-##'], '8'),
  option('GB', '44', '#### ######'),
  option('DE', '49', '1## #######9'),
  option('SG', '65', '#### ####'),
];

const enter = (typed: string, countryCode: string) => enterPhone(typed, { options, countryCode });

/** One key after another, each on top of what the field then shows. */
function type(keys: string, countryCode: string) {
  let entry = enter('', countryCode);
  for (const key of keys) entry = enter(entry.text + key, entry.countryCode);
  return entry;
}

test('typing digits shows the mask of the country (S5-R049)', () => {
  expect(['2', '20', '200', '20000', '200000', '20000000'].map((typed) => enter(typed, 'LV').text)).toEqual([
    '2',
    '20',
    '20 0',
    '20 000',
    '20 000 0',
    '20 000 000',
  ]);
  expect(type('9123456789', 'RU')).toEqual({
    countryCode: 'RU',
    text: '(912) 345-67-89',
    value: '79123456789',
  });
});

test('deleting goes back the way it came (S5-R049)', () => {
  expect(enter('20 000 0'.slice(0, -1), 'LV').text).toBe('20 000');
  expect(enter('(912) 3'.slice(0, -1), 'RU').text).toBe('(912');
  expect(enter('', 'LV')).toEqual({ countryCode: 'LV', text: '', value: '' });
});

test.for([
  ['37120000000', 'US', 'LV', '20 000 000', '37120000000'],
  ['371 20-000-000', 'GB', 'LV', '20 000 000', '37120000000'],
  ['+371 20000000', 'US', 'LV', '20 000 000', '37120000000'],
  ['0037120000000', 'US', 'LV', '20 000 000', '37120000000'],
  ['79123456789', 'LV', 'RU', '(912) 345-67-89', '79123456789'],
  ['77012345678', 'LV', 'KZ', '(701) 234-56-78', '77012345678'],
  ['18765551234', 'LV', 'JM', '(876) 555-1234', '18765551234'],
  ['12125551234', 'LV', 'US', '(212) 555-1234', '12125551234'],
  ['37060012345', 'LV', 'LT', '600 12345', '37060012345'],
  ['20000000', 'LV', 'LV', '20 000 000', '37120000000'],
  ['6591234567', 'US', 'US', '(659) 123-4567', '16591234567'],
  ['6591234567', 'LV', 'SG', '9123 4567', '6591234567'],
] as const)(
  'pasting %s while %s is shown gives %s %s (S5-R050)',
  ([pasted, shown, countryCode, text, value]) => {
    expect(enter(pasted, shown)).toEqual({ countryCode, text, value });
  },
);

test('between countries with one dial code the one shown stays (S5-R050)', () => {
  expect(enter('+12125551234', 'CA').countryCode).toBe('CA');
  expect(enter('+12125551234', 'US').countryCode).toBe('US');
});

test.for([
  ['+37120000000', 'US', 'LV', '20 000 000'],
  ['37120000000', 'US', 'LV', '20 000 000'],
  ['0037120000000', 'LV', 'LV', '20 000 000'],
  ['0037120000000', 'DE', 'LV', '20 000 000'],
  ['015112345678', 'DE', 'DE', '151 12345678'],
  ['+77012345678', 'US', 'KZ', '(701) 234-56-78'],
  ['79123456789', 'RU', 'RU', '(912) 345-67-89'],
  ['8765551234', 'US', 'JM', '(876) 555-1234'],
  ['+15065551234', 'CA', 'CA', '(506) 555-1234'],
] as const)(
  'typing %s key by key while %s is shown switches to %s (S5-R051)',
  ([keys, shown, countryCode, text]) => {
    expect(type(keys, shown)).toMatchObject({ countryCode, text });
  },
);

test('a dial code nobody has yet is left standing (S5-R051)', () => {
  expect(enter('+', 'US')).toEqual({ countryCode: 'US', text: '+', value: '' });
  expect(enter('+37', 'US')).toEqual({ countryCode: 'US', text: '+37', value: '37' });
  expect(enter('+371', 'US')).toEqual({ countryCode: 'LV', text: '', value: '' });
});

test.for([
  ['89123456789', 'RU', '79123456789'],
  ['07911123456', 'GB', '447911123456'],
  ['+44 (0)7911 123456', 'US', '447911123456'],
  ['015112345678', 'DE', '4915112345678'],
] as const)('the prefix dialled at home is dropped: %s in %s is %s', ([typed, shown, value]) => {
  expect(enter(typed, shown).value).toBe(value);
});

test('what there is no place for is not taken', () => {
  expect(enter('200000009', 'LV')).toEqual({ countryCode: 'LV', text: '20 000 000', value: '37120000000' });
  expect(enter('+371 20 000 000 555', 'US').value).toBe('37120000000');
});

test('a number that fits as it is keeps its first digit, also where a neighbour has it for a prefix', () => {
  expect(enter('+7 (877) 000-00-00', 'US')).toMatchObject({ value: '78770000000' });
  expect(enter('+7 8 (777) 000-00-00', 'US')).toMatchObject({ countryCode: 'KZ', value: '77770000000' });
});

test('what fits nowhere stays as typed, and is wrong', () => {
  const entry = enter('5', 'DE');
  expect(entry).toEqual({ countryCode: 'DE', text: '5', value: '495' });
  expect(phone(entry.value, { options, countryCode: 'DE' })?.code).toBe('phone');
});

test('an unknown country shows plain digits', () => {
  expect(enter('12 34', 'XX')).toEqual({ countryCode: 'XX', text: '1234', value: '1234' });
});

test('outside a field a number is shown whole', () => {
  expect(showPhone('37120000000', { options, countryCode: 'LV' })).toBe('+371 20 000 000');
  const whole = [option('LV', '371', '+371 ########')];
  expect(showPhone('37120000000', { options: whole, countryCode: 'LV' })).toBe('+371 20000000');
  expect(showPhone('99912345', { options, countryCode: 'LV' })).toBe('+99912345');
});

test('a number shown and entered again is the same number (S5-R050)', () => {
  const sample = fc.tuple(
    fc.constantFrom(...options),
    fc.integer({ min: 1e10, max: 1e11 - 1 }).map(String),
    fc.constantFrom(...options),
  );
  fc.assert(
    fc.property(sample, ([of, digits, shown]) => {
      const entered = enter(`+${of.phone_code}${digits}`, of.country_code);
      fc.pre(phone(entered.value, { options, countryCode: entered.countryCode }) === null);
      const field = { options, countryCode: entered.countryCode };
      expect(enter(showPhone(entered.value, field), shown.country_code).value).toBe(entered.value);
      expect(enter(entered.text, entered.countryCode)).toEqual(entered);
    }),
    { numRuns: 1000 },
  );
});
