// What a look of a slot consists of, and how most of it follows from three colours.

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
  /** The well is light, as on the machines of old. */
  isLight?: boolean;
}

export const royals = { L1: 'royal-a', L2: 'royal-k', L3: 'royal-q', L4: 'royal-j', L5: 'royal-10' };
export const warmGems = {
  L1: 'gem-ruby',
  L2: 'gem-sapphire',
  L3: 'gem-emerald',
  L4: 'gem-topaz',
  L5: 'gem-amethyst',
};
export const usual = { W: 'wild', S: 'scatter' };
export const gold = ['#fff0b0', '#d9982f', '#7a4516'] as const;
export const silver = ['#f2fcff', '#8fb4c8', '#2b4a66'] as const;
export const brass = ['#ffe9c0', '#c2823a', '#553010'] as const;
export const rust = ['#ffd0b0', '#b8502a', '#4a160a'] as const;

type Rgb = readonly [red: number, green: number, blue: number];

/** So bright the HUD, the edge and the middle of the well may be, that words and symbols stand out. */
const TINT_MOST = 60;
const EDGE_MOST = 84;
const MIDDLE_MOST = 160;

/** From the deep, the main and the light colour of the game's tile. */
export function dress(
  pictures: SlotLook['pictures'],
  [deep, main, light]: readonly [deep: string, main: string, light: string],
  metal: SlotLook['metal'],
): SlotLook {
  return {
    ...{ pictures, metal, accent: light, stone: light },
    tint: dimmed(rgbOf(deep), TINT_MOST).join(' '),
    label: hexOf(rgbOf(light).map((part) => (part + 2 * 230) / 3)),
    well: [hexOf(dimmed(rgbOf(deep), EDGE_MOST)), hexOf(dimmed(rgbOf(main), MIDDLE_MOST))],
  };
}

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function dimmed(rgb: Rgb, most: number): number[] {
  const share = Math.min(1, most / Math.max(...rgb));
  return rgb.map((part) => Math.round(part * share));
}
