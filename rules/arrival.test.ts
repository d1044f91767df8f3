import { expect, test } from 'vitest';
import { type Arrival, wayOf } from './arrival.ts';

const arrival: Arrival = {
  redirectUrl: null,
  backUrl: null,
  isNew: false,
  deposit: '/cashier/deposit',
  origin: 'https://marigold.example',
  hosts: ['partner.example'],
};
const way = (wish: Partial<Arrival>) => wayOf({ ...arrival, ...wish });

test('who signs in stays, or goes where they wanted to go (S2-R090)', () => {
  expect(way({})).toBe('stay');
  expect(way({ redirectUrl: '/ru/profile/settings?x=1#contacts' })).toEqual({
    go: '/ru/profile/settings?x=1#contacts',
  });
});

test('who registers goes to the deposit page, and the address says register=success (S2-R104, S2-R105)', () => {
  expect(way({ isNew: true })).toEqual({ go: '/cashier/deposit?register=success' });
  expect(way({ isNew: true, deposit: '/ru/cashier/deposit' })).toEqual({
    go: '/ru/cashier/deposit?register=success',
  });
});

test('or to where they wanted to go (S2-R104, S2-R106)', () => {
  expect(way({ isNew: true, redirectUrl: '/offers?a=1#b' })).toEqual({
    go: '/offers?a=1&register=success#b',
  });
});

test('a return address on a trusted host beats both (S2-R109)', () => {
  const backUrl = 'https://partner.example/x?y=1';
  expect(way({ backUrl })).toEqual({ leave: backUrl });
  expect(way({ backUrl, isNew: true, redirectUrl: '/offers' })).toEqual({ leave: backUrl });
  expect(way({ backUrl: '/gamehall' })).toEqual({ go: '/gamehall' });
});

test.for([
  'https://evil.example',
  'https://partner.example.evil.example/',
  'https://partner.example@evil.example/',
  '//evil.example',
  '/\\evil.example',
])('no other host is gone to: %s (S8-R042)', (address) => {
  expect(way({ redirectUrl: address })).toBe('stay');
  expect(way({ backUrl: address })).toBe('stay');
  expect(way({ redirectUrl: address, isNew: true })).toEqual({ go: '/cashier/deposit?register=success' });
});

test.for([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'JaVaScRiPt://partner.example/%0aalert(1)',
])('nor anything that is no place: %j (S8-R043)', (address) => {
  expect(way({ redirectUrl: address })).toBe('stay');
  expect(way({ backUrl: address })).toBe('stay');
});
