import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { account } from '#contract/account/account.ts';
import { route } from './page-route.ts';

/** Where a step to the page leads instead: undefined when nothing stands in its way. */
function ledTo(row: { who?: 'player' }, uid: number | undefined, preload = false): string | undefined {
  const cache = new QueryClient();
  if (uid !== undefined) cache.setQueryData([account.getInfo.name, {}], { uid });
  const step = { context: { cache }, location: { publicHref: '/ru/winners?a=1' }, preload };
  try {
    route('/winners', row).options.beforeLoad?.(step as never);
    return undefined;
  } catch (led) {
    if (!isRedirect(led)) throw led;
    return `${led.options.to} ${JSON.stringify(led.options.search)}`;
  }
}

test('a row for players alone leads a guest home, who finds the way back, and nobody else', () => {
  expect(ledTo({ who: 'player' }, 0)).toBe('/ {"redirectUrl":"/ru/winners?a=1"}');
  expect(ledTo({ who: 'player' }, 7)).toBeUndefined();
  expect(ledTo({ who: 'player' }, undefined)).toBeUndefined();
  expect(ledTo({}, 0)).toBeUndefined();
});

test('what is only fetched ahead is not judged', () => {
  expect(ledTo({ who: 'player' }, 0, true)).toBeUndefined();
});
