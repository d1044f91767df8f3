// What runs beside the pages and is nobody's need but the operator's: measuring, and what visitors are asked about it.
// An added call (decision M7): the specification names the settings, and no call for them.
import * as z from 'zod/mini';
import { get } from './define.ts';

/** What a visitor may allow or not; what is necessary is not asked for. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

const Consent = z.object({
  /** Another one, and visitors are asked again. */
  version: z.int(),
  /** False where the law asks for no yes: then all runs until a visitor says no. */
  isRequired: z.boolean(),
});

/** Spec §3 "Customer-data platform config"; `userId` is the player's, and so is not said here. */
const CustomerData = z.object({
  domain: z.string(),
  target: z.string(),
  token: z.string(),
  sitegroup: z.string(),
});

export const TrackingSettings = z.object({
  consent: Consent,
  /** What there is to ask for; none: nobody is asked for anything. */
  purposes: z.array(z.enum(purposes)),
  /** Whether pages tell us ourselves that somebody came. */
  hasHits: z.boolean(),
  /** Ids of counters: ga4, matomo_url, matomo_site (spec §3 "General info" analytic). */
  analytic: z.record(z.string(), z.string()),
  customerData: z.nullable(CustomerData),
  /** The script of the fraud check, where it is on. */
  fraudScript: z.nullable(z.string()),
});
export type TrackingSettings = z.output<typeof TrackingSettings>;

export const tracking = {
  getSettings: get('tracking.getSettings', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({}),
    output: TrackingSettings,
    shows: ['content'],
  }),
};
