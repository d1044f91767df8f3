// Keeps an open page as the content is: told by a channel, it asks again for what it shows, and says its words anew. It also
// knows where the operator sends visitors, for the steps that lead past the server. It is fetched once the page is at rest.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { content } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import { redirectOf } from '#rules/redirects.ts';
import { refresh, useRead } from '../asking/reads.ts';
import { useChannel } from '../live/use-channel.ts';

/** All open pages are told at the same moment, and do not all ask at the same moment. */
const SPREAD_MS = 500;

export default function ContentNews() {
  const changed = useChannel('content.changed');
  const router = useRouter();
  const cache = useQueryClient();
  const { texts, visit } = router.options.context;
  const { data: told } = useRead(metadata.get, {});
  const shown = useRef<number>(undefined);
  shown.current ??= told?.content_revision;
  useLeads();

  useEffect(() => {
    const known = shown.current;
    if (changed === undefined || known === undefined || visit.isPreview) return;
    const latest = Math.max(0, ...Object.values(changed));
    if (latest <= known) return;
    const areSaidAnew = (changed['text'] ?? 0) > known;
    const wait = setTimeout(async () => {
      shown.current = latest;
      await Promise.all([refresh(cache, ['content']), areSaidAnew && texts.renew()]);
      // Titles are made where pages are loaded, and a page may be there no more.
      await router.invalidate();
    }, performance.now() % SPREAD_MS);
    return () => clearTimeout(wait);
  }, [changed, cache, router, texts, visit]);
  return null;
}

function useLeads(): void {
  const { leads, visit } = useRouter().options.context;
  const { data } = useRead(content.getRedirects, {});
  useEffect(() => {
    leads.to = (href) => {
      const { pathname, search, hash } = new URL(href, visit.origin);
      return redirectOf(data?.items ?? [], { pathname, search, hash }, visit);
    };
  }, [data, leads, visit]);
}
