// Every spot of the tables that take chips, with all that a chip on it can be paid.
import type { BaccaratFigures } from '../baccarat/baccarat.ts';
import { baccaratWays } from '../baccarat/baccarat-par.ts';
import { type CardDuelFigures, duelTimes, spotsOf } from '../card-duel/card-duel.ts';
import type { MoneyWheelFigures } from '../money-wheel/money-wheel.ts';
import { moneyWheelWays } from '../money-wheel/money-wheel-par.ts';
import { type RouletteFigures, rouletteTimes } from '../roulette/roulette.ts';
import { POCKETS, spots } from '../roulette/roulette-spots.ts';
import { type ThreeDiceFigures, threeDiceSpots } from '../three-dice/three-dice.ts';
import { throws } from '../three-dice/three-dice-par.ts';
import type { Offer } from './offer.ts';

const chipOn = (spot: string) => (stake: number) => ({ stake, chips: { [spot]: stake } });

export const baccaratOffers = (figures: BaccaratFigures): Offer[] =>
  baccaratWays(figures).map(([choice, counted]) => ({ choice, counted, wish: chipOn(choice) }));

export const cardDuelOffers = (figures: CardDuelFigures): Offer[] =>
  spotsOf(figures).map((choice) => ({
    choice,
    wish: chipOn(choice),
    counted: [
      [duelTimes(figures, choice, 0), 4 * figures.decks - 1],
      [duelTimes(figures, choice, 1), 24 * figures.decks],
      [duelTimes(figures, choice, -1), 24 * figures.decks],
    ],
  }));

export const moneyWheelOffers = (figures: MoneyWheelFigures): Offer[] =>
  moneyWheelWays(figures).map(([choice, counted]) => ({
    ...{ choice, counted },
    wish: chipOn(choice.replace('number-', '')),
  }));

export const rouletteOffers = (figures: RouletteFigures): Offer[] =>
  [...spots].map(([spot, { type }]) => ({
    choice: type,
    wish: chipOn(spot),
    counted: Array.from({ length: POCKETS }, (_, pocket) => [rouletteTimes(figures, spot, pocket), 1]),
  }));

export const threeDiceOffers = (figures: ThreeDiceFigures): Offer[] =>
  [...threeDiceSpots].map(([choice, timesOf]) => ({
    choice,
    wish: chipOn(choice),
    counted: throws.map((dice) => [timesOf(figures, dice), 1]),
  }));
