// How each slot looks: a picture for every symbol of its figures, and the colours of its room.
import type { DressedSlot } from '#games/kinds/staged.ts';
import { lineDresses } from './line-dresses.ts';
import { slotDresses } from './slot-dresses.ts';
import { gold, royals, type SlotLook, silver, usual, warmGems } from './slot-look.ts';
import { waysDresses } from './ways-dresses.ts';

const gems = { L1: 'gem-diamond', L2: 'gem-sapphire', L3: 'gem-emerald', L4: 'gem-ruby', L5: 'gem-topaz' };
const coldGems = { L1: 'gem-diamond', L2: 'gem-sapphire', L3: 'gem-amethyst', L4: 'gem-emerald' };

const slotLooks: Readonly<Record<DressedSlot, SlotLook>> = {
  ...slotDresses,
  ...lineDresses,
  ...waysDresses,
  'griffin-hall': {
    pictures: { H1: 'medal-griffin', H2: 'crown-gold', H3: 'swords', H4: 'castle', ...royals, ...usual },
    tint: '15 4 51',
    label: '#cdb9f2',
    accent: '#c99bff',
    metal: gold,
    stone: '#b06bff',
    well: ['#12063a', '#36159a'],
  },
  'triple-sevens': {
    pictures: { 7: 'triple7', B: 'bar3', L: 'bell', M: 'watermelon', P: 'plum', O: 'orange', C: 'cherry' },
    tint: '4 14 36',
    label: '#b9cff2',
    accent: '#6bb8ff',
    metal: ['#ffb3a8', '#d01a33', '#5a0411'],
    stone: '#ffd469',
    well: ['#d9d2c0', '#fffdf6'],
    isLight: true,
  },
  wolfrise: {
    pictures: { H1: 'wolf', H2: 'eagle', H3: 'owl', H4: 'fox', ...royals, ...usual },
    tint: '6 11 42',
    label: '#b9c9ee',
    accent: '#7fd8ff',
    metal: silver,
    stone: '#7fd8ff',
    well: ['#070d38', '#1f3a8f'],
  },
  'trident-deep': {
    pictures: { H1: 'medal-trident', H2: 'whale', H3: 'dolphin', H4: 'turtle', ...gems, ...usual },
    tint: '2 20 44',
    label: '#aee0ea',
    accent: '#7ffff0',
    metal: ['#eafcff', '#5fb4c0', '#0e4a58'],
    stone: '#e8f4f6',
    well: ['#04224a', '#0b5a86'],
  },
  'dragons-hoard': {
    pictures: {
      H1: 'dragon',
      H2: 'chest',
      H3: 'swords',
      H4: 'ring',
      ...warmGems,
      W: 'wild',
      C: 'coin-crown',
    },
    tint: '26 4 14',
    label: '#f0c3b4',
    accent: '#ff9d3d',
    metal: gold,
    stone: '#e0304a',
    well: ['#20060f', '#6b1526'],
  },
  'scarab-gold': {
    pictures: {
      H1: 'medal-anubis',
      H2: 'medal-sphinx',
      H3: 'snake',
      H4: 'gem-sapphire',
      ...royals,
      B: 'medal-scarab',
    },
    tint: '4 20 52',
    label: '#cfdcf2',
    accent: '#ffd98a',
    metal: gold,
    stone: '#2fb7e8',
    well: ['#041a4a', '#0f5aa0'],
  },
  'vampire-waltz': {
    pictures: { H1: 'vampire', H2: 'medal-mask', H3: 'castle', H4: 'ring', ...royals, W: 'rose', S: 'bat' },
    tint: '20 4 31',
    label: '#e3bfd4',
    accent: '#ff3d5e',
    metal: ['#f0d8e0', '#9a4a6a', '#3a0a22'],
    stone: '#ff3d5e',
    well: ['#16041f', '#5a0a33'],
  },
  'galaxy-spin': {
    pictures: { H1: 'planet', H2: 'rocket', H3: 'astronaut', H4: 'star', ...coldGems, W: 'wild', B: 'wheel' },
    tint: '10 4 51',
    label: '#cbbcf5',
    accent: '#ff5fd0',
    metal: silver,
    stone: '#ff5fd0',
    well: ['#0a0433', '#3a0f8f'],
  },
  'witchs-brew': {
    pictures: {
      H1: 'crystalball',
      H2: 'owl',
      H3: 'mushroom',
      H4: 'frog',
      ...warmGems,
      W: 'wild',
      B: 'potion',
    },
    tint: '10 10 51',
    label: '#d3c3f2',
    accent: '#c05fff',
    metal: ['#e6dcff', '#7a55c0', '#2a1260'],
    stone: '#7affc0',
    well: ['#0c0a38', '#3a1280'],
  },
  'olympus-storm': {
    pictures: {
      ...{ H1: 'bolt', H2: 'crown-gold', H3: 'trophy', H4: 'ring', S: 'scatter' },
      ...{ L1: 'gem-ruby', L2: 'gem-amethyst', L3: 'gem-sapphire', L4: 'gem-emerald' },
    },
    tint: '12 22 84',
    label: '#cfdcff',
    accent: '#c9e0ff',
    metal: gold,
    stone: '#c9e0ff',
    well: ['#101c78', '#2f4fd0'],
  },
  'gem-forge': {
    pictures: {
      ...{ H1: 'gem-diamond', H2: 'gem-ruby', H3: 'gem-emerald', W: 'fire', S: 'scatter' },
      ...{ L1: 'gem-sapphire', L2: 'gem-amethyst', L3: 'gem-topaz', L4: 'ring' },
    },
    tint: '16 6 46',
    label: '#d3c3f2',
    accent: '#b06bff',
    metal: ['#ffe0c0', '#c2682a', '#4a1a06'],
    stone: '#ff9d3d',
    well: ['#120636', '#4a1ba0'],
  },
};

export const lookOf = (sysname: string): SlotLook => slotLooks[sysname as DressedSlot];

export const pictureAt = (name: string): string => `/art/symbols/${name}.webp`;
