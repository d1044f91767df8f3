// A page that is older than the site is loaded anew: at once when nothing of the visitor's would be lost, and otherwise at
// their next step (spec §4; decision D99). Never twice in ten seconds at one address.
import type { AnyRouter } from '@tanstack/react-router';
import { reloadPage } from '../start/reload-once.ts';

export interface SiteUpdate {
  /** A newer build is there: the next step loads it. */
  atNextStep(): void;
  /** A newer worker is there: now, if the visitor is not in the middle of something. */
  now(): void;
}

export function createSiteUpdate(router: Pick<AnyRouter, 'subscribe'>): SiteUpdate {
  let isDue = false;
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // The address in the bar is the next page's only after this.
    if (isDue && pathChanged) setTimeout(reloadPage);
  });
  const atNextStep = () => {
    isDue = true;
  };
  return {
    atNextStep,
    now() {
      atNextStep();
      if (!isBusy(document)) reloadPage();
    },
  };
}

/** A round being played, a payment, a dialog, or words in a field. */
const isBusy = (page: Document): boolean =>
  /\/(game|cashier)(\/|$)/.test(page.location.pathname) ||
  page.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  [...page.querySelectorAll<HTMLInputElement>(written)].some(({ value }) => value !== '');

const written = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';
