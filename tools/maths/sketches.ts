// Sketches of slots that tune.ts makes definitions of.
import { fourRows, threeReels, threeRows } from '#games/definitions/lines.ts';
import { bookSketches } from './book-sketches.ts';
import { classicSketches } from './classic-sketches.ts';
import { lineSketches } from './line-sketches.ts';
import { everywhere, four, inner, modes, nine, odd, three } from './sketch-parts.ts';
import type { SlotSketch } from './slot-sketch.ts';
import { waysSketches } from './ways-sketches.ts';

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

export const sketches: readonly SlotSketch[] = [
  ...lineSketches,
  ...classicSketches,
  ...waysSketches,
  ...bookSketches,
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
