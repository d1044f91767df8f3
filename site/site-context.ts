// What every route and component can reach: made anew for each render on the server, once in the browser.
import type { QueryClient } from '@tanstack/react-query';
import type { Asker } from './ask.ts';
import type { Texts } from './i18n/texts.ts';
import type { Visit } from './visit.ts';

export interface SiteContext {
  ask: Asker;
  cache: QueryClient;
  texts: Texts;
  visit: Visit;
}
