// Tower: every row hides traps, a safe place leads one row up, and the player may stop on any row.
import { drawSome } from '../../rng/rng.ts';
import { type Bet, type Decision, type Kind, paidAt, type Step, stakeOf } from '../kind.ts';
import { isNameIn } from '../wished.ts';
import { towerTimes } from './tower-times.ts';

export interface TowerFigures {
  edgeX10000: number;
  /** By name: how many of the places of a row are safe, and how many rows there are. */
  levels: Readonly<Record<string, { safe: number; places: number; rows: number }>>;
}

export interface TowerBet extends Bet {
  level: string;
}

const COLLECT = { name: 'collect' };

export const tower: Kind<TowerFigures, TowerBet> = {
  betOf(wish, { levels }) {
    const stake = stakeOf(wish);
    const { level } = wish;
    return stake === null || !isNameIn(level, levels) ? null : { stake, level };
  },
  play(figures, { stake, level }, decisions, rng) {
    const { safe, places, rows } = figures.levels[level]!;
    const traps = Array.from({ length: rows }, () =>
      drawSome(rng, places, places - safe).toSorted((a, b) => a - b),
    );
    const steps: Step[] = [];
    const end = (timesX10000: number) => {
      steps.push({ step: 'tower', traps });
      return { steps, staked: stake, paid: paidAt(stake, timesX10000), isOver: true, choices: [] };
    };
    for (const [row, { name, at }] of decisions.entries()) {
      if (name === 'collect') return end(towerTimes(figures, level, row));
      const isSafe = !traps[row]!.includes(at!);
      const timesX10000 = isSafe ? towerTimes(figures, level, row + 1) : 0;
      steps.push({ step: 'climb', row, at, isSafe, timesX10000 });
      if (!isSafe || row === rows - 1) return end(timesX10000);
    }
    const climb = { name: 'climb', at: Array.from({ length: places }, (_, at) => at) };
    const choices = [climb, ...(steps.length === 0 ? [] : [COLLECT])];
    return { steps, staked: stake, paid: 0, isOver: false, choices };
  },
  absent: ({ steps }): Decision | 'void' => (steps.length === 0 ? 'void' : COLLECT),
};
