// The kinds of games there are.

import type { GameDefinition } from '../definitions/game-definition.ts';
import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { cardDuel } from './card-duel/card-duel.ts';
import { coinLadder } from './coin-ladder/coin-ladder.ts';
import { crash } from './crash/crash.ts';
import { dice } from './dice/dice.ts';
import { double } from './double/double.ts';
import { hilo } from './hilo/hilo.ts';
import { houseHoldem } from './house-holdem/house-holdem.ts';
import { keno } from './keno/keno.ts';
import type { Kind } from './kind.ts';
import { limbo } from './limbo/limbo.ts';
import { mines } from './mines/mines.ts';
import { moneyWheel } from './money-wheel/money-wheel.ts';
import { plinko } from './plinko/plinko.ts';
import { roulette } from './roulette/roulette.ts';
import { scratch } from './scratch/scratch.ts';
import { slot } from './slot/slot.ts';
import { threeDice } from './three-dice/three-dice.ts';
import { tower } from './tower/tower.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { wheel } from './wheel/wheel.ts';

const kinds = {
  dice,
  mines,
  crash,
  limbo,
  plinko,
  keno,
  wheel,
  double,
  scratch,
  tower,
  'coin-ladder': coinLadder,
  hilo,
  slot,
  roulette,
  blackjack,
  baccarat,
  'video-poker': videoPoker,
  'three-dice': threeDice,
  'card-duel': cardDuel,
  'money-wheel': moneyWheel,
  'house-holdem': houseHoldem,
};

export type KindName = keyof typeof kinds;

/** A definition names its kind, and its figures are of that kind. */
export const kindOf = ({ kind }: GameDefinition): Kind => kinds[kind] as unknown as Kind;
