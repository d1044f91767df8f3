import { expect, test } from 'vitest';
import { parse } from '../tidy/parse.ts';
import { parseSource } from '../tidy/sources.ts';
import { PROBE, regionAt, regionsOf, withProbes } from './regions.ts';

const source = parseSource({
  path: 'rules/sample.ts',
  text: `const five = 5;
export const twice = (n: number) => (n) * 2;
export const made = (n: number) => ({ n });
export function find(list: number[]) {
  if (list.length > five) { return list.map((n) => twice(n)); }
  return [];
}
`,
});

const regionOf = (passage: string) => {
  const start = source.text.indexOf(passage);
  return regionAt(regionsOf(source), { start, end: start + passage.length }).id.split('#')[1];
};

test('code belongs to the innermost function or block around it', () => {
  expect(regionOf('5;')).toBe('0');
  expect(regionOf('(n) * 2')).toBe(regionOf('* 2'));
  const places = ['5;', '* 2', '{ n }', 'list.length', 'list.map', 'twice(n)'].map(regionOf);
  expect(new Set(places).size).toBe(6);
});

test('with its probes the code still says the same, and tells where it has been', () => {
  const probed = withProbes(source);
  expect(parse(source.path, probed).nodes.length).toBeGreaterThan(source.nodes.length);
  expect(probed.split(PROBE)).toHaveLength(6);
  expect(probed).toContain(`const five = 5;`);
});
