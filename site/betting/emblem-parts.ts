// Of what emblems are made. The same seed and colours are the same emblem, in every list and for ever.

export const shapePath = {
  shield: 'M50 4C66 12 82 14 94 14V52C94 76 74 90 50 97C26 90 6 76 6 52V14C18 14 34 12 50 4Z',
  round: 'M50 4A46 46 0 1 1 49.9 4Z',
  swiss: 'M10 8H90V56C90 80 70 92 50 97C30 92 10 80 10 56Z',
  hex: 'M50 3L91 26V74L50 97L9 74V26Z',
  kite: 'M50 3C70 18 86 18 95 18C95 58 78 84 50 97C22 84 5 58 5 18C14 18 30 18 50 3Z',
  gem: 'M50 2L92 34L80 82L50 98L20 82L8 34Z',
} as const;

export const fieldPath = {
  solid: '',
  pale: 'M18 0h12v100H18zM42 0h12v100H42zM66 0h12v100H66z',
  half: 'M50 0h50v100H50z',
  hoops: 'M0 14h100v12H0zM0 38h100v12H0zM0 62h100v12H0zM0 86h100v12H0z',
  bend: 'M-10 20L20-10L110 80L80 110Z',
  chevron: 'M0 70L50 34L100 70V96L50 60L0 96Z',
  quarters: 'M50 0h50v50H50zM0 50h50v50H0z',
  chief: 'M0 0h100v34H0z',
} as const;

const charges = [
  ...['lion', 'eagle-emblem', 'wolf-head', 'bull-horns', 'anchor', 'fleur-de-lys', 'oak-leaf'],
  ...['griffin-symbol', 'bear-head', 'horse-head', 'tiger-head', 'raven', 'castle', 'spartan-helmet'],
  ...['sword-brandish', 'star-formation', 'sea-dragon', 'elephant-head', 'fox-head', 'shark-jaws'],
  ...['lightning-helix', 'flame', 'flying-flag', 'viking-helmet', 'stag-head', 'rooster', 'ship-wheel'],
  ...['mountaintop', 'pine-tree', 'pegasus'],
];

interface DrawnEmblem {
  shape: keyof typeof shapePath;
  field: keyof typeof fieldPath;
  charge: string;
  rim: string;
}

const shapes = Object.keys(shapePath) as DrawnEmblem['shape'][];
const fields = Object.keys(fieldPath) as DrawnEmblem['field'][];

/** A seed may name its charge ("club:wolf-head"); what it leaves open follows from its letters. */
export function drawnEmblem(seed: string, colours: readonly [string, string]): DrawnEmblem {
  const hash = hashOf(seed);
  const named = charges.find((charge) => seed.split(/[:/ ]/).includes(charge));
  return {
    shape: shapes[hash % shapes.length]!,
    field: fields[Math.floor(hash / 7) % fields.length]!,
    charge: named ?? charges[Math.floor(hash / 61) % charges.length]!,
    rim: brightness(colours[0]) > 0.55 && brightness(colours[1]) > 0.4 ? '#1c1712' : '#fff3d8',
  };
}

/** FNV-1a: near seeds are far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** 0 to 1, as the eye weighs red, green and blue. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const READABLE = 6;

/** A club's colour as a ground: darkened until white reads on it. */
export function groundOf(colour: string): string {
  let rgb = channels(colour);
  const hex = () => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  while (1.05 / (brightness(hex()) + 0.05) < READABLE) rgb = rgb.map((value) => value * 0.95);
  return hex();
}
