// How the sheet of each kind is computed. Apart from the kinds: nobody who plays needs it.

import { type GameDefinition, hashOf } from '../definitions/game-definition.ts';
import { baccaratPar } from './baccarat/baccarat-par.ts';
import { blackjackPar } from './blackjack/blackjack-par.ts';
import { cardDuelPar } from './card-duel/card-duel-par.ts';
import { coinLadderPar } from './coin-ladder/coin-ladder-par.ts';
import { crashPar } from './crash/crash-par.ts';
import { dicePar } from './dice/dice-par.ts';
import { doublePar } from './double/double-par.ts';
import { hiloPar } from './hilo/hilo-par.ts';
import { houseHoldemPar } from './house-holdem/house-holdem-par.ts';
import { kenoPar } from './keno/keno-par.ts';
import type { KindName } from './kinds.ts';
import { minesPar } from './mines/mines-par.ts';
import { moneyWheelPar } from './money-wheel/money-wheel-par.ts';
import { extremesOf, isBelow } from './offers/extremes.ts';
import type { ParRow, ParSheet, StakedReturn } from './par-sheet.ts';
import { plinkoPar } from './plinko/plinko-par.ts';
import { roulettePar } from './roulette/roulette-par.ts';
import { scratchPar } from './scratch/scratch-par.ts';
import { slotPar } from './slot/slot-par.ts';
import { threeDicePar } from './three-dice/three-dice-par.ts';
import { towerPar } from './tower/tower-par.ts';
import { videoPokerPar } from './video-poker/video-poker-par.ts';
import { wheelPar } from './wheel/wheel-par.ts';

const pars = {
  dice: dicePar,
  mines: minesPar,
  crash: crashPar,
  limbo: crashPar,
  plinko: plinkoPar,
  keno: kenoPar,
  wheel: wheelPar,
  double: doublePar,
  scratch: scratchPar,
  tower: towerPar,
  'coin-ladder': coinLadderPar,
  hilo: hiloPar,
  slot: slotPar,
  roulette: roulettePar,
  blackjack: blackjackPar,
  baccarat: baccaratPar,
  'video-poker': videoPokerPar,
  'three-dice': threeDicePar,
  'card-duel': cardDuelPar,
  'money-wheel': moneyWheelPar,
  'house-holdem': houseHoldemPar,
} satisfies Record<KindName, (figures: never) => ParRow[]>;

/** These take seconds or more: a quick test compares their definition, `npm run maths` their figures. */
const slow: ReadonlySet<KindName> = new Set(['slot', 'blackjack', 'video-poker', 'house-holdem']);

export const isSlow = ({ kind }: GameDefinition): boolean => slow.has(kind);

export function parOf(definition: GameDefinition): ParSheet {
  const rowsOf = pars[definition.kind] as (figures: unknown) => ParRow[];
  return sheetOf(definition, rowsOf(definition.figures));
}

/** The rows with what the lowest stakes cost, and the lowest and the highest return of all. */
export function sheetOf(definition: GameDefinition, rows: readonly ParRow[]): ParSheet {
  const { lowest, highest, byPlay } = extremesOf(definition, rows);
  return {
    hash: hashOf(definition),
    rows: rows.map((row) => ({ ...row, ...lowestAt(row, byPlay.get(row.play)) })),
    ...{ lowest, highest },
  };
}

function lowestAt(row: ParRow, found: StakedReturn | undefined): Pick<ParRow, 'lowest' | 'lowestStake'> {
  if (found === undefined || !isBelow(found.return, row.return)) return {};
  return { lowest: found.return, lowestStake: found.stake };
}
