import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import english from '#content/messages/en/game.json' with { type: 'json' };
import { definitions } from '#games/definitions/all.ts';
import { isPlayable } from '#games/playable.ts';
import { lowestText, oddsText, playText, rangeText, shareText } from './sheet-words.ts';

test('ways of playing that differ in print are a range, others one figure', () => {
  expect(rangeText([0.9887, 0.9906], shareText)).toBe('98.87–99.06%');
  expect(rangeText([0.99, 0.989996], shareText)).toBe('99%');
});

test('a lowest return is cut and not rounded, so that no more is printed than comes back', () => {
  expect(lowestText(0.95625)).toBe('95.62%');
  expect(lowestText(0.945105)).toBe('94.51%');
  expect(lowestText(0.96)).toBe('96%');
});

test('odds have parts of a round only where they matter', () => {
  expect(oddsText({ topOdds: 1.0416666666666667 })).toBe('1.04');
  expect(oddsText({ topOdds: 17.69 })).toBe('18');
  expect(oddsText({ topOdds: 9_400_000.4 })).toBe('9,400,000');
});

test('a way of playing is said in words, with its figures in the blanks; an unknown one as it is', () => {
  const plays: Record<string, string> = english.plays;
  const say = (id: string, values: object = {}) => {
    const message = plays[id.replace('game.plays.', '')];
    return message === undefined ? '' : `${message} ${JSON.stringify(values)}`;
  };
  expect(playText(say, 'dice', 'chance-4950')).toBe(
    '{hundredths}% chance to win {"a":4950,"b":0,"hundredths":"49.5"}',
  );
  expect(playText(say, 'mines', 'mines-3-opens-5')).toContain('"a":3,"b":5');
  expect(playText(say, 'mines', 'some-thing-9')).toBe('some thing 9');
});

const messages = english.plays as Record<string, string>;
const open = definitions.filter(({ sysname }) => isPlayable(sysname));

test.for(open)(
  'each of several ways to play $sysname has words, and its kind has rules',
  ({ sysname, kind }) => {
    const { rows } = JSON.parse(readFileSync(`games/par/${sysname}.json`, 'utf8')) as {
      rows: { play: string }[];
    };
    const say = (id: string) => messages[id.replace('game.plays.', '')] ?? '';
    const unsaid = rows.filter(({ play }) => playText(say, kind, play) === play.replaceAll('-', ' '));
    expect(rows.length > 1 ? unsaid : []).toEqual([]);
    expect(Object.keys(english.rules)).toContain(kind);
  },
);
