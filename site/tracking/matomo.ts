// Matomo, on the operator's own server or another's.
import { loadScript } from '../start/load-script.ts';
import type { Counter } from './analytics.ts';

declare global {
  var _paq: unknown[][] | undefined;
}

export function startMatomo(url: string, site: string): Counter {
  const base = url.endsWith('/') ? url : `${url}/`;
  globalThis._paq ??= [];
  const say = (...words: unknown[]) => globalThis._paq?.push(words);
  say('setTrackerUrl', `${base}matomo.php`);
  say('setSiteId', site);
  void loadScript(`${base}matomo.js`).catch(() => undefined);
  return ({ name, params }) => {
    if (name === 'page_view') {
      say('setCustomUrl', location.origin + params['path']);
      say('trackPageView');
    } else say('trackEvent', 'site', name, JSON.stringify(params));
  };
}
