// /unsubscribe: where the link in our letters leads (decision D37). What happened shows either way: nobody who follows
// it needs to know whether they were on the list.
import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { accountProfile } from '#contract/account/profile.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { usePlayer } from '../player/use-player.ts';
import type { PageModule } from '../routing/page.ts';
import { NoAnswer } from './no-answer.tsx';
import { SystemPage } from './system-page.tsx';

export const head: PageModule['head'] = (say) => ({
  title: say('system.UNSUBSCRIBE.header'),
  isIndexed: false,
});

export default function UnsubscribePage() {
  const { failure, retry } = useUnsubscribe();
  if (failure !== null) return <NoAnswer refusal={failure} onRetry={retry} />;
  return <SystemPage name="UNSUBSCRIBE" />;
}

/** By the letter's token; without one, a player's own e-mail. */
function useUnsubscribe() {
  const { ask } = useRouter().options.context;
  const { token } = useSearch({ from: '/unsubscribe' });
  const isPlayer = usePlayer() !== null;
  const [failure, setFailure] = useState<Refusal | null>(null);
  const unsubscribe = useCallback(() => {
    setFailure(null);
    if (token === undefined && !isPlayer) return;
    ask(accountProfile.unsubscribe, token === undefined ? {} : { token }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      // Of a link that says nothing to us there is nothing to stop.
      if (!isRefusal(error, 'InvalidParameter')) setFailure(error);
    });
  }, [ask, token, isPlayer]);
  useEffect(unsubscribe, [unsubscribe]);
  return { failure, retry: unsubscribe };
}
