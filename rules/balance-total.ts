// What a player has in all (spec §9; decision D87): the play money of the fun balance is not part of it.
import { type Cents, plus } from './money.ts';

interface Sum {
  amount: Cents;
}

interface Balances {
  balance_main: Sum;
  balance_bonus: Sum;
  balance_betting_bonus: Sum;
}

export const balanceTotal = ({ balance_main, balance_bonus, balance_betting_bonus }: Balances): Cents =>
  plus(balance_main.amount, balance_bonus.amount, balance_betting_bonus.amount);
