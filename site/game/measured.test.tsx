import { expect, test } from 'vitest';
import { shown } from '#tests/shown.tsx';
import { Measured, type MeasuredFigures } from './measured.tsx';

const draw = (figures: MeasuredFigures, { locale = 'en', hasChoices = false } = {}) =>
  shown(<Measured {...figures} hasChoices={hasChoices} />, { locale, texts: ['game'], answers: [] });

const found = { return: 0.9512, least: 0.9401, most: 0.9699 };

test('a game that is not played yet, or too little, gives no figure', async () => {
  expect(await draw({ rounds: 0, needed: 1569, found: null })).toContain(
    'Nobody has played it for money here yet',
  );
  const few = await draw({ rounds: 12, needed: 1569, found: null });
  expect(few).toContain('12 rounds for money so far. Before 1,569 rounds');
  expect(few).not.toContain('%');
});

test('what was measured stands with its rounds and the bounds of honest play', async () => {
  const markup = await draw({ rounds: 250_000, needed: 1569, found });
  for (const words of ['95.12%', '250,000 rounds', '99 of 100', '94.01–96.99%'])
    expect(markup).toContain(words);
  expect(markup).not.toContain('best play');
  expect(await draw({ rounds: 250_000, needed: 1569, found }, { hasChoices: true })).toContain('best play');
});

test.for(['ru', 'pt', 'lv'])('in %s too', async (locale) => {
  const markup = await draw({ rounds: 250_000, needed: 1569, found }, { locale, hasChoices: true });
  for (const words of ['95.12%', '94.01–96.99%', '99']) expect(markup).toContain(words);
  expect(markup).not.toMatch(/[{}]/);
});
