import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.for([
  ['marek', 'ma•••ek'],
  ['Konstantin', 'Ko•••in'],
  ['fox7', 'f•••'],
  ['', 'pl•••'],
  ['𝒜𝒜𝒜𝒜𝒜𝒜', '𝒜𝒜•••𝒜𝒜'],
] as const)('%s is shown as %s', ([name, shown]) => {
  expect(maskedName(name)).toBe(shown);
});
