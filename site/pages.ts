// Every page by its file. A visitor who stays on the page they came to never needs this list: see load-page.ts.
import type { PageModule } from './routing/page.ts';

export const pages = import.meta.glob<PageModule>('./**/*.page.tsx');
