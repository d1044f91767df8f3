// What each game offers, for the check of its sheet: every choice with all that it can pay, or the pays alone.
import type { GameDefinition } from '../../definitions/game-definition.ts';
import type { KindName } from '../kinds.ts';
import * as fast from './fast-offers.ts';
import { hiloOffers } from './hilo-offers.ts';
import type { Offer } from './offer.ts';
import * as tables from './table-offers.ts';
import * as pays from './whole-pays.ts';

const offers = {
  dice: fast.diceOffers,
  mines: fast.minesOffers,
  crash: fast.targetOffers,
  limbo: fast.targetOffers,
  plinko: fast.plinkoOffers,
  keno: fast.kenoOffers,
  wheel: fast.wheelOffers,
  double: fast.doubleOffers,
  scratch: fast.scratchOffers,
  tower: fast.towerOffers,
  'coin-ladder': fast.coinLadderOffers,
  hilo: hiloOffers,
  roulette: tables.rouletteOffers,
  baccarat: tables.baccaratOffers,
  'three-dice': tables.threeDiceOffers,
  'card-duel': tables.cardDuelOffers,
  'money-wheel': tables.moneyWheelOffers,
} satisfies Partial<Record<KindName, (figures: never, stakes: readonly number[]) => Iterable<Offer>>>;

const wholePays = {
  slot: pays.slotPays,
  blackjack: pays.blackjackPays,
  'video-poker': pays.videoPokerPays,
  'house-holdem': pays.houseHoldemPays,
} satisfies Record<Exclude<KindName, keyof typeof offers>, (figures: never) => number[]>;

type OffersOf = (figures: unknown, stakes: readonly number[]) => Iterable<Offer>;

/** Undefined for a game of which only the pays are known. */
export const offersOf = (
  { kind, figures }: GameDefinition,
  stakes: readonly number[],
): Iterable<Offer> | undefined =>
  kind in offers ? (offers[kind as keyof typeof offers] as unknown as OffersOf)(figures, stakes) : undefined;

/** In ten-thousandths of a stake; undefined for a game whose choices are all known. */
export const paysOf = ({ kind, figures }: GameDefinition): number[] | undefined =>
  kind in wholePays
    ? (wholePays[kind as keyof typeof wholePays] as unknown as (figures: unknown) => number[])(figures)
    : undefined;
