// Mines: every safe cell raises what is paid, a mine takes it all, and the player may stop after any cell.

import { drawSome } from '../../rng/rng.ts';
import { type Bet, type Decision, type Kind, paidAt, type Step, stakeOf } from '../kind.ts';
import { isNextOffered, minesTimes } from './mines-times.ts';

export interface MinesFigures {
  cells: number;
  edgeX10000: number;
  mines: readonly [least: number, most: number];
  /** The most that a round pays. */
  topX10000: number;
  /** A round ends before a cell that would be worth more than the top; without it that cell is offered, and pays the top. */
  endsBelowTop?: true;
}

export interface MinesBet extends Bet {
  mines: number;
}

const COLLECT = { name: 'collect' };

export const mines: Kind<MinesFigures, MinesBet> = {
  betOf(wish, { mines: [least, most] }) {
    const stake = stakeOf(wish);
    const { mines: count } = wish;
    if (stake === null || typeof count !== 'number' || !Number.isSafeInteger(count)) return null;
    return count < least || count > most ? null : { stake, mines: count };
  },
  play(figures, { stake, mines: count }, decisions, rng) {
    const field = drawSome(rng, figures.cells, count);
    const opened: number[] = [];
    const steps: Step[] = [];
    const end = (timesX10000: number) => {
      steps.push({ step: 'field', mines: field.toSorted((a, b) => a - b) });
      return { steps, staked: stake, paid: paidAt(stake, timesX10000), isOver: true, choices: [] };
    };
    for (const { name, at } of decisions) {
      if (name === 'collect') return end(minesTimes(figures, count, opened.length));
      opened.push(at!);
      const isSafe = !field.includes(at!);
      const timesX10000 = isSafe ? minesTimes(figures, count, opened.length) : 0;
      steps.push({ step: 'open', at, isSafe, timesX10000 });
      if (!isSafe || !isNextOffered(figures, count, opened.length)) return end(timesX10000);
    }
    const closed = Array.from({ length: figures.cells }, (_, at) => at).filter((at) => !opened.includes(at));
    const choices = [{ name: 'open', at: closed }, ...(opened.length === 0 ? [] : [COLLECT])];
    return { steps, staked: stake, paid: 0, isOver: false, choices };
  },
  absent: ({ steps }): Decision | 'void' => (steps.length === 0 ? 'void' : COLLECT),
};
