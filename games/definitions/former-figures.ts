// Definitions whose figures were replaced, each under the name it had. Rounds that were played by them stay verifiable.
import { mines03289d8c } from './former/mines-03289d8c.ts';
import type { GameDefinition } from './game-definition.ts';

export const formerFigures: readonly GameDefinition[] = [mines03289d8c];
