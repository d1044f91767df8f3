// Sketches of slots whose free spins have a special symbol or wild reels, and of one whose wild reels bring spins.
import { fourRows, threeRows } from '#games/definitions/lines.ts';
import { four, inner, modes, nine, odd, three } from './sketch-parts.ts';
import type { SlotSketch } from './slot-sketch.ts';

export const bookSketches: readonly SlotSketch[] = [
  {
    sysname: 'jade-scroll',
    aim: 0.96,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [20, 20, 20, 20, 20], marks: { B: odd } },
      free: { lengths: [17, 17, 17, 17, 17], marks: {} },
    },
    figures: {
      ...{ heights: four, win: { by: 'lines', lines: fourRows.slice(0, 30) }, modes },
      wild: { times: { B: 1 } },
      scatter: { symbol: 'B', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 8], spinsAgain: [0] },
      free: {
        ...{ strips: 'free', times: 2 },
        specials: [
          { symbol: 'H1', weight: 1 },
          { symbol: 'H3', weight: 2 },
          { symbol: 'L1', weight: 3 },
          { symbol: 'L4', weight: 4 },
        ],
      },
      capX100: 75_000,
    },
  },
  {
    sysname: 'grimoire-noir',
    aim: 0.956,
    pays: { symbols: nine, volatility: 5, reels: 5, hasPair: true },
    reels: {
      base: { lengths: [17, 17, 17, 17, 17], marks: { B: odd }, poorest: 2.5 },
      free: { lengths: [17, 17, 17, 17, 17], marks: { B: odd }, poorest: 2.5 },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 5) }, modes },
      wild: { times: { B: 1 } },
      scatter: { symbol: 'B', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 10], spinsAgain: [0, 0, 0, 5] },
      free: {
        ...{ strips: 'free', times: 1 },
        specials: [
          { symbol: 'H1', weight: 1 },
          { symbol: 'H3', weight: 2 },
          { symbol: 'L2', weight: 3 },
          { symbol: 'L5', weight: 4 },
        ],
      },
      capX100: 100_000,
    },
  },
  {
    sysname: 'chefs-folio',
    aim: 0.966,
    pays: { symbols: nine, volatility: 2, reels: 5 },
    reels: {
      base: { lengths: [15, 16, 15, 16, 15], marks: { B: odd } },
      free: { lengths: [16, 16, 16, 16, 16], marks: {}, without: ['L5'] },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { B: 1 } },
      scatter: { symbol: 'B', paysX100: [0, 0, 0, 100], spins: [0, 0, 0, 7], spinsAgain: [0] },
      free: {
        ...{ strips: 'free', times: 1 },
        specials: [
          { symbol: 'H1', weight: 1 },
          { symbol: 'H3', weight: 2 },
          { symbol: 'L1', weight: 3 },
          { symbol: 'L3', weight: 3 },
        ],
      },
      capX100: 30_000,
    },
  },
  {
    sysname: 'outlaws-due',
    aim: 0.959,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 20, 19, 18], marks: { W: inner, S: odd } },
      free: { lengths: [16, 16, 16, 17, 20], marks: { W: [0, 0, 0, 0, 1] } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 20) }, modes },
      wild: { times: { W: 2 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 9], spinsAgain: [0] },
      free: { strips: 'free', times: 1, sticky: { symbol: 'W', reels: [1, 2, 3, 4], walks: 1 } },
      capX100: 75_000,
    },
  },
  {
    sysname: 'two-lighthouses',
    aim: 0.955,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [18, 19, 20, 19, 18], marks: { W: inner, S: odd } },
      free: { lengths: [18, 18, 18, 18, 18], marks: {} },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows, isBothWays: true }, modes },
      wild: { times: { W: 1 } },
      scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 7], spinsAgain: [0] },
      free: { strips: 'free', times: 1, wildReels: [{ reels: [1, 3], weight: 1 }] },
      capX100: 75_000,
    },
  },
  {
    sysname: 'opera-box',
    aim: 0.955,
    pays: { symbols: nine, volatility: 4, reels: 5 },
    reels: {
      base: { lengths: [18, 60, 60, 60, 18], marks: { W: inner } },
      again: { lengths: [18, 20, 20, 20, 18], marks: {} },
    },
    figures: {
      ...{ heights: three, win: { by: 'ways' }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      respin: { symbol: 'W', reels: [1, 2, 3], strips: 'again', rise: 1, most: 2 },
      capX100: 40_000,
    },
  },
];
