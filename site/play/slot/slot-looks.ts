// How each slot looks: a picture for every symbol of its figures, and the colours of its room.
import type { DressedSlot } from '#games/kinds/staged.ts';

export interface SlotLook {
  /** Pictures of /art/symbols, by symbol. What has none is a blank. */
  pictures: Readonly<Record<string, string>>;
  /** The tint of the HUD, as red, green and blue. */
  tint: string;
  label: string;
  accent: string;
  /** The metal of the frame, from its light to its shade, and the stones at its corners. */
  metal: readonly [light: string, middle: string, shade: string];
  stone: string;
  /** Behind the reels, from the edge to the middle. */
  well: readonly [edge: string, middle: string];
}

const royals = { L1: 'royal-a', L2: 'royal-k', L3: 'royal-q', L4: 'royal-j', L5: 'royal-10' };
const usual = { W: 'wild', S: 'scatter' };
const gold = ['#fff0b0', '#d9982f', '#7a4516'] as const;
const silver = ['#f2fcff', '#8fb4c8', '#2b4a66'] as const;

const slotLooks: Readonly<Record<DressedSlot, SlotLook>> = {
  'griffin-throne': {
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
  },
  'wolf-moon': {
    pictures: { H1: 'wolf', H2: 'eagle', H3: 'owl', H4: 'fox', ...royals, ...usual },
    tint: '6 11 42',
    label: '#b9c9ee',
    accent: '#7fd8ff',
    metal: silver,
    stone: '#7fd8ff',
    well: ['#070d38', '#1f3a8f'],
  },
};

export const lookOf = (sysname: string): SlotLook => slotLooks[sysname as DressedSlot];

export const pictureAt = (name: string): string => `/art/symbols/${name}.webp`;
