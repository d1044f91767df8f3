import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { purposes, type TrackingSettings } from '#contract/tracking.ts';
import { useConsent } from '../consent/consent.ts';
import { warn } from '../start/browser-log.ts';

/** Runs an operator's own code that waits in the page for what a visitor allows; see server/custom-code. */
export function AllowedCode({ settings }: { settings: TrackingSettings }) {
  const { visit } = useRouter().options.context;
  const { isAllowed } = useConsent(settings.consent);
  const allowed = purposes.filter(isAllowed).join(' ');
  useEffect(() => {
    if (!visit.hasCode) return;
    for (const purpose of allowed.split(' ').filter(Boolean)) run(purpose);
  }, [visit, allowed]);
  return null;
}

/** Each in the place of the text it was, and under the page's own nonce. */
function run(purpose: string): void {
  const { nonce = '' } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  const waiting = document.querySelectorAll(`script[type="text/plain"][data-purpose="${purpose}"]`);
  for (const text of waiting) {
    const script = document.createElement('script');
    for (const { name, value } of text.attributes)
      if (!/^(type|data-)/.test(name)) script.setAttribute(name, value);
    const type = text.getAttribute('data-type');
    if (type !== null) script.type = type;
    script.nonce = nonce;
    script.text = text.textContent ?? '';
    script.onerror = () => warn('custom code', script.src);
    text.replaceWith(script);
  }
}
