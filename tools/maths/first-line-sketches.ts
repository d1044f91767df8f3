// Sketches of the slots with lines that the house opened with.
import { fourRows, threeReels, threeRows } from '#games/definitions/lines.ts';
import { everywhere, four, inner, modes, nine, odd, three } from './sketch-parts.ts';
import type { SlotSketch } from './slot-sketch.ts';

export const firstLineSketches: readonly SlotSketch[] = [
  {
    sysname: 'sevens-ablaze',
    aim: 0.955,
    pays: { symbols: '7 B E M G P O C', volatility: 3, reels: 3 },
    reels: { base: { lengths: [22, 23, 22], marks: {}, poorest: 5 } },
    figures: {
      heights: [3, 3, 3],
      win: {
        ...{ by: 'lines', lines: threeReels },
        mixed: [{ symbols: ['7', 'B'], paysX100: [0, 0, 0, 200] }],
      },
      ...{ capX100: 75_000, modes },
    },
  },
  {
    sysname: 'samurai-oath',
    aim: 0.959,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [16, 17, 17, 16, 16], marks: { W: inner, S: inner } },
      free: { lengths: [16, 16, 17, 16, 16], marks: { W: [0, 1, 2, 1, 0], S: inner } },
    },
    figures: {
      ...{ heights: four, win: { by: 'lines', lines: fourRows.slice(0, 40) }, modes },
      wild: { times: { W: 2 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 2] },
      free: { strips: 'free', times: 2 },
      capX100: 50_000,
    },
  },
  {
    sysname: 'chili-fiesta',
    aim: 0.954,
    pays: { symbols: nine, volatility: 2, reels: 5 },
    reels: {
      base: { lengths: [16, 17, 18, 17, 16], marks: { W: inner, S: odd }, piles: { W: 3 } },
      free: { lengths: [16, 16, 16, 16, 16], marks: { W: inner, S: odd }, piles: { W: 4 } },
    },
    figures: {
      ...{ heights: four, win: { by: 'lines', lines: fourRows.slice(0, 50) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 5], spinsAgain: [0] },
      free: { strips: 'free', times: 1 },
      capX100: 30_000,
    },
  },
  {
    sysname: 'spartan-fury',
    aim: 0.956,
    pays: { symbols: nine, volatility: 5, reels: 5 },
    reels: {
      base: {
        lengths: [18, 20, 20, 20, 18],
        marks: { W: [0, 1, 1, 1, 0], V: [0, 1, 1, 1, 0] },
        poorest: 2.5,
      },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { W: 2, V: 3 }, areMultiplied: true },
      capX100: 150_000,
    },
  },
  {
    sysname: 'sands-of-horus',
    aim: 0.961,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [19, 19, 20, 19, 19], marks: { W: inner, S: odd } },
      free: { lengths: [18, 18, 19, 18, 18], marks: { W: inner, S: odd } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      scatter: { symbol: 'S', paysX100: [0, 0, 0, 300], spins: [0, 0, 0, 10], spinsAgain: [0, 0, 0, 5] },
      free: { strips: 'free', times: 1 },
      capX100: 60_000,
    },
  },
  {
    sysname: 'regalia-five',
    aim: 0.958,
    pays: { symbols: 'H1 H2 H3 L1 L2 L3 L4', volatility: 4, reels: 5, hasPair: true },
    reels: {
      base: { lengths: [18, 20, 20, 20, 18], marks: { W: inner, S: everywhere }, poorest: 3 },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 5) }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      scatter: { symbol: 'S', paysX100: [0, 0, 0, 300, 2000, 15_000], spins: [0], spinsAgain: [0] },
      capX100: 100_000,
    },
  },
  {
    sysname: 'fox-trot',
    aim: 0.968,
    pays: { symbols: nine, volatility: 1, reels: 5, hasPair: true },
    reels: { base: { lengths: [18, 18, 18, 18, 18], marks: { W: everywhere } } },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 10) }, modes },
      wild: { times: { W: 1 } },
      wildReels: [
        { reels: [], weight: 200 },
        { reels: [1], weight: 2 },
        { reels: [2], weight: 2 },
        { reels: [3], weight: 2 },
        { reels: [1, 3], weight: 1 },
        { reels: [2, 4], weight: 1 },
      ],
      capX100: 12_500,
    },
  },
  {
    sysname: 'vikings-ransom',
    aim: 0.963,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [16, 17, 18, 17, 16], marks: { W: inner, S: odd }, piles: { W: 2 } },
      free: { lengths: [16, 16, 16, 16, 16], marks: { W: inner }, piles: { W: 2 } },
    },
    figures: {
      ...{ heights: four, win: { by: 'lines', lines: fourRows.slice(0, 30) }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 7], spinsAgain: [0] },
      free: {
        ...{ strips: 'free', times: 1 },
        draws: [
          { times: 1, weight: 10 },
          { times: 2, weight: 5 },
          { times: 3, weight: 3 },
          { times: 5, weight: 2 },
          { times: 10, weight: 1 },
        ],
      },
      capX100: 100_000,
    },
  },
];
