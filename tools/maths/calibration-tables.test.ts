// The results that the tables are made of do not travel with the product, so the tables are checked as they were written.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Bin, isCalibrated } from './calibration-bins.ts';

function tableOf(sport: string): { logLosses: number[]; bins: Bin[] } {
  const text = readFileSync(`docs/calibration/${sport}.md`, 'utf8');
  const rows = [...text.matchAll(/^\| (0\.\d+) \| ([01]\.\d+) \| (\d+) \|/gm)];
  return {
    logLosses: [...text.matchAll(/log-loss ([\d.]+);/g)].map(([, logLoss]) => Number(logLoss)),
    bins: rows.map(([, predicted, observed, count]) => ({
      ...{ predicted: Number(predicted), observed: Number(observed), count: Number(count) },
    })),
  };
}

describe.for(['football', 'basketball', 'ice-hockey'])(
  '%s, on seasons that no setting was chosen on',
  (sport) => {
    test('every outcome wins as often as its price says, within 0.01 or the 99 % interval', () => {
      const { bins } = tableOf(sport);
      expect(bins.length).toBeGreaterThan(6);
      expect(bins.filter((bin) => !isCalibrated(bin))).toEqual([]);
    });
  },
);

test('football results of 2012 to 2025 have a log-loss of at most 0.978', () =>
  expect(tableOf('football').logLosses[0]).toBeLessThan(0.978));
