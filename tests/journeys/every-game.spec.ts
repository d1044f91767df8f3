// Games as they are played in their frame. Every game of the shelf, twenty rounds each: tests/long.
import { expect } from 'vitest';
import { journey } from './browser.ts';
import { playRounds } from './play-rounds.ts';

journey.for([
  { sysname: 'wolfrise', width: 1440 },
  { sysname: 'mines', width: 390 },
  { sysname: 'roulette-royale', width: 1440 },
  { sysname: 'blackjack-21', width: 390 },
])(
  '$sysname is played at $width px, and the balance is right to the cent',
  async (game, { open, origin }) => {
    const told = await playRounds(open, origin, game.sysname, { rounds: 2, width: game.width });
    expect(new Set(told.map(({ round }) => round.id)).size).toBe(2);
  },
);
