// How far boosted prices reach, as two persons of the operator have set it.
import { expect, test } from 'vitest';
import { type Content, readContent } from '../content/content.ts';
import { boostLimitsOf } from './boost-limits.ts';

const limits = { perPlayerCents: 1, perBoostCents: 2, costCents: 3, withExtras: true };
const none = { perPlayerCents: 0, perBoostCents: 0, costCents: 0, withExtras: false };

const contentOf = (settings: unknown) =>
  ({
    hasCms: (name: string) => name === 'gift-limits' && settings !== undefined,
    cms(name: string) {
      if (name !== 'gift-limits' || settings === undefined) throw new Error(`no content named ${name}`);
      return settings;
    },
  }) as unknown as Content;

test('a boost reaches as far as the settings say', () => {
  expect(boostLimitsOf(contentOf({ boost: limits }))).toEqual(limits);
  const { perPlayerCents, withExtras } = boostLimitsOf(readContent('content'));
  expect(perPlayerCents).toBeGreaterThan(0);
  expect(withExtras).toBe(false);
});

test.for<[string, unknown]>([
  ['without settings', undefined],
  ['without a setting of boosts', {}],
  ['with a setting that cannot be read', { boost: { ...limits, costCents: 'much' } }],
])('%s every bet is taken at the plain price', ([, settings]) =>
  expect(boostLimitsOf(contentOf(settings))).toEqual(none),
);
