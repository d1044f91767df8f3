import { expect, test } from 'vitest';
import { allKeys, readDataKeys } from '../config/data-keys.ts';
import { WrongSetting } from '../config/setting.ts';
import { CannotOpen, Seals, Vault } from './vault.ts';

const key = (letter: string) => ({ id: letter, key: Buffer.alloc(32, letter) });
const vault = new Vault([key('b'), key('a')], Buffer.alloc(32, 'root'));

const failureOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('what was sealed is opened in its own row, and nowhere else', () => {
  const sealed = vault.seal('LV1234567', 'row 1');
  expect(vault.open(sealed, 'row 1')).toBe('LV1234567');
  expect(() => vault.open(sealed, 'row 2')).toThrow(CannotOpen);
});

test('an older key still opens; one that was taken away does not', () => {
  const old = new Seals([key('a')]).seal('LV1234567', 'row 1');
  expect(vault.open(old, 'row 1')).toBe('LV1234567');
  expect(failureOf(() => new Seals([key('b')]).open(old, 'row 1'))).toMatchObject({
    keyId: 'a',
    message: 'what was sealed by the key "a" cannot be opened',
  });
  const renamed = old.replace('sealed:1:a:', 'sealed:1:b:');
  expect(() => vault.open(renamed, 'row 1')).toThrow(CannotOpen);
});

test('what was sealed and printed by an earlier release is still known', () => {
  const sealed = 'sealed:1:a:0br7cBxhiXf8TnBGc8avFF5fheAsZQkN_TTBNjsxcRcmqXg-Lg';
  expect(vault.open(sealed, 'row 1')).toBe('Ā1234567');
  const kinds = ['destination', 'token', 'document', 'name', 'browser', 'request'] as const;
  expect(kinds.map((kind) => vault.fingerprint(kind, 'LV1234567'))).toEqual([
    'k1:_TrrecZMqWrpZSCzx7o6mRdgh66XztDi',
    'k1:SBXBdwIWhgE2tMaWH74m2JV7xZVXDRjs',
    'k1:n_F_uayT3j7SBm9awuE51eg2QsrVkvoV',
    'k1:s4rRLhvjAATsVu5MWpw34m8G1TMVAjka',
    'k1:6chz-VBpYL_f8oPZX2uHRTZJsZZBAfad',
    'k1:C9gDzRzd0wDTTYbil2FUEjAcrFIzVOR7',
  ]);
  const [derived, ...others] = allKeys({ dataKeys: [] }, Buffer.from('s'));
  expect(derived.key.toString('hex')).toBe(
    '525f1f283e0fedf7da4cf88b21101cec18fa67a0618f191a9b7597ea19247699',
  );
  expect(others).toEqual([]);
});

test('what was never sealed is given as it is; what only looks sealed is not', () => {
  expect(vault.open('LV1234567', 'row 1')).toBe('LV1234567');
  const sealed = vault.seal('LV1234567', 'row 1');
  for (const strange of [`sealed:${sealed}`, `${sealed} `])
    expect(failureOf(() => vault.open(strange, 'row 1'))).toMatchObject({ name: 'CannotOpen', keyId: '' });
});

test('a single changed bit, and anything cut short, is noticed', () => {
  const sealed = vault.seal('LV1234567', 'row 1');
  const [head, body] = [
    sealed.slice(0, vault.currentPrefix.length),
    sealed.slice(vault.currentPrefix.length),
  ];
  const bytes = Buffer.from(body, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => vault.open(head + changed.toString('base64url'), 'row 1'), `byte ${at}`).toThrow(CannotOpen);
  }
  for (let length = 0; length < bytes.length; length += 1) {
    const cut = bytes.subarray(0, length).toString('base64url');
    expect(() => vault.open(head + cut, 'row 1'), `${length} bytes`).toThrow(CannotOpen);
  }
});

test('the same text sealed a thousand times never looks the same, and nothing stays nothing', () => {
  const all = Array.from({ length: 1_000 }, () => vault.seal('LV1234567', 'row 1'));
  expect(new Set(all).size).toBe(1_000);
  expect(vault.seal('', 'row 1')).toBe('');
});

test('a fingerprint does not change with the data key, and differs by kind, text and house', () => {
  const print = vault.fingerprint('document', 'LV1234567');
  expect(new Vault([key('c')], Buffer.alloc(32, 'root')).fingerprint('document', 'LV1234567')).toBe(print);
  const others = [
    vault.fingerprint('name', 'LV1234567'),
    vault.fingerprint('document', 'LV1234568'),
    new Vault([key('b')], Buffer.alloc(32, 'other')).fingerprint('document', 'LV1234567'),
  ];
  expect(new Set([print, ...others]).size).toBe(4);
});

const encoded = Buffer.alloc(32, 'k').toString('base64');

test('keys are read in their order, the derived one last', () => {
  const { dataKeys } = readDataKeys({ DATA_KEYS: `new:${encoded}, old:${encoded.replace('=', '')}` });
  expect(allKeys({ dataKeys }, Buffer.from('s')).map(({ id }) => id)).toEqual(['new', 'old', 'derived']);
  expect(readDataKeys({}).dataKeys).toEqual([]);
});

test('a key may have a name of one character, or of thirty-two', () => {
  for (const id of ['a', 'a'.repeat(32)])
    expect(readDataKeys({ DATA_KEYS: `${id}:${encoded}` }).dataKeys).toEqual([
      { id, key: Buffer.alloc(32, 'k') },
    ]);
});

test('a wrong key is named by its place', () => {
  const read = (text: string) => () => readDataKeys({ DATA_KEYS: text });
  expect(read(`a:${encoded} b`)).toThrow('DATA_KEYS: number 2 is not "id:key"');
  expect(read(`a:${encoded} a:${encoded}`)).toThrow('DATA_KEYS: two keys have the same name');
});

test.for([
  ['a long name', `${'a'.repeat(33)}:${encoded}`],
  ['no name', encoded],
  ['an empty name', `:${encoded}`],
  ['a name with a colon', `a:b:${encoded}`],
  ['the name of the derived key', `derived:${encoded}`],
  ['a short key', `a:${Buffer.alloc(31).toString('base64')}`],
  ['a long key', `a:${Buffer.alloc(33).toString('base64')}`],
  ['no base64', `a:${'*'.repeat(43)}`],
  ['the same name twice', `a:${encoded},a:${encoded}`],
])('%s is refused, and the key is not repeated', ([, text]) => {
  expect(() => readDataKeys({ DATA_KEYS: text })).toThrow(WrongSetting);
  expect(() => readDataKeys({ DATA_KEYS: text })).not.toThrow(encoded);
});
