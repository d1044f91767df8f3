// The answers a visit holds. On the server it lives for one request: shared, it would show one player another's balance.
import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefusal, refusals } from '#contract/refusals.ts';
import type { SystemPageName } from '#rules/system-pages.ts';
import type { Texts } from './i18n/texts.ts';
import type { Watched } from './watched.ts';

const FRESH_MS = 30_000;

interface CacheParts {
  texts: Texts;
  fatal: Watched<SystemPageName | null>;
}

export function createAnswerCache({ texts, fatal }: CacheParts): QueryClient {
  const onError = (error: Error) => {
    const page = pageOf(error);
    if (page !== null) fatal.set(page);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // What the first HTML brought was true when it was sent, however long the server had kept the page: it counts
        // as fresh from the moment the page was opened.
        staleTime: ({ state }) => FRESH_MS + Math.max(0, performance.timeOrigin - state.dataUpdatedAt),
        retry: retryLostAnswers,
        // An answer is in a language, so the same question in another one is another question.
        queryKeyHashFn: (key) => hashKey([texts.locale, ...key]),
      },
    },
  });
}

/** The page a refusal leads to, if it stops the whole site. */
export function pageOf(error: unknown): SystemPageName | null {
  if (!isRefusal(error)) return null;
  const refusal = refusals[error.reason];
  return 'page' in refusal ? refusal.page : null;
}

/** A refusal is an answer and is not asked for again; only a lost one is. */
const retryLostAnswers = (failures: number, error: Error) =>
  typeof window !== 'undefined' && failures < 2 && isRefusal(error, 'UnknownError');
