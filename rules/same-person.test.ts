import { expect, test } from 'vitest';
import { documentForms, looksSame, nameForms } from './same-person.ts';

const born = '1985-03-09';
const person = (first_name: string, last_name: string, middle_name = '', birth_date = born) => ({
  first_name,
  last_name,
  middle_name,
  birth_date,
});
type Person = ReturnType<typeof person>;

const isSame = (one: Person, other: Person) => {
  const forms = nameForms(one);
  return nameForms(other).some((form) => forms.includes(form));
};

test.for<[string, Person, Person]>([
  ['letter case', person('Anna', 'Reed'), person('ANNA', 'rEED')],
  ['accents', person('Anna', 'Bērziņa'), person('Anna', 'Berzina')],
  ['accents as marks of their own', person('José', 'Muñoz'), person('Jose\u0301', 'Mun\u0303oz')],
  ['letters that do not decompose', person('Łukasz', 'Strauß'), person('Lukasz', 'Strauss')],
  ['spaces', person('Anna', 'Reed'), person('  Anna ', ' Reed')],
  ['a space that joins', person('Anna', 'Reed'), person('Anna\u00a0', '\u200bReed')],
  ['swapped names', person('Anna', 'Reed'), person('Reed', 'Anna')],
  ['the middle name told apart', person('Anna', 'Reed', 'Maria'), person('Anna Maria', 'Reed')],
  ['the middle name left out', person('Anna', 'Reed', 'Maria'), person('Anna', 'Reed')],
  ['hyphens', person('Anna-Maria', 'Reed'), person('Anna Maria', 'Reed')],
  ['apostrophes', person('Sean', 'O’Brien'), person('Sean', "O'Brien")],
  ['apostrophes left out', person('Sean', 'O’Brien'), person('Sean', 'OBrien')],
  ['Cyrillic look-alikes among Latin letters', person('Anna', 'Reed'), person('Аnnа', 'Rееd')],
  ['a word of look-alikes alone', person('Oscar', 'Matos'), person('Оsсаr', 'Маtоs')],
  ['Cyrillic capitals alone that look Latin', person('Anna', 'Cook'), person('Anna', 'СООК')],
  ['look-alikes alone beside another alphabet', person('Natalia', 'Cook'), person('Наталья', 'СООК')],
  ['look-alikes alone beside a mixed word', person('Paul', 'Cook'), person('Рaul', 'СООК')],
  ['a mixed word beside another alphabet', person('Anna', 'Bond'), person('Анна', 'Воnd')],
  ['Greek look-alikes', person('Anna', 'Cook'), person('Anna', 'Cοοk')],
  ['wide letters', person('Anna', 'Reed'), person('Ａｎｎａ', 'Ｒｅｅｄ')],
  ['the other alphabet', person('Анна', 'Чехова'), person('Anna', 'Chekhova')],
  ['the other alphabet, as Latvia spells it', person('Юрий', 'Жуков'), person('Jurij', 'Žukov')],
  ['the other alphabet, as passports spell it', person('Юрий', 'Щербаков'), person('Iurii', 'Shcherbakov')],
  ['the other alphabet, as America spells it', person('Екатерина', 'Цой'), person('Yekaterina', 'Tsoy')],
  ['zh for ж', person('Юрий', 'Жуков'), person('Jurij', 'Zhukov')],
  ['x for кс', person('Алексей', 'Жуков'), person('Alexei', 'Žukov')],
  ['ph for f', person('Filip', 'Reed'), person('Philip', 'Reed')],
  ['w for v', person('Anna', 'Vagner'), person('Anna', 'Wagner')],
  ['a letter once or twice', person('Anna', 'Reed'), person('Ana', 'Reed')],
  ['one ё', person('Фёдор', 'Королёв'), person('Федор', 'Королев')],
])('%s does not make somebody new', ([, one, other]) => {
  expect(isSame(one, other)).toBe(true);
});

test.for<[string, Person, Person]>([
  ['another birth date', person('John', 'Smith'), person('John', 'Smith', '', '1985-03-10')],
  ['another first name', person('John', 'Smith'), person('James', 'Smith')],
  ['another last name', person('John', 'Smith'), person('John', 'Smyrna')],
  ['another end of the first name', person('Ana', 'Borg'), person('Anab', 'Org')],
  ['a twin with the same middle name', person('Иван', 'Петров', 'Ильич'), person('Олег', 'Петров', 'Ильич')],
  ['a namesake with another middle name', person('A', 'B', 'C'), person('A C', 'D', 'B')],
])('%s is another person', ([, one, other]) => {
  expect(isSame(one, other)).toBe(false);
});

test.for([
  ['no birth date', person('John', 'Smith', '', '')],
  ['no last name', person('John', '')],
  ['no first name', person('', 'Smith', 'John')],
  ['nothing but marks', person('--', '…')],
] as const)('nobody is known by %s', ([, told]) => {
  expect(nameForms(told)).toEqual([]);
});

const paper = (document_number: string, change = {}) => ({
  document_type: 'passport',
  document_number,
  country_code: 'LV',
  birth_date: born,
  ...change,
});
const isSamePaper = (one: ReturnType<typeof paper>, other: ReturnType<typeof paper>) => {
  const forms = documentForms(one);
  return documentForms(other).some((form) => forms.includes(form));
};

test.for([
  ['letter case', paper('lv1234567')],
  ['spaces and dashes', paper(' LV 123-45 67 ')],
  ['wide digits', paper('LV１２３４５６７')],
  ['another kind with the same birth date', paper('LV1234567', { document_type: 'id_card' })],
  ['another country with the same birth date', paper('LV1234567', { country_code: 'EE' })],
  ['no birth date', paper('LV1234567', { birth_date: '' })],
] as const)('a document is the same for all its %s', ([, other]) => {
  expect(isSamePaper(paper('LV1234567'), other)).toBe(true);
});

test('look-alike letters in a document are read by their look', () => {
  expect(isSamePaper(paper('AB1234567'), paper('АВ1234567'))).toBe(true);
});

test.for([
  ['another number', paper('LV1234568')],
  [
    'another country, of somebody born on another day',
    paper('LV1234567', { country_code: 'BR', birth_date: '1990-01-01' }),
  ],
] as const)('%s is another document', ([, other]) => {
  expect(isSamePaper(paper('LV1234567'), other)).toBe(false);
});

test('while nobody knows when its owner was born, a number of another country is another document', () => {
  const unborn = { birth_date: '' };
  expect(isSamePaper(paper('LV1', unborn), paper('LV1', { ...unborn, country_code: 'EE' }))).toBe(false);
});

test('the forms stay as they are, for fingerprints of them are kept', () => {
  expect(documentForms(paper('lv-12'))).toEqual(['LV passport LV12', `LV12 ${born}`]);
  expect(nameForms(person('Анна', 'Reed', 'Maria'))).toEqual([
    `ana red ${born}`,
    `aha red ${born}`,
    `ana maria red ${born}`,
    `aha maria red ${born}`,
  ]);
});

test('no number is no document', () => {
  expect(documentForms(paper(' - '))).toEqual([]);
});

test.for([
  ['anna', ' ANNA ', true],
  ['Anna Reed', 'anna-reed', true],
  ['anna', 'Аnnа', true],
  ['Ánna', 'anna', true],
  ['anna', 'a\u200bnna', true],
  ['anna', 'ana', false],
  ['cashier 1', 'cashier 11', false],
] as const)('%j and %j look like one name: %s', ([one, other, is]) => {
  expect(looksSame(one, other)).toBe(is);
});
