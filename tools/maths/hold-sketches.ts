// Sketches of slots with lines where coins hold and the rest spins again.
import { fourRows, threeReels, threeRows } from '#games/definitions/lines.ts';
import { everywhere, four, inner, modes, nine, three } from './sketch-parts.ts';
import type { SlotSketch } from './slot-sketch.ts';

export const holdSketches: readonly SlotSketch[] = [
  {
    sysname: 'pirates-haul',
    aim: 0.958,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [20, 20, 20, 20, 20], marks: { W: inner, C: everywhere }, piles: { C: 4 } },
    },
    figures: {
      ...{ heights: four, win: { by: 'lines', lines: fourRows.slice(0, 40) }, modes },
      wild: { times: { W: 2 } },
      hold: {
        ...{ symbol: 'C', least: 11, lives: 3, chance: { coins: 30, of: 1000 } },
        values: [
          { paysX100: 50, weight: 400 },
          { paysX100: 100, weight: 300 },
          { paysX100: 200, weight: 160 },
          { paysX100: 400, weight: 80 },
          { paysX100: 800, weight: 30, pot: 'mini' },
          { paysX100: 2000, weight: 12, pot: 'minor' },
          { paysX100: 15_000, weight: 2, pot: 'major' },
        ],
        fullX100: 50_000,
      },
      capX100: 75_000,
    },
  },
  {
    sysname: 'red-corral',
    aim: 0.955,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [18, 20, 20, 20, 18], marks: { W: inner, C: everywhere }, piles: { W: 2, C: 3 } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows }, modes },
      wild: { times: { W: 1 } },
      hold: {
        ...{ symbol: 'C', least: 8, lives: 3, chance: { coins: 45, of: 1000 } },
        values: [
          { paysX100: 50, weight: 360 },
          { paysX100: 100, weight: 320 },
          { paysX100: 150, weight: 180 },
          { paysX100: 300, weight: 90 },
          { paysX100: 1000, weight: 30, pot: 'mini' },
          { paysX100: 3000, weight: 8, pot: 'minor' },
        ],
        factors: [
          { times: 1, weight: 12 },
          { times: 2, weight: 5 },
          { times: 3, weight: 2 },
          { times: 5, weight: 1 },
        ],
        fullX100: 50_000,
      },
      capX100: 100_000,
    },
  },
  {
    sysname: 'nine-bells',
    aim: 0.957,
    pays: { symbols: '7 B L O P G C', volatility: 2, reels: 3 },
    reels: {
      base: { lengths: [32, 32, 33], marks: { E: [3, 3, 3] }, piles: { E: 2 }, poorest: 3 },
    },
    figures: {
      ...{ heights: [3, 3, 3], win: { by: 'lines', lines: threeReels }, modes },
      hold: {
        ...{ symbol: 'E', least: 5, lives: 3, chance: { coins: 70, of: 1000 } },
        values: [
          { paysX100: 100, weight: 400 },
          { paysX100: 200, weight: 250 },
          { paysX100: 300, weight: 100 },
          { paysX100: 500, weight: 40, pot: 'mini' },
          { paysX100: 1500, weight: 12, pot: 'minor' },
          { paysX100: 5000, weight: 2, pot: 'major' },
        ],
        fullX100: 20_000,
      },
      capX100: 25_000,
    },
  },
];
