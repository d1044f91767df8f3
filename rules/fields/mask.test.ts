import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfter, digitsOf, layOut } from './mask.ts';

test.for([
  ['###-##', '', ''],
  ['###-##', '1', '1'],
  ['###-##', '123', '123'],
  ['###-##', '1234', '123-4'],
  ['###-##', '12345', '123-45'],
  ['###-##', '123456', '123-45'],
  ['(###) ###-##-##', '9123456789', '(912) 345-67-89'],
  ['LV-####', '1010', 'LV-1010'],
  ['+0', '37120000000', '+37120000000'],
  ['\\#\\0\\9 #', '095', '#09 5'],
  ['7-##', '712', '7-12'],
  ['7-##', '12', '7-12'],
] as const)('%s lays %s out as %s (S3-R077)', ([mask, digits, text]) => {
  expect(layOut(mask, digits).text).toBe(text);
});

test.for([
  ['##9', '1', false],
  ['##9', '12', true],
  ['##9', '123', true],
  ['##9', '1234', false],
] as const)('an optional digit: %s with %s is complete: %s (S5-R053)', ([mask, digits, isComplete]) => {
  expect(layOut(mask, digits).isComplete).toBe(isComplete);
});

test('an optional digit inside is taken only when there are enough (S5-R053)', () => {
  expect(layOut('##9-##', '1234').text).toBe('12-34');
  expect(layOut('##9-##', '12345').text).toBe('123-45');
});

test.for([
  ['+0', '', false],
  ['+0', '1', true],
  ['+0', '1'.repeat(40), true],
  ['#-0-#', '12', false],
  ['#-0-#', '12345', true],
] as const)('many digits: %s with %s is complete: %s (S5-R052)', ([mask, digits, isComplete]) => {
  expect(layOut(mask, digits).isComplete).toBe(isComplete);
});

test("a digit of the mask's own is part of the number", () => {
  expect(layOut('7## ##', '71234')).toMatchObject({ fits: true, isComplete: true, known: 1 });
  expect(layOut('7## ##', '7')).toMatchObject({ fits: true, isComplete: false, known: 1 });
  expect(layOut('7## ##', '8')).toMatchObject({ fits: false, isComplete: false, known: 0 });
});

test('what has no place is left over', () => {
  expect(layOut('##', '12345')).toMatchObject({ text: '12', left: '345', fits: false, isComplete: false });
});

const mask = fc.string({ unit: fc.constantFrom('#', '9', '0', '-', ' ', '(', ')', 'x'), maxLength: 12 });
const digits = fc.stringMatching(/^[0-9]{0,14}$/);

test('no digit is lost, changed or moved', () => {
  fc.assert(
    fc.property(mask, digits, (given, typed) => {
      const { text, left } = layOut(given, typed);
      expect(digitsOf(text) + left).toBe(typed);
    }),
    { numRuns: 1000 },
  );
});

test('a mask of one-digit places is complete when they are filled', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[#() -]{0,12}$/), digits, (given, typed) => {
      const places = given.replaceAll(/[^#]/g, '').length;
      expect(layOut(given, typed).isComplete).toBe(typed.length === places);
    }),
  );
});

test('the caret stays behind the digit it stood behind', () => {
  expect(caretAfter('(912) 345', 0)).toBe(0);
  expect(caretAfter('(912) 345', 3)).toBe(4);
  expect(caretAfter('(912) 345', 4)).toBe(7);
  expect(caretAfter('(912) 345', 9)).toBe(9);
});
