// The site's own router as a journey finds it in the page: for what no visitor can do, such as forcing a dialog to close.
import type { createSiteRouter } from '#site/routing/router.tsx';

declare global {
  /** Every router of this make leaves itself there for the tools of developers. */
  var __TSR_ROUTER__: ReturnType<typeof createSiteRouter>;
}
