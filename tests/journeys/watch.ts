// Listens to a page for everything that should not happen there.
import type { Page } from 'playwright-core';

interface Watch {
  /** Where troubles are noted. */
  troubles: string[];
  expects: readonly RegExp[];
  /** The status that the page itself is expected to have. */
  status: number;
}

export function watch(page: Page, { troubles, expects, status }: Watch): void {
  const note = (trouble: string) => {
    if (!expects.some((expected) => expected.test(trouble))) troubles.push(`${trouble} (on ${page.url()})`);
  };
  let isFirstDocument = true;

  page.on('response', (response) => {
    const request = response.request();
    if (isFirstDocument && request.isNavigationRequest() && response.status() === status) {
      isFirstDocument = false;
      return;
    }
    if (response.status() >= 400) note(`${response.status()} for ${request.method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A visitor who moves on cancels what the old page was loading.
    if (reason !== 'net::ERR_ABORTED') note(`${reason} for ${request.method()} ${request.url()}`);
  });
  page.on('pageerror', (error) => note(`thrown: ${error.stack || error.message}`));
  page.on('crash', () => note('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    // Most visitors are kept from having one.
    if (text.startsWith('Service Worker registration blocked')) return;
    // Statuses are judged above, where the address is known.
    if (text.startsWith('Failed to load resource')) return;
    const isTrouble = message.type() === 'error' || message.type() === 'warning' || /hydrat/i.test(text);
    if (isTrouble) note(`${message.type()} in the console: ${text}`);
  });
}
