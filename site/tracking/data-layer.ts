// The page's data layer, by which tags and counters of any make hear what happened.
import type { AnalyticsEvent } from './analytics.ts';

declare global {
  var dataLayer: unknown[] | undefined;
}

export function pushEvent({ name, params }: AnalyticsEvent): void {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push({ event: name, ...params });
}
