// Sketches of slots that are won by lines.
import { fourRows, threeRows } from '#games/definitions/lines.ts';
import type { SlotSketch } from './slot-sketch.ts';

const nine = 'H1 H2 H3 H4 L1 L2 L3 L4 L5';
const wildFirst = 'W H1 H2 H3 L1 L2 L3 L4 L5';
const three = [3, 3, 3, 3, 3];
const modes = { base: { costX100: 100, strips: 'base' } };
const everywhere = [1, 1, 1, 1, 1];
const inner = [0, 1, 1, 1, 0];
const odd = [1, 0, 1, 0, 1];

export const lineSketches: readonly SlotSketch[] = [
  {
    sysname: 'brass-lantern',
    aim: 0.96,
    pays: { symbols: wildFirst, volatility: 3, reels: 5, hasPair: true },
    reels: {
      base: { lengths: [15, 20, 15, 20, 15], marks: { W: everywhere, S: odd }, without: ['W'] },
      free: { lengths: [16, 15, 16, 15, 16], marks: { W: inner, S: odd }, without: ['W'] },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 15) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 12], spinsAgain: [0, 0, 0, 6] },
      free: {
        ...{ strips: 'free', times: 1 },
        wildReels: [
          { reels: [0], weight: 1 },
          { reels: [1], weight: 2 },
          { reels: [2], weight: 2 },
          { reels: [3], weight: 2 },
          { reels: [4], weight: 2 },
        ],
      },
      capX100: 75_000,
    },
  },
  {
    sysname: 'midnight-paddock',
    aim: 0.952,
    pays: { symbols: wildFirst, volatility: 2, reels: 5, hasPair: true },
    reels: {
      base: { lengths: [16, 19, 16, 19, 16], marks: { W: everywhere, S: odd }, without: ['W'] },
      free: { lengths: [18, 18, 18, 18, 18], marks: { W: everywhere }, without: ['W'] },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 9) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 15], spinsAgain: [0] },
      free: { strips: 'free', times: 2 },
      capX100: 60_000,
    },
  },
  {
    sysname: 'copper-canyon',
    aim: 0.955,
    pays: { symbols: nine, volatility: 5, reels: 5 },
    reels: {
      base: { lengths: [19, 21, 19, 21, 19], marks: { W: inner, S: odd }, poorest: 2.5 },
      free: { lengths: [19, 19, 19, 19, 19], marks: { W: [0, 1, 2, 1, 0] }, poorest: 2.5 },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { W: 2 } },
      scatter: { symbol: 'S', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 10], spinsAgain: [0] },
      free: { strips: 'free', times: 2 },
      capX100: 150_000,
    },
  },
  {
    sysname: 'rose-and-rapier',
    aim: 0.96,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [17, 18, 17, 18, 17], marks: { W: [0, 1, 0, 1, 0], S: odd } },
      free: { lengths: [17, 18, 18, 18, 17], marks: { W: inner } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 10), isBothWays: true }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 75_000,
    },
  },
  {
    sysname: 'last-stagecoach',
    aim: 0.959,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [19, 18, 20, 18, 19], marks: { W: inner, S: odd }, poorest: 2.5 },
      free: { lengths: [18, 18, 18, 18, 18], marks: { W: inner, S: odd }, poorest: 2.5 },
    },
    figures: {
      ...{ heights: [4, 4, 4, 4, 4], win: { by: 'lines', lines: fourRows.slice(0, 25) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 4] },
      free: {
        ...{ strips: 'free', times: 1 },
        draws: [
          { times: 2, weight: 40 },
          { times: 3, weight: 20 },
          { times: 5, weight: 10 },
          { times: 10, weight: 4 },
          { times: 25, weight: 1 },
        ],
      },
      capX100: 150_000,
    },
  },
  {
    sysname: 'sakura-evening',
    aim: 0.964,
    pays: { symbols: nine, volatility: 1, reels: 5 },
    reels: {
      base: { lengths: [14, 17, 14, 17, 14], marks: { W: inner, S: odd } },
      free: { lengths: [16, 17, 16, 17, 16], marks: { W: inner, S: odd } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 25) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 15], spinsAgain: [0, 0, 0, 5] },
      free: { strips: 'free', times: 1 },
      capX100: 30_000,
    },
  },
  {
    sysname: 'harbour-lights',
    aim: 0.967,
    pays: { symbols: 'H1 H2 H3 H4 L1 L2 L3', volatility: 1, reels: 5, hasPair: true },
    reels: {
      base: { lengths: [13, 13, 13, 14, 14], marks: { W: [0, 1, 1, 1, 0], S: [1, 1, 1, 0, 0] } },
      free: { lengths: [13, 14, 14, 14, 13], marks: { W: inner } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 10) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 25_000,
    },
  },
  {
    sysname: 'owls-vigil',
    aim: 0.962,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [17, 18, 17, 18, 17], marks: { W: inner, M: everywhere, S: odd }, piles: { M: 2 } },
      free: {
        lengths: [16, 16, 16, 16, 16],
        ...{ marks: { W: inner, M: everywhere, S: odd }, piles: { M: 3 } },
      },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { W: 1 } },
      mystery: {
        symbol: 'M',
        opens: [
          { symbol: 'H1', weight: 1 },
          { symbol: 'H2', weight: 1 },
          { symbol: 'H4', weight: 2 },
          { symbol: 'L2', weight: 3 },
          { symbol: 'L4', weight: 3 },
        ],
      },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 4] },
      free: { strips: 'free', times: 1 },
      capX100: 75_000,
    },
  },
  {
    sysname: 'northern-vault',
    aim: 0.95,
    pays: { symbols: 'H1 H2 H3 L1 L2 L3 L4', volatility: 5, reels: 5 },
    reels: {
      base: { lengths: [22, 24, 22, 24, 22], marks: { S: odd }, poorest: 3 },
      free: { lengths: [18, 18, 18, 18, 18], marks: {}, poorest: 2.5 },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 5) }, modes },
      scatter: { symbol: 'S', paysX100: [0, 0, 0, 500], spins: [0, 0, 0, 20], spinsAgain: [0] },
      free: { strips: 'free', times: 2 },
      capX100: 200_000,
    },
  },
  {
    sysname: 'encore-avenue',
    aim: 0.961,
    pays: { symbols: wildFirst, volatility: 4, reels: 5, hasPair: true },
    reels: {
      base: { lengths: [15, 20, 15, 20, 15], marks: { W: everywhere, S: odd }, without: ['W'] },
      free: { lengths: [15, 15, 15, 15, 15], marks: { W: [0, 2, 2, 2, 0] }, without: ['W'] },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
      free: { strips: 'free', times: 1, rise: 1 },
      capX100: 100_000,
    },
  },
];
