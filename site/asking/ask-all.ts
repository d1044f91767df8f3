import type { PageRead } from '../routing/page.ts';
import type { SiteContext } from '../start/site-context.ts';
import { pageOf } from './answer-cache.ts';
import { read } from './reads.ts';

/** A failed read leaves the page to show that part as failed; only a refusal with a page of its own stops the whole. */
export const askAll = ({ cache, ask }: SiteContext, reads: readonly PageRead[]): Promise<void>[] =>
  reads.map(async ([call, input]) => {
    await cache.ensureQueryData(read(call, input, ask)).catch((error: unknown) => {
      if (pageOf(error) !== null) throw error;
    });
  });
