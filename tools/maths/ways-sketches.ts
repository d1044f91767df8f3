// Sketches of slots that win by ways, on reels of fixed and of changing height.
import { everywhere, inner, modes, nine, odd, three } from './sketch-parts.ts';
import type { SlotSketch } from './slot-sketch.ts';

const rivers = [
  { cells: 2, weight: 2 },
  { cells: 3, weight: 3 },
  { cells: 4, weight: 3 },
  { cells: 6, weight: 1 },
];
const locks = [
  { cells: 2, weight: 3 },
  { cells: 3, weight: 4 },
  { cells: 5, weight: 2 },
];
const thorns = [
  { cells: 3, weight: 4 },
  { cells: 4, weight: 2 },
  { cells: 7, weight: 1 },
];
const trails = [
  { cells: 2, weight: 1 },
  { cells: 4, weight: 2 },
  { cells: 5, weight: 1 },
];

export const waysSketches: readonly SlotSketch[] = [
  {
    sysname: 'jade-tide',
    aim: 0.958,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 19, 19, 18], marks: { W: inner, S: odd } },
      free: {
        lengths: [16, 17, 17, 17, 16],
        marks: { W: inner, H1: everywhere, H2: everywhere },
        ...{ piles: { H1: 3, H2: 3 }, without: ['H1', 'H2', 'L4', 'L5'] },
      },
    },
    figures: {
      ...{ heights: three, win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 100_000,
    },
  },
  {
    sysname: 'eagle-ridge',
    aim: 0.957,
    pays: { symbols: nine, volatility: 4, reels: 6 },
    reels: {
      base: {
        lengths: [19, 20, 20, 20, 19, 18],
        marks: { W: [0, 1, 0, 0, 1, 0], V: [0, 0, 1, 1, 0, 0], S: [1, 0, 1, 0, 1, 0] },
      },
      free: {
        lengths: [18, 18, 18, 18, 18, 18],
        marks: { W: [0, 1, 0, 0, 1, 0], V: [0, 0, 1, 1, 0, 0] },
      },
    },
    figures: {
      ...{ heights: [4, 4, 4, 4, 4, 4], win: { by: 'ways' }, modes },
      wild: { times: { W: 2, V: 3 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 50_000,
    },
  },
  {
    sysname: 'silent-rooftops',
    aim: 0.959,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: {
        lengths: [25, 26, 34, 34, 25],
        marks: { W: [0, 0, 1, 1, 0], S: odd, H1: everywhere, H2: everywhere },
        ...{ piles: { W: 5, H1: 3, H2: 3 }, without: ['H1', 'H2'] },
      },
      free: {
        lengths: [22, 22, 22, 22, 22],
        marks: { H1: everywhere, H2: everywhere },
        ...{ piles: { H1: 3, H2: 3 }, without: ['H1', 'H2'] },
      },
    },
    figures: {
      ...{ heights: [5, 5, 5, 5, 5], win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 6], spinsAgain: [0] },
      free: {
        ...{ strips: 'free', times: 1 },
        wildReels: [
          { reels: [1], weight: 2 },
          { reels: [2], weight: 1 },
          { reels: [3], weight: 1 },
        ],
      },
      capX100: 40_000,
    },
  },
  {
    sysname: 'monsoon-trail',
    aim: 0.964,
    pays: { symbols: nine, volatility: 2, reels: 5 },
    reels: {
      base: { lengths: [19, 19, 19, 19, 19], marks: { W: inner, M: everywhere, S: odd } },
      free: { lengths: [17, 17, 17, 17, 17], marks: { W: inner, M: everywhere }, piles: { M: 2 } },
    },
    figures: {
      ...{ heights: [rivers, rivers, rivers, rivers, rivers], win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      mystery: {
        symbol: 'M',
        opens: [
          { symbol: 'H1', weight: 1 },
          { symbol: 'H3', weight: 2 },
          { symbol: 'L2', weight: 3 },
          { symbol: 'L5', weight: 3 },
        ],
      },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 40_000,
    },
  },
  {
    sysname: 'clockwork-heist',
    aim: 0.959,
    pays: { symbols: nine, volatility: 3, reels: 6 },
    reels: {
      base: { lengths: [18, 18, 18, 18, 18, 18], marks: { W: [0, 1, 0, 1, 0, 0], S: [1, 0, 1, 0, 1, 0] } },
      free: { lengths: [18, 18, 18, 18, 18, 18], marks: { W: [0, 1, 0, 1, 0, 0] } },
    },
    figures: {
      ...{ heights: [locks, locks, locks, locks, locks, locks], win: { by: 'ways' }, modes },
      wild: { times: { W: 2 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
      free: { strips: 'free', times: 1, rise: 1 },
      capX100: 75_000,
    },
  },
  {
    sysname: 'thorn-king',
    aim: 0.962,
    pays: { symbols: nine, volatility: 4, reels: 6 },
    reels: {
      base: { lengths: [22, 22, 22, 22, 22, 22], marks: { W: [0, 1, 0, 0, 1, 0], S: [1, 0, 1, 0, 1, 0] } },
      free: { lengths: [20, 20, 20, 20, 20, 20], marks: { W: [0, 1, 0, 0, 1, 0] } },
    },
    figures: {
      ...{ heights: [thorns, thorns, thorns, thorns, thorns, thorns], win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 6], spinsAgain: [0] },
      free: { strips: 'free', times: 3, rise: 1 },
      capX100: 100_000,
    },
  },
  {
    sysname: 'comet-line',
    aim: 0.968,
    pays: { symbols: 'H1 H2 H3 H4 L1 L2 L3 L4', volatility: 1, reels: 6 },
    reels: { base: { lengths: [18, 18, 18, 18, 18, 18], marks: { W: [0, 1, 0, 1, 0, 0] } } },
    figures: {
      ...{ heights: [trails, trails, trails, trails, trails, trails], win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      wildReels: [
        { reels: [], weight: 60 },
        { reels: [1], weight: 1 },
        { reels: [2], weight: 1 },
        { reels: [3], weight: 1 },
        { reels: [4], weight: 1 },
      ],
      capX100: 20_000,
    },
  },
];
