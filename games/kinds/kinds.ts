// The kinds of games there are.

import type { GameDefinition } from '#games/definitions/game-definition.ts';
import { crash } from './crash/crash.ts';
import { dice } from './dice/dice.ts';
import type { Kind } from './kind.ts';
import { limbo } from './limbo/limbo.ts';
import { mines } from './mines/mines.ts';

const kinds = { dice, mines, crash, limbo };

export type KindName = keyof typeof kinds;

/** A definition names its kind, and its figures are of that kind. */
export const kindOf = ({ kind }: GameDefinition): Kind => kinds[kind] as unknown as Kind;
