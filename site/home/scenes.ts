// The pictures behind banners: a backdrop and our objects before it. All sizes and places are in percent of the
// banner's height, measured from its right edge, so that one drawing serves a phone and a wall.
import type { Mesh } from '#ui/mesh-backdrop.tsx';

export interface SceneObject {
  art: string;
  size: number;
  right: number;
  top: number;
  turn?: number;
  /** In pixels: the nearest and the farthest things are out of focus. */
  blur?: number;
  /** Left out where the words need the room. */
  isWideOnly?: boolean;
}

export interface Scene {
  mesh: Mesh;
  /** The figure the light falls on. */
  hero: SceneObject & { widths?: readonly number[] };
  props: readonly SceneObject[];
}

const far = { art: 'coin_crown', size: 23, right: 90, top: 10, turn: -18, blur: 1.5, isWideOnly: true };
const near = { art: 'coin_crown', size: 33, right: -7, top: 74, turn: 24, blur: 2.5, isWideOnly: true };

export const scenes: Readonly<Record<string, Scene>> = {
  croupier: {
    mesh: { inks: ['#c2410c', '#7a1430', '#2a0620'] },
    hero: { art: 'char_fox', size: 114, right: 2, top: -7, widths: [520, 722] },
    props: [
      far,
      { art: 'chips_stack', size: 44, right: 66, top: 63, isWideOnly: true },
      { art: 'gem_diamond', size: 20, right: 10, top: 8, turn: 14, isWideOnly: true },
      near,
    ],
  },
  king: {
    mesh: { inks: ['#8b2fd6', '#4b158f', '#1b0738'], glow: '#ffb627', turn: 2 },
    hero: { art: 'char_lion', size: 116, right: 2, top: -8 },
    props: [
      { art: 'gem_ruby', size: 19, right: 94, top: 13, turn: -16, blur: 1, isWideOnly: true },
      { art: 'coins_pile', size: 46, right: 70, top: 60, isWideOnly: true },
      { art: 'gem_emerald', size: 20, right: 8, top: 12, turn: 12, isWideOnly: true },
      near,
    ],
  },
  monk: {
    mesh: { inks: ['#12946a', '#0a5a46', '#04261f'], glow: '#b8f07a', turn: 3 },
    hero: { art: 'char_panda', size: 114, right: 2, top: -6 },
    props: [
      { art: 'clover', size: 24, right: 92, top: 10, turn: -14, blur: 1.5, isWideOnly: true },
      { art: 'bell', size: 36, right: 72, top: 66, turn: -10, isWideOnly: true },
      { art: 'gem_emerald', size: 18, right: 8, top: 10, turn: 12, isWideOnly: true },
      near,
    ],
  },
  'wheel-room': {
    mesh: { inks: ['#2b6bff', '#1b2f9b', '#0c1247'], glow: '#5cc8ff', arc: '#bfe6ff', turn: 2, ...small() },
    hero: { art: 'roulette', size: 104, right: -18, top: 4 },
    props: [{ art: 'chip_red', size: 32, right: 58, top: 64, turn: -14, blur: 0.5 }],
  },
  launch: {
    mesh: { inks: ['#8a2be2', '#4a0f9b', '#1c0540'], glow: '#ff6ad5', arc: '#ffd0f4', turn: 3, ...small() },
    hero: { art: 'rocket', size: 98, right: -8, top: 1 },
    props: [],
  },
};

function small() {
  return { lamp: { x: 80, y: 50 }, width: 304, height: 164 };
}
