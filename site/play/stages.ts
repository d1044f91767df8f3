// How each kind of game is shown. A stage is fetched when a game of its kind is opened.
import { type ComponentType, lazy } from 'react';
import type { KindName } from '#games/kinds/kinds.ts';
import type { StagedKind } from '#games/kinds/staged.ts';

const stages: Readonly<Record<StagedKind, ComponentType>> = {
  baccarat: lazy(() => import('./baccarat/baccarat-stage.tsx')),
  blackjack: lazy(() => import('./blackjack/blackjack-stage.tsx')),
  'card-duel': lazy(() => import('./card-duel/card-duel-stage.tsx')),
  'coin-ladder': lazy(() => import('./coin-ladder/coin-ladder-stage.tsx')),
  dice: lazy(() => import('./dice/dice-stage.tsx')),
  double: lazy(() => import('./double/double-stage.tsx')),
  hilo: lazy(() => import('./hilo/hilo-stage.tsx')),
  'house-holdem': lazy(() => import('./house-holdem/house-holdem-stage.tsx')),
  keno: lazy(() => import('./keno/keno-stage.tsx')),
  limbo: lazy(() => import('./limbo/limbo-stage.tsx')),
  mines: lazy(() => import('./mines/mines-stage.tsx')),
  'money-wheel': lazy(() => import('./money-wheel/money-wheel-stage.tsx')),
  plinko: lazy(() => import('./plinko/plinko-stage.tsx')),
  roulette: lazy(() => import('./roulette/roulette-stage.tsx')),
  scratch: lazy(() => import('./scratch/scratch-stage.tsx')),
  slot: lazy(() => import('./slot/slot-stage.tsx')),
  'three-dice': lazy(() => import('./three-dice/three-dice-stage.tsx')),
  tower: lazy(() => import('./tower/tower-stage.tsx')),
  'video-poker': lazy(() => import('./video-poker/video-poker-stage.tsx')),
  wheel: lazy(() => import('./wheel/wheel-stage.tsx')),
};

export const stageOf = (kind: string): ComponentType | undefined => stages[kind as StagedKind];

/** Of tables that all players share. */
const sharedStages: Readonly<Partial<Record<KindName, ComponentType>>> = {
  baccarat: lazy(() => import('./baccarat/shared-baccarat-stage.tsx')),
  crash: lazy(() => import('./crash/crash-stage.tsx')),
  'money-wheel': lazy(() => import('./money-wheel/shared-money-wheel-stage.tsx')),
  roulette: lazy(() => import('./roulette/shared-roulette-stage.tsx')),
};

export const sharedStageOf = (kind: string): ComponentType | undefined => sharedStages[kind as KindName];
