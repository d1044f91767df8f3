// @module-tag long
// Every game of the shelf is opened and played, on a phone and at a desk by turns.
import { expect } from 'vitest';
import { isPlayable } from '#games/playable.ts';
import { sharedTables } from '#games/shared-tables.ts';
import { shelf } from '#games/shelf.ts';
import { journey } from '../journeys/browser.ts';
import { playRounds } from '../journeys/play-rounds.ts';

const ROUNDS = 20;
/** A shared table is not played for fun, and not as quick as one likes. */
const shared = new Set(sharedTables.map(({ sysname }) => sysname));
const games = shelf
  .filter(({ sysname }) => isPlayable(sysname) && !shared.has(sysname))
  .map(({ sysname }, at) => ({ sysname, width: at % 2 === 0 ? 1440 : 390 }));

journey.for(games)(
  '$sysname at $width px: twenty rounds, no word in the console, the balance right to the cent',
  async ({ sysname, width }, { open, origin }) => {
    const told = await playRounds(open, origin, sysname, { rounds: ROUNDS, width });
    expect(new Set(told.map(({ round }) => round.id)).size).toBe(ROUNDS);
  },
);
