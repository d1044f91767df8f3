// Looks parts over with axe that are no page of their own.
import type { SystemPageName } from '#rules/system-pages.ts';
import { expectAccessible } from './axe.ts';
import type { Open } from './browser.ts';
import './router.ts';

export async function showSystemPages(open: Open, names: readonly SystemPageName[]): Promise<void> {
  const page = await open(`/_kit/system/${names[0]}`);
  for (const name of names) {
    await page.evaluate(
      (to) => __TSR_ROUTER__.navigate({ to: '/_kit/system/$name', params: { name: to } }),
      name,
    );
    await page.locator(`[data-system-page=${name}]`).waitFor();
    await expectAccessible(page, '[data-system-page]');
  }
}
