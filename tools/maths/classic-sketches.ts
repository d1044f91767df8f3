// Sketches of slots with three reels, and of slots whose coins hold their places.
import { threeReels, threeRows } from '#games/definitions/lines.ts';
import type { SlotSketch } from './slot-sketch.ts';

const nine = 'H1 H2 H3 H4 L1 L2 L3 L4 L5';
const three = [3, 3, 3, 3, 3];
const modes = { base: { costX100: 100, strips: 'base' } };
const everywhere = [1, 1, 1, 1, 1];
const inner = [0, 1, 1, 1, 0];

export const classicSketches: readonly SlotSketch[] = [
  {
    sysname: 'bar-none',
    aim: 0.95,
    pays: { symbols: 'W S T D B E C P O', volatility: 5, reels: 3, richest: 4 },
    reels: { base: { lengths: [29, 31, 30], marks: { W: [2, 2, 2] }, without: ['W'] } },
    figures: {
      heights: [1, 1, 1],
      win: {
        ...{ by: 'lines', lines: [[0, 0, 0]] },
        mixed: [{ symbols: ['W', 'T', 'D', 'B'], paysX100: [0, 0, 0, 250] }],
      },
      wild: { times: { W: 2 }, areMultiplied: true },
      ...{ capX100: 25_000, modes },
    },
  },
  {
    sysname: 'five-carat',
    aim: 0.958,
    pays: { symbols: 'W H1 H2 H3 S B E L1', volatility: 5, reels: 3, richest: 12 },
    reels: {
      base: {
        lengths: [26, 28, 30],
        marks: { W: [1, 0, 0], V: [0, 1, 0], U: [0, 0, 1] },
        ...{ poorest: 3, without: ['W'] },
      },
    },
    figures: {
      ...{ heights: [3, 3, 3], win: { by: 'lines', lines: threeReels } },
      wild: { times: { W: 2, V: 3, U: 5 }, areMultiplied: true },
      ...{ capX100: 20_000, modes },
    },
  },
  {
    sysname: 'bell-captain',
    aim: 0.956,
    pays: { symbols: 'W S B G P L', volatility: 3, reels: 3 },
    reels: {
      base: { lengths: [22, 23, 22], marks: { W: [1, 1, 1], E: [2, 2, 2] }, poorest: 3, without: ['W'] },
    },
    figures: {
      heights: [3, 3, 3],
      win: {
        ...{ by: 'lines', lines: threeReels },
        mixed: [{ symbols: ['W', 'S', 'B'], paysX100: [0, 0, 0, 200] }],
      },
      wild: { times: { W: 1 } },
      wheel: {
        ...{ symbol: 'E', turns: [0, 0, 0, 1], first: 'desk' },
        wheels: {
          desk: [
            { paysX100: 400, weight: 8 },
            { paysX100: 700, weight: 6 },
            { paysX100: 1000, weight: 5 },
            { paysX100: 2000, weight: 3 },
            { paysX100: 4000, weight: 1 },
            { paysX100: 15_000, weight: 1 },
          ],
        },
      },
      ...{ capX100: 20_000, modes },
    },
  },
  {
    sysname: 'golden-acre',
    aim: 0.962,
    pays: { symbols: 'W H1 H2 H3 L1 L2 L3 L4 L5', volatility: 1, reels: 5, hasPair: true },
    reels: {
      base: {
        lengths: [20, 20, 20, 20, 20],
        marks: { W: everywhere, C: everywhere },
        piles: { C: 3 },
        without: ['W'],
      },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 10) }, modes },
      wild: { times: { W: 1 } },
      hold: {
        ...{ symbol: 'C', least: 8, lives: 4, chance: { coins: 30, of: 1000 } },
        values: [
          { paysX100: 100, weight: 360 },
          { paysX100: 200, weight: 330 },
          { paysX100: 300, weight: 180 },
          { paysX100: 400, weight: 90 },
          { paysX100: 800, weight: 30, pot: 'mini' },
          { paysX100: 1500, weight: 8, pot: 'minor' },
          { paysX100: 4000, weight: 2, pot: 'major' },
        ],
        fullX100: 10_000,
      },
      capX100: 14_000,
    },
  },
  {
    sysname: 'smugglers-count',
    aim: 0.956,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [18, 20, 20, 20, 18], marks: { W: inner, C: everywhere }, piles: { C: 3 } },
    },
    figures: {
      ...{ heights: three, win: { by: 'lines', lines: threeRows.slice(0, 15) }, modes },
      wild: { times: { W: 1 }, isExpanding: true },
      hold: {
        ...{ symbol: 'C', least: 8, lives: 3, chance: { coins: 50, of: 1000 } },
        values: [
          { paysX100: 100, weight: 380 },
          { paysX100: 150, weight: 300 },
          { paysX100: 250, weight: 180 },
          { paysX100: 500, weight: 90 },
          { paysX100: 1000, weight: 36, pot: 'mini' },
          { paysX100: 2500, weight: 12, pot: 'minor' },
          { paysX100: 10_000, weight: 3, pot: 'major' },
        ],
        fullX100: 30_000,
      },
      capX100: 35_000,
    },
  },
  {
    sysname: 'temple-tally',
    aim: 0.961,
    pays: { symbols: nine, volatility: 3, reels: 5 },
    reels: {
      base: { lengths: [21, 22, 22, 22, 21], marks: { W: inner, C: everywhere }, piles: { C: 3 } },
    },
    figures: {
      ...{ heights: three, win: { by: 'ways' }, modes },
      wild: { times: { W: 1 } },
      hold: {
        ...{ symbol: 'C', least: 8, lives: 3, chance: { coins: 40, of: 1000 } },
        values: [
          { paysX100: 100, weight: 400 },
          { paysX100: 200, weight: 320 },
          { paysX100: 300, weight: 160 },
          { paysX100: 500, weight: 80 },
          { paysX100: 1000, weight: 30, pot: 'mini' },
          { paysX100: 3000, weight: 8, pot: 'minor' },
          { paysX100: 15_000, weight: 2, pot: 'major' },
        ],
        fullX100: 20_000,
      },
      capX100: 25_000,
    },
  },
];
