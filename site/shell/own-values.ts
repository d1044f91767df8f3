// What in a player's corner is the player's own, as it is written there.
import { createContext } from 'react';
import type { AccountInfo, Balances } from '#contract/account/account.ts';
import { balanceTotal } from '#rules/balance-total.ts';
import { currencySigns, formatAmount, formatMoney } from '#rules/format.ts';
import { initialOf, playerName } from '../player/player-name.ts';

export interface PurseValues {
  sign: string;
  /** What shows in the header. */
  figure: string;
  main: string;
  bonus: string;
  bettingBonus: string;
  total: string;
}

export interface OwnValues extends PurseValues {
  name: string;
  initial: string;
}

/** Where bonuses are kept apart they are not added up: what shows is the player's own money (decision D87). */
export function purseValues(balances: Balances, isIsolated: boolean): PurseValues {
  const { balance_main: main, balance_bonus: bonus, balance_betting_bonus: bettingBonus } = balances;
  const total = balanceTotal(balances);
  return {
    sign: currencySigns[main.currency],
    figure: formatAmount(isIsolated ? main.amount : total),
    main: formatMoney(main),
    bonus: formatMoney(bonus),
    bettingBonus: formatMoney(bettingBonus),
    total: formatMoney({ amount: total, currency: main.currency }),
  };
}

export function ownValues(player: AccountInfo, isIsolated: boolean): OwnValues {
  const name = playerName(player);
  return { name, initial: initialOf(name), ...purseValues(player, isIsolated) };
}

/** Marks to write in place of all of it, while the server draws a corner for any player (see corner-template.tsx). */
export const OwnMarks = createContext<OwnValues | null>(null);
