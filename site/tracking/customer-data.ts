// A customer-data platform: its script comes from the operator's domain there, and finds who is here beside it (spec §3).
import type { TrackingSettings } from '#contract/tracking.ts';
import { warn } from '../start/browser-log.ts';
import { loadScript } from '../start/load-script.ts';

type Platform = NonNullable<TrackingSettings['customerData']>;

declare global {
  var customerDataPlatform: (Platform & { userId: string }) | undefined;
}

/** The script is loaded once; who is here may change. A guest has no id. */
export function startCustomerData(platform: Platform, uid: number | null): void {
  const isNew = globalThis.customerDataPlatform === undefined;
  globalThis.customerDataPlatform = { ...platform, userId: uid === null ? '' : String(uid) };
  if (!isNew) return;
  const script = new URL(platform.target, `https://${platform.domain}/`);
  loadScript(script.href).catch((error: unknown) => warn('customer data', error));
}
