// Sketches of slots with lines whose free spins have a turn of their own.
import { fourRows, threeRows } from '#games/definitions/lines.ts';
import { everywhere, four, inner, modes, nine, odd, three } from './sketch-parts.ts';
import type { SlotSketch } from './slot-sketch.ts';

export const featureLineSketches: readonly SlotSketch[] = [
  {
    sysname: 'genies-wish',
    aim: 0.962,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 19, 19, 18], marks: { W: inner, S: odd } },
      free: { lengths: [17, 17, 17, 17, 17], marks: {} },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { W: 1 } },
      scatter: {
        symbol: 'S',
        paysX100: [0, 0, 0, 200],
        spins: [0, 0, 0, 6],
        spinsAgain: [0],
      },
      free: {
        ...{ strips: 'free', times: 1 },
        wildReels: [
          { reels: [0], weight: 1 },
          { reels: [1], weight: 1 },
          { reels: [2], weight: 1 },
          { reels: [3], weight: 1 },
          { reels: [4], weight: 1 },
        ],
      },
      capX100: 75_000,
    },
  },
  {
    sysname: 'conjurers-hand',
    aim: 0.959,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [16, 16, 17, 16, 16], marks: { W: [0, 1, 0, 1, 0], M: [2, 2, 2, 2, 2], S: odd } },
      free: {
        lengths: [16, 16, 16, 16, 16],
        marks: { W: [0, 1, 0, 1, 0], M: [1, 1, 1, 1, 1] },
        piles: { M: 3 },
      },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows }, modes },
      wild: { times: { W: 1 } },
      mystery: {
        symbol: 'M',
        opens: [
          { symbol: 'H1', weight: 1 },
          { symbol: 'H3', weight: 2 },
          { symbol: 'L1', weight: 3 },
          { symbol: 'L4', weight: 4 },
        ],
      },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 50_000,
    },
  },
  {
    sysname: 'silver-tapestry',
    aim: 0.966,
    pays: { symbols: nine, volatility: 1, reels: 5 },
    reels: {
      base: { lengths: [16, 17, 17, 17, 16], marks: { W: inner } },
      again: { lengths: [16, 17, 17, 17, 16], marks: { W: inner } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20), isBothWays: true }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      respin: { symbol: 'W', reels: [1, 2, 3], strips: 'again', most: 1 },
      capX100: 40_000,
    },
  },
  {
    sysname: 'fossil-walk',
    aim: 0.957,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [18, 18, 18, 20, 30], marks: { W: [0, 0, 0, 0, 1] } },
      again: { lengths: [18, 18, 18, 20, 22], marks: {} },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 15) }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      respin: { symbol: 'W', reels: [1, 2, 3, 4], strips: 'again', walks: 1, rise: 1, most: 3 },
      capX100: 60_000,
    },
  },
  {
    sysname: 'full-creel',
    aim: 0.96,
    pays: { symbols: nine, volatility: 2, reels: 5 },
    reels: { base: { lengths: [18, 18, 19, 18, 18], marks: { W: inner, B: odd } } },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 10) }, modes },
      wild: { times: { W: 1 } },
      wheel: {
        ...{ symbol: 'B', turns: [0, 0, 0, 1], first: 'haul' },
        wheels: {
          haul: [
            { paysX100: 800, weight: 10 },
            { paysX100: 1200, weight: 8 },
            { paysX100: 2000, weight: 6 },
            { paysX100: 3000, weight: 4 },
            { paysX100: 5000, weight: 2 },
            { paysX100: 10_000, weight: 1 },
            { paysX100: 20_000, weight: 1 },
          ],
        },
      },
      capX100: 25_000,
    },
  },
  {
    sysname: 'clover-row',
    aim: 0.955,
    pays: { symbols: 'W H1 H2 H3 L1 L2 L3 L4 L5', volatility: 3, reels: 5, hasPair: true },
    reels: { base: { lengths: [18, 18, 19, 18, 18], marks: { W: everywhere, B: odd } } },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 10) }, modes },
      wild: { times: { W: 1 } },
      pick: {
        ...{ symbol: 'B', times: [0, 0, 0, 1] },
        prizesX100: [200, 200, 300, 300, 500, 500, 1000, 2500, 10_000],
        ...{ ends: 4, endX100: 300 },
      },
      capX100: 100_000,
    },
  },
  {
    sysname: 'skull-cove',
    aim: 0.956,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [17, 17, 18, 17, 17], marks: { B: odd } },
      free: { lengths: [16, 16, 16, 16, 16], marks: {} },
    },
    figures: {
      ...{ heights: four, win: { by: 'lines', lines: fourRows.slice(0, 20) }, modes },
      wild: { times: { B: 1 } },
      scatter: {
        symbol: 'B',
        paysX100: [0, 0, 0, 100],
        spins: [0, 0, 0, 6],
        spinsAgain: [0],
      },
      free: {
        ...{ strips: 'free', times: 1 },
        specials: [
          { symbol: 'H2', weight: 1 },
          { symbol: 'H4', weight: 2 },
          { symbol: 'L2', weight: 3 },
          { symbol: 'L5', weight: 4 },
        ],
      },
      capX100: 100_000,
    },
  },
  {
    sysname: 'gorgon-court',
    aim: 0.96,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 20, 19, 18], marks: { W: inner, S: odd } },
      free: { lengths: [16, 16, 16, 17, 18], marks: { W: [0, 0, 0, 1, 1] } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { W: 1 } },
      scatter: {
        symbol: 'S',
        paysX100: [0, 0, 0, 200],
        spins: [0, 0, 0, 8],
        spinsAgain: [0],
      },
      free: { strips: 'free', times: 2, sticky: { symbol: 'W', reels: [0, 1, 2, 3, 4], walks: 1 } },
      capX100: 75_000,
    },
  },
  {
    sysname: 'ghost-manor',
    aim: 0.959,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 20, 19, 18], marks: { W: [0, 1, 0, 1, 0], S: odd } },
      free: { lengths: [16, 20, 16, 20, 16], marks: { W: [0, 1, 0, 1, 0] } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
      free: { strips: 'free', times: 1, sticky: { symbol: 'W', reels: [1, 3] } },
      capX100: 50_000,
    },
  },
];
