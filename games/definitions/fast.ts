import { dice } from './dice.ts';
import type { GameDefinition } from './game-definition.ts';
import { limbo } from './limbo.ts';
import { mines } from './mines.ts';
import { rocketRun } from './rocket-run.ts';

export const fastGames: readonly GameDefinition[] = [dice, mines, rocketRun, limbo];
