import { expect, test } from 'vitest';
import { fairChances } from '#sports/law/score-law.ts';
import { marketsOf, sports } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import { eventRecord, STARTS_AT } from '#tests/event-record.ts';
import { offeredBook } from './offered-book.ts';
import { openingStrength } from './opening-noise.ts';

const before = (hours: number) => new Date(STARTS_AT.getTime() - hours * 3_600_000);

test.for(sports)(
  '%s: opening prices are off by about a hundredth, each event in its own way, and never by more than their margin covers',
  (sport) => {
    const { markets, follow } = sportModels[sport];
    const [main] = marketsOf(markets.slice(0, 1));
    const logits = Array.from({ length: 40 }, (_, id) => {
      const strength = openingStrength(eventRecord(sport, { id, strength: 0, moved_at: before(24) }));
      const chance = fairChances(main!.spec, follow(strength, [], 0).law()!)![0]!;
      return Math.log(chance / (1 - chance));
    });
    const mean = logits.reduce((sum, one) => sum + one, 0) / logits.length;
    const deviation = Math.sqrt(logits.reduce((sum, one) => sum + (one - mean) ** 2, 0) / logits.length);
    expect(deviation).toBeGreaterThan(0.005);
    expect(Math.max(...logits) - Math.min(...logits)).toBeLessThan(0.034);
  },
);

test('they are the same wherever they are reckoned, move with the hour, and come to the model by the start', () => {
  const at = (moved_at: Date | null) => openingStrength(eventRecord('football', { moved_at, strength: 0.4 }));
  expect(at(before(5))).toBe(at(before(5)));
  expect(at(before(5))).not.toBe(at(before(4)));
  expect(at(null)).not.toBe(0.4);
  expect(at(STARTS_AT)).toBe(0.4);
  const live = eventRecord('football', { status: 'live', moved_at: before(5) });
  expect(offeredBook(live).markets.get('result')!.outcomes).not.toEqual(
    offeredBook({ ...live, status: 'scheduled', id: 2 }).markets.get('result')!.outcomes,
  );
});
