import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpf } from './cpf.ts';

test.for([
  ['', 'required'],
  ['529.982.247-25', undefined],
  ['52998224725', undefined],
  ['11144477735', undefined],
  ['529.982.247-26', 'format'],
  ['529.982.247-15', 'format'],
  ['111.111.111-11', 'format'],
  ['5299822472', 'format'],
  ['529982247255', 'format'],
  ['529 982 247 25', 'format'],
  ['529-98.22-47.25', 'format'],
  ['-52998224725', 'format'],
  ['52998224725-', 'format'],
] as const)('"%s" as a CPF number: %s (S3-R031)', ([value, code]) => {
  expect(cpf(value)?.code).toBe(code);
});

test('a wrong one is told as such', () => {
  expect(cpf('52998224726')?.detail).toBe('cpf');
});

test('of the hundred endings of nine digits one is right', () => {
  const nine = fc.stringMatching(/^[0-9]{9}$/).filter((digits) => !/^(.)\1*$/.test(digits));
  const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
  fc.assert(
    fc.property(nine, (digits) => {
      expect(endings.filter((ending) => cpf(digits + ending) === null)).toHaveLength(1);
    }),
  );
});
