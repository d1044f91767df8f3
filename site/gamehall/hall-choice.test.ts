import { expect, test } from 'vitest';
import { gamesOf, readChoice, toggled } from './hall-choice.ts';

test('categories and providers are comma-joined lists in the address', () => {
  const choice = readChoice({ category: 'slots,new', providers: 'hexwood,paper-tiger' });
  expect(gamesOf(choice)).toEqual({
    count: 18,
    tags: ['slots', 'new'],
    providers: ['hexwood', 'paper-tiger'],
  });
});

test('what is not chosen is not asked about', () => {
  expect(gamesOf(readChoice({}))).toEqual({ count: 18 });
  expect(gamesOf(readChoice({ category: ',', query: '  ' }))).toEqual({ count: 18 });
});

test('a kind of game that does not exist is no choice', () => {
  expect(readChoice({ type: 'slot' }).type).toBe('slot');
  expect(readChoice({ type: 'poker' }).type).toBeNull();
});

test('a later page is the same question further on', () => {
  expect(gamesOf(readChoice({ type: 'slot' }), 36)).toEqual({ count: 18, offset: 36, types: ['slot'] });
});

test('words longer than the server takes are cut', () => {
  expect(readChoice({ query: 'x'.repeat(300) }).query).toHaveLength(100);
});

test('choosing again takes a choice back', () => {
  expect(toggled(['a', 'b'], 'c')).toBe('a,b,c');
  expect(toggled(['a', 'b'], 'b')).toBe('a');
  expect(toggled(['a'], 'a')).toBeUndefined();
});

test('an order stands in the address, too; one that does not exist is the house’s own', () => {
  expect(gamesOf(readChoice({ sort: 'return' }))).toEqual({ count: 18, sort: 'return' });
  expect(readChoice({ sort: 'luck' }).sort).toBeNull();
});
