import { expect, test } from 'vitest';
import { stakeFaults } from './stakes.ts';

const entries = {
  path: 'server/bets/bet-entries.ts',
  text: "export const stakedEntry = () => ({ reason: 'bet.staked' });\nexport const wonEntry = () => ({ reason: 'bet.settled' });",
};
const file = (text: string, path = 'server/bets/place.ts') => [entries, { path, text }];
const gate = "import { enterStakeGate } from '../protection/stake-gate.ts';\n";
const stakes = "import { stakedEntry } from './bet-entries.ts';\n";
const fault = ['server/bets/place.ts books a stake and does not pass the stake gate'];

test('a file that books a stake passes the stake gate', () => {
  expect(stakeFaults(file(stakes))).toEqual(fault);
  expect(stakeFaults(file("const entry = { reason: 'tournament.joined' };"))).toEqual(fault);
  expect(stakeFaults(file(gate + stakes))).toEqual([]);
});

test('a file that pays a win, a test and the ledger itself need no gate', () => {
  expect(stakeFaults(file("import { wonEntry } from './bet-entries.ts';"))).toEqual([]);
  expect(stakeFaults(file(stakes, 'server/bets/place.test.ts'))).toEqual([]);
  expect(stakeFaults(file("const all = { reason: 'bet.staked' };", 'server/ledger/record.ts'))).toEqual([]);
});
