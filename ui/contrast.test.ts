// Every pair of inks the kit puts on one another, computed from the tokens themselves, in both themes.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = ReadonlyMap<string, string>;

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = { dark: tokensOf("[data-theme='dark']"), light: tokensOf("[data-theme='light']") };

const BODY = 7;
const TEXT = 4.5;
const LARGE = 3;

/** A background may be a mix: 'hot 10% surface' is ten parts of hot in a hundred, the rest surface. */
const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...on(['bg', 'surface', 'surface-raised', 'surface-high'], 'ink', BODY),
  ...on(['bg', 'surface', 'surface-raised', 'surface-high'], 'ink-soft', TEXT),
  ...on(['bg', 'surface', 'surface-raised', 'shell'], 'ink-faint', TEXT),
  ...on(['bg', 'surface', 'surface-raised', 'shell'], 'ink-brand', TEXT),
  ['ink', 'surface-highest', TEXT],
  ['ink-faint', 'surface-high', LARGE],
  ['on-brand', 'brand', BODY],
  ['on-brand', 'brand-hi', BODY],
  ['on-brand', 'brand-lo', TEXT],
  ...on(['bg', 'surface', 'surface-raised'], 'win', TEXT),
  ['on-win', 'win', TEXT],
  ...on(['bg', 'surface'], 'hot', TEXT),
  ['hot', 'surface-raised', TEXT],
  ['on-hot', 'hot', TEXT],
  ['info', 'surface', TEXT],
  ...on(['bg', 'surface'], 'vip', TEXT),
  ['on-vip', 'vip', TEXT],
  ['ink-odds', 'odds', TEXT],
  ['ink', 'odds', BODY],
  ...on(['bg', 'surface', 'surface-raised'], 'field', LARGE),
  ...on(['bg', 'surface', 'surface-high'], 'focus', LARGE),
  // A field in focus, and a choice made, are told by their edge.
  ...on(['bg', 'surface', 'surface-raised'], 'ink-brand', LARGE),
  // Buttons, badges, notices, toasts and the present page, on their tints.
  ['hot', 'hot 10% surface', TEXT],
  ['ink-brand', 'brand 20% surface', TEXT],
  ['info', 'info 16% surface', TEXT],
  ['ink-brand', 'brand 14% surface', TEXT],
  ['ink', 'brand 10% surface-raised', BODY],
  ['ink-soft', 'brand 10% surface-raised', TEXT],
  ['ink', 'info 9% surface', BODY],
  ['ink', 'win 9% surface', BODY],
  ['ink', 'brand 9% surface', BODY],
  ['ink', 'hot 9% surface', BODY],
  ['ink-soft', 'brand 13% surface', TEXT],
  ['ink-soft', 'win 13% surface', TEXT],
  ['ink-soft', 'info 13% surface', TEXT],
  ['ink-soft', 'vip 13% surface', TEXT],
  ['win', 'win 20% surface', LARGE],
  ['info', 'info 20% surface', LARGE],
  ['vip', 'vip 20% surface', LARGE],
];

describe.for(Object.entries(themes))('in the %s theme', ([, tokens]) => {
  test.for(pairs)('%s can be read on %s', ([ink, ground, least]) => {
    expect(contrast(colourOf(ink, tokens), colourOf(ground, tokens))).toBeGreaterThanOrEqual(least);
  });
});

test('both themes name the same tokens', () => {
  expect([...themes.light.keys()]).toEqual([...themes.dark.keys()]);
});

test('the sum is the standard’s: black on white is 21, a colour on itself 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([10, 18, 17], [10, 18, 17])).toBe(1);
});

function on(grounds: string[], ink: string, least: number) {
  return grounds.map((ground) => [ink, ground, least] as const);
}

function tokensOf(selector: string): Tokens {
  const start = source.indexOf('{', source.indexOf(selector));
  const block = source.slice(start, source.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

type Colour = readonly [number, number, number];

function colourOf(name: string, tokens: Tokens): Colour {
  const mix = /^(\S+) (\d+)% (\S+)$/.exec(name);
  if (mix !== null) return mixed(colourOf(mix[1]!, tokens), colourOf(mix[3]!, tokens), Number(mix[2]) / 100);

  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(tokens.get(name) ?? '');
  if (hex === null) throw new Error(`no colour ${name}`);
  return [Number.parseInt(hex[1]!, 16), Number.parseInt(hex[2]!, 16), Number.parseInt(hex[3]!, 16)];
}

const mixed = (upper: Colour, lower: Colour, share: number): Colour => [
  upper[0] * share + lower[0] * (1 - share),
  upper[1] * share + lower[1] * (1 - share),
  upper[2] * share + lower[2] * (1 - share),
];

function contrast(a: Colour, b: Colour): number {
  const [dim, bright] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (bright! + 0.05) / (dim! + 0.05);
}

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

function light(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
