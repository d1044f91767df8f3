import { coinLadder } from './coin-ladder.ts';
import { dice } from './dice.ts';
import { double } from './double.ts';
import type { GameDefinition } from './game-definition.ts';
import { hilo } from './hilo.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import { mines } from './mines.ts';
import { plinko } from './plinko.ts';
import { rocketRun } from './rocket-run.ts';
import { scratch } from './scratch.ts';
import { tower } from './tower.ts';
import { wheel } from './wheel.ts';

export const fastGames: readonly GameDefinition[] = [
  dice,
  mines,
  rocketRun,
  limbo,
  plinko,
  keno,
  wheel,
  double,
  scratch,
  tower,
  coinLadder,
  hilo,
];
