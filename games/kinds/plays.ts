// The ways of playing that sheets speak of, so that tests and simulations can play them.

import type { GameDefinition } from '../definitions/game-definition.ts';
import { baccaratPlays } from './baccarat/baccarat-plays.ts';
import { blackjackPlays } from './blackjack/blackjack-plays.ts';
import { cardDuelPlays } from './card-duel/card-duel-plays.ts';
import { coinLadderPlays } from './coin-ladder/coin-ladder-plays.ts';
import { crashPlays } from './crash/crash-plays.ts';
import { dicePlays } from './dice/dice-plays.ts';
import { doublePlays } from './double/double-plays.ts';
import { hiloPlays } from './hilo/hilo-plays.ts';
import { houseHoldemPlays } from './house-holdem/house-holdem-plays.ts';
import { kenoPlays } from './keno/keno-plays.ts';
import type { Decision, Round, Wish } from './kind.ts';
import type { KindName } from './kinds.ts';
import { minesPlays } from './mines/mines-plays.ts';
import { moneyWheelPlays } from './money-wheel/money-wheel-plays.ts';
import { plinkoPlays } from './plinko/plinko-plays.ts';
import { roulettePlays } from './roulette/roulette-plays.ts';
import { scratchPlays } from './scratch/scratch-plays.ts';
import { slotPlays } from './slot/slot-plays.ts';
import { threeDicePlays } from './three-dice/three-dice-plays.ts';
import { towerPlays } from './tower/tower-plays.ts';
import { videoPokerPlays } from './video-poker/video-poker-plays.ts';
import { wheelPlays } from './wheel/wheel-plays.ts';

export interface NamedPlay {
  /** As the sheet names it. */
  play: string;
  /** The bet without its stake. */
  wish: Wish;
  /** Only of games with decisions. */
  decide?: (round: Round) => Decision;
}

const plays = {
  dice: dicePlays,
  mines: minesPlays,
  crash: crashPlays,
  limbo: crashPlays,
  plinko: plinkoPlays,
  keno: kenoPlays,
  wheel: wheelPlays,
  double: doublePlays,
  scratch: scratchPlays,
  tower: towerPlays,
  'coin-ladder': coinLadderPlays,
  hilo: hiloPlays,
  slot: slotPlays,
  roulette: roulettePlays,
  blackjack: blackjackPlays,
  baccarat: baccaratPlays,
  'video-poker': videoPokerPlays,
  'three-dice': threeDicePlays,
  'card-duel': cardDuelPlays,
  'money-wheel': moneyWheelPlays,
  'house-holdem': houseHoldemPlays,
} satisfies Record<KindName, (figures: never) => NamedPlay[]>;

export const playsOf = ({ kind, figures }: GameDefinition): NamedPlay[] =>
  (plays[kind] as (figures: unknown) => NamedPlay[])(figures);
