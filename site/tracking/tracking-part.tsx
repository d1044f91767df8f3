import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { TrackingSettings } from '#contract/tracking.ts';
import { visitorEvents } from '#contract/visitor-events.ts';
import type { Asker } from '../asking/ask.ts';
import { useConsent } from '../consent/consent.ts';
import { usePlayer } from '../player/use-player.ts';
import { type Counter, countWith, tellAnalytics } from './analytics.ts';
import { startCustomerData } from './customer-data.ts';
import { pushEvent } from './data-layer.ts';
import { startGa4 } from './ga4.ts';
import { sendHits } from './hit.ts';
import { startMatomo } from './matomo.ts';
import { keepTrail, readTrail } from './trail.ts';

/** All that measures, each from the moment the visitor has allowed it. */
export function TrackingPart({ settings }: { settings: TrackingSettings }) {
  const { isAllowed } = useConsent(settings.consent);
  useCounters(settings, isAllowed('analytics') && settings.purposes.includes('analytics'));
  const uid = usePlayer()?.uid ?? null;
  const { visit } = useRouter().options.context;
  const { customerData } = settings;
  const isMarketed = isAllowed('marketing') && visit.hasCode === true;
  useEffect(() => {
    if (isMarketed && customerData !== null) startCustomerData(customerData, uid);
  }, [isMarketed, customerData, uid]);
  return null;
}

function useCounters(settings: TrackingSettings, isOn: boolean): void {
  const { ask, visit } = useRouter().options.context;
  const hasCode = visit.hasCode === true;
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    countWith(isOn ? countersOf(settings, ask, hasCode) : []);
    if (!isOn) return;
    keepTrail();
    if (settings.hasHits) sendHits(hasCode ? settings.fraudScript : null);
  }, [isOn, settings, ask, hasCode]);
  useEffect(() => {
    if (isOn && path !== undefined) tellAnalytics('page_view', { path });
  }, [isOn, path]);
}

let started: readonly Counter[] | undefined;

/**
 * Our own counter receives actions, not page views, which hits count. Third-party counters run only in documents that
 * allow third-party scripts.
 */
function countersOf({ analytic }: TrackingSettings, ask: Asker, hasCode: boolean): readonly Counter[] {
  const { ga4, matomo_url: url, matomo_site: site } = analytic;
  started ??= [
    pushEvent,
    ...(ga4 === undefined || !hasCode ? [] : [startGa4(ga4)]),
    ...(url === undefined || site === undefined || !hasCode ? [] : [startMatomo(url, site)]),
    ({ name, params }) => {
      if (name === 'page_view') return;
      ask(visitorEvents.handle, { event_name: name, event_params: params, ...readTrail() }).catch(
        () => undefined,
      );
    },
  ];
  return started;
}
