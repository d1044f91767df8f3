// On a slow phone the frame of a page is React's some time before the page itself.
import type { CDPSession } from 'playwright-core';
import './router.ts';
import { journey } from './browser.ts';

const SLOWER = 6;

journey(
  'a step to another page, taken before the first one has come to life, arrives without a complaint',
  async ({ open }) => {
    let session: CDPSession | undefined;
    const page = await open('/about-us', {
      isEarly: true,
      async prepare(tab) {
        session = await tab.context().newCDPSession(tab);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      },
    });
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => key.startsWith('__reactProps$')),
    );
    await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/$slug', params: { slug: 'terms' } }));
    await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor();
    await session!.detach();
  },
);
