import { baccaratNoir } from './baccarat-noir.ts';
import { baccaratSalon } from './baccarat-salon.ts';
import { blackjack21 } from './blackjack-21.ts';
import { blackjackSix } from './blackjack-six.ts';
import { brassWheel } from './brass-wheel.ts';
import { cardDuel } from './card-duel.ts';
import type { GameDefinition } from './game-definition.ts';
import { houseHoldem } from './house-holdem.ts';
import { rouletteHour } from './roulette-hour.ts';
import { roulettePartage } from './roulette-partage.ts';
import { rouletteRoyale } from './roulette-royale.ts';
import { sunAndMoon } from './sun-and-moon.ts';
import { threeDice } from './three-dice.ts';
import { twosPoker } from './twos-poker.ts';
import { videoPoker } from './video-poker.ts';

export const tableGames: readonly GameDefinition[] = [
  rouletteRoyale,
  roulettePartage,
  rouletteHour,
  blackjack21,
  baccaratNoir,
  videoPoker,
  threeDice,
  cardDuel,
  sunAndMoon,
  baccaratSalon,
  brassWheel,
  blackjackSix,
  houseHoldem,
  twosPoker,
];
