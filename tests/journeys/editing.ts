// An editor at the desk, and a reader whose page is open meanwhile.
import type { Page } from 'playwright-core';

export const aside = (page: Page) => page.getByRole('complementary');
export const save = (page: Page) => aside(page).getByRole('button', { name: 'Save', exact: true }).click();
export const saved = (page: Page) => page.getByText('Saved. Open pages').first().waitFor();

/** The page has come to rest and hears of changes. */
export const listens = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('content.getRedirects')),
  );
