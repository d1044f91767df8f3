import { useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { fetchPart } from '../start/reload-once.ts';
import { WaitingSigns } from '../waiting/waiting-signs.tsx';

/** Whoever is on their way to another page waits for none of it. */
const ContactParts = lazy(() => fetchPart(() => import('./contact-parts.tsx')));

const HomeRows = lazy(() => fetchPart(() => import('./home-rows.tsx')));
const JackpotNews = lazy(() => fetchPart(() => import('../jackpots/jackpot-news.tsx')));

const ClosureNews = lazy(() => fetchPart(() => import('../player/closure-news.tsx')));
const ContentNews = lazy(() => fetchPart(() => import('../content/content-news.tsx')));

/** `from` is the route that the visitor came to first. */
export default function LaterParts({ from }: { from: string | undefined }) {
  // In another layout stands what other sites frame, and what says that there is no site.
  const isWhole = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === 'default' });
  const isHome = useMatches({ select: (matches) => matches.at(-1)?.staticData.name === 'index' });
  const { isBot, isPreview } = useRouter().options.context.visit;
  return (
    <>
      <WaitingSigns />
      {!isBot && !isPreview && (
        <Suspense>
          <ContentNews />
          <ClosureNews />
        </Suspense>
      )}
      {isHome && (
        <Suspense>
          <HomeRows />
        </Suspense>
      )}
      {isWhole && (
        <Suspense>
          <ContactParts from={from} />
          <JackpotNews />
        </Suspense>
      )}
    </>
  );
}
