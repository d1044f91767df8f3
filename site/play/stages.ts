// How each kind of game is shown. A stage is fetched when a game of its kind is opened.
import { type ComponentType, lazy } from 'react';
import type { StagedKind } from '#games/kinds/staged.ts';

const stages: Readonly<Record<StagedKind, ComponentType>> = {
  dice: lazy(() => import('./dice/dice-stage.tsx')),
  mines: lazy(() => import('./mines/mines-stage.tsx')),
};

export const stageOf = (kind: string): ComponentType | undefined => stages[kind as StagedKind];
