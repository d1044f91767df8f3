// The answers a visit holds. On the server it lives for one request: shared, it would show one player another's balance.
import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { AccountInfo } from '#contract/account/account.ts';
import { isRefusal, refusals } from '#contract/refusals.ts';
import type { SystemPageName } from '#rules/system-pages.ts';
import type { Texts } from '../i18n/texts.ts';
import { forgetMarks } from '../player/player-marks.ts';
import { isWhoIsHere } from '../shared-page/player-script.ts';
import type { Visit } from '../start/visit.ts';
import type { Watched } from '../start/watched.ts';
import { forgetPlayer, refresh } from './reads.ts';
import { NotNow } from './unanswered.ts';

const FRESH_MS = 30_000;

interface CacheParts {
  texts: Texts;
  fatal: Watched<SystemPageName | null>;
  visit: Pick<Visit, 'protection'>;
}

export function createAnswerCache({ texts, fatal, visit }: CacheParts): QueryClient {
  const onError = (error: Error) => {
    const page = pageOf(error);
    // Whatever else is asked for beside the player's limits is refused while the site is closed, and is no news.
    if (page !== null && !(page === 'MAINTENANCE' && visit.protection === 'here')) fatal.set(page);
  };
  const cache = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        onError(error);
        // Nobody has told this page that the session is over, so it asks who is here.
        if (meta?.['isPlayers'] === true && isRefusal(error, 'Authorization'))
          void refresh(cache, ['session']);
      },
    }),
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
      // By itself the library would keep what was pressed offline, and send it whenever the network is back.
      mutations: { networkMode: 'always' },
    },
  });
  forgetWhoLeft(cache);
  return cache;
}

/** Whoever was signed in takes their answers along: by signing out, by an end elsewhere, by giving way to another. */
function forgetWhoLeft(cache: QueryClient): void {
  let here: number | undefined;
  cache.getQueryCache().subscribe(({ query }) => {
    const uid = isWhoIsHere(query) ? (query.state.data as AccountInfo | undefined)?.uid : undefined;
    if (uid === undefined || uid === here) return;
    const before = here;
    here = uid;
    if (before === undefined) return;
    forgetPlayer(cache);
    // The same question in another language still has the old answer.
    cache.removeQueries({ predicate: (other) => isWhoIsHere(other) && other !== query });
    if (before > 0) forgetMarks();
  });
}

/** The page a refusal leads to, if it stops the whole site. */
export function pageOf(error: unknown): SystemPageName | null {
  if (!isRefusal(error) || error instanceof NotNow) return null;
  const refusal = refusals[error.reason];
  return 'page' in refusal ? refusal.page : null;
}

/** A refusal is an answer and is not asked for again; only a lost one is, and one that says "not now". */
const retryLostAnswers = (failures: number, error: Error) =>
  typeof window !== 'undefined' &&
  failures < 2 &&
  (error instanceof NotNow || isRefusal(error, 'UnknownError'));
