import { expect, test } from 'vitest';
import { balanceTotal } from './balance-total.ts';
import { formatAmount } from './format.ts';
import { fromUnits } from './money.ts';

const sum = (units: number) => ({ amount: fromUnits(units) });

test('the total is main, bonus and betting bonus, exact to the cent (S9-R010)', () => {
  const balances = { balance_main: sum(0.1), balance_bonus: sum(0.2), balance_betting_bonus: sum(0.3) };
  expect(formatAmount(balanceTotal(balances))).toBe('0.60');
});

test('the fun balance is not counted', () => {
  const balances = {
    balance_main: sum(5),
    balance_bonus: sum(0),
    balance_betting_bonus: sum(0),
    balance_fun: sum(1000),
  };
  expect(formatAmount(balanceTotal(balances))).toBe('5.00');
});
