import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactIban, iban } from './iban.ts';
import { ibanStructures } from './iban-structures.ts';

const samples = [
  'AD1200012030200359100100',
  'AE070331234567890123456',
  'AT611904300234573201',
  'BE68539007547034',
  'BR1800360305000010009795493C1',
  'CH9300762011623852957',
  'DE89370400440532013000',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'IT60X0542811101000000123456',
  'KZ86125KZT5004100100',
  'LT121000011101001000',
  'LV80BANK0000435195001',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'SE4550000000058398257466',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
] as const;

test.for(samples)('%s is one (S5-R058)', (value) => {
  expect(iban(value)).toBeNull();
});

/** How long a number of each country is, as the registry of SWIFT lists it. */
const lengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';

test('a number of any country is as long as the registry says (S5-R058)', () => {
  const known = Object.entries(ibanStructures).map(([country, structure]) => {
    const places = [...structure.matchAll(/[0-9]+/g)].reduce((sum, [count]) => sum + Number(count), 0);
    return `${country}${4 + places}`;
  });
  expect(known.toSorted().join(' ')).toBe(lengths);
});

test('it may be written in groups and in small letters', () => {
  expect(iban('lv80 bank 0000 4351 9500 1')).toBeNull();
  expect(compactIban('lv80 bank 0000 4351 9500 1')).toBe('LV80BANK0000435195001');
});

test('with spaces it may be 64 characters long, and no longer', () => {
  const [country, rest] = ['LV80', 'BANK0000435195001'];
  expect(iban(`${country}${' '.repeat(43)}${rest}`)).toBeNull();
  expect(iban(`${country}${' '.repeat(44)}${rest}`)?.code).toBe('iban');
});

test.for([
  ['a short Latvian one', 'LV80BANK000043519500'],
  ['a long Latvian one', 'LV80BANK00004351950011'],
  ['letters where Germany has digits', withCheck('DE', 'A7040044053201300A')],
  ['digits where Latvia has a bank', withCheck('LV', '12340000435195001')],
  ['a Latvian one behind a letter', 'XLV80BANK0000435195001'],
  ['a country without', withCheck('US', '12345678901234567')],
  ['a property every object has', 'constructor'],
  ['punctuation', 'LV80-BANK-0000-4351-9500-1'],
  ['a letter whose capital is another letter', withCheck('LV', 'BIRK0000435195001').replace('I', 'ı')],
] as const)('%s is none (S5-R058)', ([, value]) => {
  expect(iban(value)?.code).toBe('iban');
});

test('an empty one is required', () => {
  expect(iban(' ')?.code).toBe('required');
});

const alphabets = {
  n: '0123456789',
  a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

const numbers = fc.array(fc.nat(), { minLength: 30, maxLength: 30 });
const generated = fc
  .tuple(fc.constantFrom(...Object.keys(ibanStructures)), numbers)
  .map(([country, draws]) => {
    const places = [...ibanStructures[country]!.matchAll(/([nac])([0-9]+)/g)].flatMap(([, kind, count]) =>
      Array<string>(Number(count)).fill(alphabets[kind as keyof typeof alphabets]),
    );
    return withCheck(country, places.map((alphabet, at) => alphabet[draws[at]! % alphabet.length]).join(''));
  });

test('an account of any country with its check digits is one (S5-R059)', () => {
  fc.assert(
    fc.property(generated, (value) => {
      expect(iban(value)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('any single digit changed is refused (S5-R059)', () => {
  fc.assert(
    fc.property(generated, fc.nat(), fc.integer({ min: 1, max: 9 }), (value, place, step) => {
      const places = [...value.matchAll(/[0-9]/g)].map((digit) => digit.index);
      const at = places[place % places.length]!;
      const changed = (Number(value[at]) + step) % 10;
      expect(iban(value.slice(0, at) + changed + value.slice(at + 1))?.code).toBe('iban');
    }),
    { numRuns: 1000 },
  );
});

test('two neighbours that changed places are refused (S5-R059)', () => {
  fc.assert(
    fc.property(generated, fc.nat(), (value, place) => {
      const at = 4 + (place % (value.length - 5));
      const [a, b] = [value[at]!, value[at + 1]!];
      fc.pre(a !== b && /[0-9]/.test(a) && /[0-9]/.test(b));
      expect(iban(value.slice(0, at) + b + a + value.slice(at + 2))?.code).toBe('iban');
    }),
  );
});

test('check digits outside 02 to 98 are refused even when the remainder is right', () => {
  const accounts = Array.from({ length: 2000 }, (_, number) => String(number).padStart(18, '0'));
  const disguised = accounts.flatMap((account) => {
    const check = Number(withCheck('DE', account).slice(2, 4));
    if (check === 98) return [`DE01${account}`];
    if (check === 97) return [`DE00${account}`];
    return check === 2 ? [`DE99${account}`] : [];
  });
  expect(disguised.length).toBeGreaterThan(30);
  for (const value of disguised) expect(iban(value)?.code).toBe('iban');
});

test('letters for check digits are refused even when the remainder is right', () => {
  const accounts = Array.from({ length: 2000 }, (_, number) => String(number).padStart(18, '0'));
  const disguised = accounts.filter((account) => BigInt(inDigits(`${account}DE3A`)) % 97n === 1n);
  expect(disguised.length).toBeGreaterThan(0);
  for (const account of disguised) expect(iban(`DE3A${account}`)?.code).toBe('iban');
});

function inDigits(text: string): string {
  return [...text].map((symbol) => Number.parseInt(symbol, 36)).join('');
}

/** The bank's side of the sum, by long integers rather than digit by digit. */
function withCheck(country: string, account: string): string {
  const digits = BigInt(inDigits(`${account}${country}00`));
  return `${country}${String(98n - (digits % 97n)).padStart(2, '0')}${account}`;
}
