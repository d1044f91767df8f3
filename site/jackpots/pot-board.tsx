import { formatMoney } from '#rules/format.ts';
import { Odometer } from '#ui/odometer.tsx';
import { type Pot, useWalked } from './use-pots.ts';

interface PotBoardProps {
  pot: Pot;
  size?: 's' | 'm' | 'l' | 'xl';
}

export const PotBoard = ({ pot, size = 'l' }: PotBoardProps) => (
  <Odometer text={formatMoney({ amount: useWalked(pot), currency: 'EUR' })} size={size} />
);
