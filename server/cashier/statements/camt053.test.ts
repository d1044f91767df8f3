import { expect, test } from 'vitest';
import { OUR_IBAN, statement } from '#tests/statement.ts';
import { readStatements, WrongStatement } from './camt053.ts';

const linesOf = (xml: string) => readStatements(xml).flatMap(({ lines }) => lines);

test.for(['02', '08'] as const)('a booked line of version %s is read with all it says', (version) => {
  const xml = statement(
    [
      {
        ref: 'B1',
        amount: '50.5',
        party: 'Anna &amp; Söhne',
        written: ['RF18 5390 07', '54 7034'],
        endToEnd: 'E1',
      },
    ],
    { version },
  );
  expect(readStatements(xml)).toEqual([
    {
      iban: OUR_IBAN,
      lines: [
        {
          name: 'B1',
          direction: 'in',
          amount: 5050,
          currency: 'EUR',
          bookedOn: '2026-03-01',
          party: 'Anna & Söhne',
          messages: ['RF18 5390 0754 7034', 'E1'],
          isReversal: false,
        },
      ],
    },
  ]);
});

test('what is not booked is no money yet', () => {
  expect(linesOf(statement([{ status: 'PDNG' }]))).toEqual([]);
});

test('several payments in one sum are several lines, if they make it up', () => {
  const parts = [
    { amount: '20.00', party: 'A' },
    { amount: '30.00', party: 'B' },
  ];
  expect(
    linesOf(statement([{ ref: 'B1', parts }])).map(({ name, amount, party }) => [name, amount, party]),
  ).toEqual([
    ['B1/1', 2000, 'A'],
    ['B1/2', 3000, 'B'],
  ]);
  const [whole, ...rest] = linesOf(statement([{ ref: 'B1', amount: '51.00', parts }]));
  expect(whole).toMatchObject({ name: 'B1', amount: 5100, party: '', messages: [] });
  expect(rest).toEqual([]);
  expect(linesOf(statement([{ ref: 'B1', parts }], { version: '02' })).map(({ amount }) => amount)).toEqual([
    ...[2000, 3000],
  ]);
});

test('where one of them does not say its sum, it is one line', () => {
  const parts = [{ amount: '50.00', party: 'A' }, { party: 'B' }];
  const xml = statement([{ ref: 'B1', parts }]).replaceAll(
    /<Amt Ccy="EUR">50.00<\/Amt>\s*(?=<RltdPties>.*B<)/g,
    '',
  );
  expect(linesOf(xml).map(({ name, amount, party }) => [name, amount, party])).toEqual([['B1', 5000, '']]);
});

test('money that goes out is said to go to whom it goes', () => {
  for (const version of ['02', '08'] as const)
    expect(linesOf(statement([{ direction: 'DBIT', party: 'Boris' }], { version }))).toMatchObject([
      { direction: 'out', party: 'Boris', isReversal: false },
    ]);
  expect(linesOf(statement([{ isReversal: true }]))).toMatchObject([{ direction: 'in', isReversal: true }]);
});

test('everything by which a payment can be known is kept', () => {
  const xml = statement([{ written: ['two hal', 'ves'], creditorReference: 'RF18', endToEnd: 'E1' }])
    .replace('</Strd>', '<AddtlRmtInf>more</AddtlRmtInf><AddtlRmtInf>and more</AddtlRmtInf></Strd>')
    .replace(
      '</Refs>',
      '<AcctSvcrRef>A1</AcctSvcrRef><TxId>T1</TxId><InstrId>NOTPROVIDED</InstrId><PmtInfId>P1</PmtInfId></Refs>',
    );
  expect(linesOf(xml)[0]!.messages).toEqual([
    'RF18',
    'more',
    'and more',
    'two halves',
    'E1',
    'A1',
    'T1',
    'P1',
  ]);
  expect(linesOf(xml.replace('NOTPROVIDED', 'I1'))[0]!.messages).toContain('I1');
});

test.for([
  ['a moment', '<DtTm>2026-03-01T23:15:00+02:00</DtTm>', '2026-03-01'],
  ['nothing', '', null],
] as const)('the day may be told as %s', ([, told, day]) => {
  const [line] = linesOf(statement([{}]).replace('<Dt>2026-03-01</Dt>', told));
  expect(line!.bookedOn).toBe(day);
});

test('a bank may write prefixes, spaces, and a reference within the statement', () => {
  const prefixed = statement([{ ref: ' B1 ' }]).replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:');
  expect(linesOf(prefixed).map(({ name }) => name)).toEqual(['B1']);
  const referred = statement([{}]).replace('</Ntry>', '<NtryRef>N7</NtryRef></Ntry>');
  expect(linesOf(referred).map(({ name }) => name)).toEqual(['S-1/N7']);
});

test('every line has a name of its own, the same whenever it is read', () => {
  const xml = statement([{ ref: 'B1' }, { ref: 'B1' }, { ref: 'NOTPROVIDED' }, {}]);
  const names = linesOf(xml).map(({ name }) => name);
  expect(names).toEqual(['B1', 'B1~2', 'S-1/#3', 'S-1/#4']);
  expect(linesOf(xml).map(({ name }) => name)).toEqual(names);
});

const whole = statement([{ ref: 'B1' }]);
const two = statement([{ ref: 'B1' }, { ref: 'B2' }]);

test.for([
  ['nothing', ''],
  ['no XML', 'a statement'],
  ['half a file', whole.slice(0, -40)],
  ['a file cut between two lines', two.slice(0, two.lastIndexOf('<Ntry>'))],
  ['another message', '<Document><CstmrCdtTrfInitn/></Document>'],
  ['a sum that is none', whole.replace('50.00', '5e3')],
  ['a sum of nothing', whole.replace('50.00', '0.00')],
  ['a NUL', whole.replace('Anna', '\0')],
  ['a NUL by its number', whole.replace('Anna', '&#00;')],
  ['a NUL by its other number', whole.replace('Anna', '&#X0;')],
  ['half a cent', whole.replace('50.00', '50.005')],
  ['a minus', whole.replace('50.00', '-50.00')],
  [
    'entities that grow',
    `<?xml version="1.0"?><!DOCTYPE D [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;">]>${whole.slice(39)}`,
  ],
  ['a file of ours', '<!DOCTYPE D [<!ENTITY f SYSTEM "file:///etc/hostname">]><Document>&f;</Document>'],
])('%s is refused whole', ([, xml]) => {
  expect(() => readStatements(xml!)).toThrow(WrongStatement);
});
