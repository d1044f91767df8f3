// What becomes script in players' browsers, by the kind of the entry, the name of a setting and what it is set to.
import { expect, test } from 'vitest';
import type { EntryKind, Json } from '#contract/content-entries.ts';
import { isScriptSetting, runsAsScript } from './script-fields.ts';

const runs = (kind: EntryKind, name: string, after: Json = 'x', isKnown = true) =>
  runsAsScript({ kind, name, locale: '', after, isKnown });

test('custom code is script, and nothing else that is no setting is', () => {
  expect(runs('custom-code', 'mine', null)).toBe(true);
  for (const kind of ['text', 'page', 'banner', 'offer', 'redirect', 'seo'] as const)
    expect(runs(kind, 'support.chat', 'x', false), kind).toBe(false);
});

test.for([
  ...['custom-code.any', 'support.chat', 'support', 'tracking.customerData', 'tracking.fraudScript'],
  ...['general.analytic', 'general.is_seon_enabled', 'trusted-origins.scripts', 'trusted-origins.links'],
])('one person may not set %s, and may switch it off', (name) => {
  expect(isScriptSetting(name)).toBe(true);
  expect([runs('setting', name), runs('setting', name, true), runs('setting', name, '')]).toEqual([
    ...[true, true, true],
  ]);
  expect([runs('setting', name, false), runs('setting', name, null)]).toEqual([false, false]);
});

test('consent is asked for again by one person, and no longer asked for by two', () => {
  expect([true, false, null].map((value) => runs('setting', 'consent.isRequired', value))).toEqual([
    ...[false, true, true],
  ]);
});

test('other settings are no script, but one that nobody knows is taken for one', () => {
  for (const name of [
    ...['supporters.chat', 'tracking.customer', 'tracking.customerData2', 'tracking', 'general.analytics'],
    ...['site.title', 'consent', 'trusted-origins2.a'],
  ])
    expect([name, isScriptSetting(name), runs('setting', name)]).toEqual([name, false, false]);
  expect(runs('setting', 'nobody.knows', 'x', false)).toBe(true);
  expect(runs('setting', 'nobody.knows', false, false)).toBe(true);
});
