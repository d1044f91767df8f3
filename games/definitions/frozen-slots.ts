// Slots whose rounds are rows of a frozen table. Each brings some sixty kilobytes of rows along: the server has all of them,
// and a browser that checks a round fetches the one it was played by.
import type { GameDefinition } from './game-definition.ts';

export const frozenSlots: ReadonlyMap<string, () => Promise<GameDefinition>> = new Map([
  ['olympus-storm', async () => (await import('./olympus-storm.ts')).olympusStorm],
  ['gem-forge', async () => (await import('./gem-forge.ts')).gemForge],
  ['orchard-row', async () => (await import('./orchard-row.ts')).orchardRow],
  ['stormglass', async () => (await import('./stormglass.ts')).stormglass],
  ['tidal-garden', async () => (await import('./tidal-garden.ts')).tidalGarden],
  ['glass-cascade', async () => (await import('./glass-cascade.ts')).glassCascade],
  ['icefall', async () => (await import('./icefall.ts')).icefall],
  ['fruit-royale', async () => (await import('./fruit-royale.ts')).fruitRoyale],
  ['circuit-yard', async () => (await import('./circuit-yard.ts')).circuitYard],
]);
