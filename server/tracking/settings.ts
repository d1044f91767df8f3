// What measures here, as the content system says it. All of it is optional to the visitor, and so to every file.
import type { GeneralInfo } from '#contract/metadata.ts';
import { type Purpose, purposes, type TrackingSettings } from '#contract/tracking.ts';
import type { Content } from '../content/content.ts';

type Files = Pick<Content, 'cms' | 'hasCms'>;

interface Tracking {
  hits?: boolean;
  customerData?: TrackingSettings['customerData'];
  fraudScript?: string;
}

const fromFile = <T>(content: Files, name: string): Partial<T> =>
  content.hasCms(name) ? content.cms<Partial<T>>(name) : {};

export function trackingSettings(content: Files): TrackingSettings {
  const { hits = true, customerData = null, fraudScript } = fromFile<Tracking>(content, 'tracking');
  const { analytic, is_seon_enabled: isFraudChecked } =
    content.cms<Pick<GeneralInfo, 'analytic' | 'is_seon_enabled'>>('general');
  const checking = isFraudChecked ? (fraudScript ?? null) : null;
  const isMeasured = hits || Object.keys(analytic).length > 0 || checking !== null;
  const needed = new Set<string | undefined>([
    isMeasured ? 'analytics' : undefined,
    customerData === null ? undefined : 'marketing',
    ...codePurposes(content),
  ]);
  return {
    consent: consentTerms(content),
    purposes: purposes.filter((purpose) => needed.has(purpose)),
    hasHits: hits,
    analytic,
    customerData,
    fraudScript: checking,
  };
}

/** An operator's own code may wait for a yes, too. */
function codePurposes(content: Files): (Purpose | undefined)[] {
  const list = content.hasCms('custom-code') ? content.cms<unknown>('custom-code') : [];
  if (!Array.isArray(list)) return [];
  const entries = list as readonly { isEnabled: boolean; purpose?: Purpose }[];
  return entries.flatMap(({ isEnabled, purpose }) => (isEnabled ? [purpose] : []));
}

/** Where nothing is said, visitors are asked. */
export function consentTerms(content: Files): TrackingSettings['consent'] {
  const { version = 1, isRequired = true } = fromFile<TrackingSettings['consent']>(content, 'consent');
  return { version, isRequired };
}
