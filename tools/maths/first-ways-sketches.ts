// Sketches of the slots with ways that the house opened with.
import { everywhere, four, inner, modes, nine, odd, three } from './sketch-parts.ts';
import type { SlotSketch } from './slot-sketch.ts';

const breathing = [
  { cells: 2, weight: 3 },
  { cells: 3, weight: 4 },
  { cells: 4, weight: 2 },
  { cells: 6, weight: 1 },
];
const low = [
  { cells: 2, weight: 2 },
  { cells: 3, weight: 2 },
  { cells: 4, weight: 1 },
];

export const firstWaysSketches: readonly SlotSketch[] = [
  {
    sysname: 'pride-of-gold',
    aim: 0.96,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 19, 19, 18], marks: { W: inner, S: odd } },
      free: {
        lengths: [17, 18, 18, 18, 17],
        marks: { W: inner, S: odd, H1: everywhere, H2: everywhere },
        ...{ piles: { H1: 3, H2: 3 }, without: ['H1', 'H2'] },
      },
    },
    figures: {
      ...{ heights: four, win: { by: 'ways' }, modes },
      wild: { times: { W: 2 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 5], spinsAgain: [0, 0, 0, 2] },
      free: { strips: 'free', times: 1 },
      capX100: 50_000,
    },
  },
  {
    sysname: 'shark-feast',
    aim: 0.956,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [19, 20, 20, 20, 19], marks: { W: inner, S: odd }, piles: { W: 3 } },
      free: { lengths: [18, 19, 19, 19, 18], marks: { W: inner }, piles: { W: 3 } },
    },
    figures: {
      ...{ heights: three, win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
      free: { strips: 'free', times: 2 },
      capX100: 40_000,
    },
  },
  {
    sysname: 'tiger-seal',
    aim: 0.96,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 19, 19, 18], marks: { W: inner, M: everywhere, S: odd }, piles: { M: 4 } },
      free: { lengths: [17, 18, 18, 18, 17], marks: { W: inner, M: everywhere }, piles: { M: 4 } },
    },
    figures: {
      ...{ heights: four, win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      mystery: {
        symbol: 'M',
        opens: [
          { symbol: 'H1', weight: 1 },
          { symbol: 'H2', weight: 2 },
          { symbol: 'L1', weight: 3 },
          { symbol: 'L3', weight: 4 },
        ],
      },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 6], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 60_000,
    },
  },
  {
    sysname: 'mardi-mask',
    aim: 0.963,
    pays: { symbols: nine, volatility: 2, reels: 5 },
    reels: {
      base: { lengths: [19, 20, 20, 20, 19], marks: { W: inner, M: [2, 2, 2, 2, 2], S: odd } },
      free: { lengths: [17, 18, 18, 18, 17], marks: { W: inner, M: [2, 2, 2, 2, 2] }, piles: { M: 3 } },
    },
    figures: {
      ...{ heights: three, win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      mystery: {
        symbol: 'M',
        opens: [
          { symbol: 'H2', weight: 1 },
          { symbol: 'H4', weight: 2 },
          { symbol: 'L2', weight: 3 },
          { symbol: 'L4', weight: 3 },
        ],
      },
      scatter: {
        symbol: 'S',
        paysX100: [0, 0, 0, 100],
        spins: [0, 0, 0, 8],
        spinsAgain: [0],
      },
      free: { strips: 'free', times: 1 },
      capX100: 40_000,
    },
  },
  {
    sysname: 'ufo-heist',
    aim: 0.959,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 19, 19, 18], marks: { W: [0, 0, 1, 1, 0], S: odd } },
      free: { lengths: [18, 19, 19, 19, 18], marks: { W: [0, 0, 1, 1, 0] } },
    },
    figures: {
      ...{ heights: [5, 5, 5, 5, 5], win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 4], spinsAgain: [0] },
      free: { strips: 'free', times: 1, rise: 1 },
      capX100: 50_000,
    },
  },
  {
    sysname: 'bamboo-court',
    aim: 0.961,
    pays: { symbols: nine, volatility: 2, reels: 5 },
    reels: { base: { lengths: [20, 21, 21, 21, 20], marks: { W: inner } } },
    figures: {
      ...{ heights: three, win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      factors: [
        { times: 1, weight: 70 },
        { times: 2, weight: 20 },
        { times: 3, weight: 7 },
        { times: 5, weight: 2 },
        { times: 10, weight: 1 },
      ],
      capX100: 30_000,
    },
  },
  {
    sysname: 'silverback-gold',
    aim: 0.958,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [20, 20, 20, 20, 20], marks: { W: [0, 0, 1, 1, 0], S: odd } },
      free: { lengths: [20, 20, 20, 20, 20], marks: { W: [0, 1, 1, 1, 0] } },
    },
    figures: {
      ...{ heights: [breathing, breathing, breathing, breathing, breathing], win: { by: 'ways' }, modes },
      wild: { times: { W: 3 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 7], spinsAgain: [0] },
      free: { strips: 'free', times: 1, wild: { times: { W: 5 } } },
      capX100: 100_000,
    },
  },
  {
    sysname: 'sunstone-steps',
    aim: 0.962,
    pays: { symbols: nine, volatility: 3, reels: 6 },
    reels: {
      base: { lengths: [18, 18, 18, 18, 18, 18], marks: { W: [0, 1, 0, 1, 0, 0], S: [1, 0, 1, 0, 1, 0] } },
      free: { lengths: [18, 18, 18, 18, 18, 18], marks: { W: [0, 1, 0, 1, 0, 0], S: [1, 0, 1, 0, 1, 0] } },
    },
    figures: {
      ...{ heights: [low, low, low, low, low, low], win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 3] },
      free: { strips: 'free', times: 3 },
      capX100: 75_000,
    },
  },
];
