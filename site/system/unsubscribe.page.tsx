// /unsubscribe: where the link in our letters leads (decision D37). What happened shows either way: nobody who follows
// it needs to know whether they were on the list.
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accountProfile } from '#contract/account-profile.ts';
import type { PageModule } from '../page.ts';
import { usePlayer } from '../use-player.ts';
import { SystemPage } from './system-page.tsx';

export const head: PageModule['head'] = (say) => ({
  title: say('system.UNSUBSCRIBE.header'),
  isIndexed: false,
});

export default function UnsubscribePage() {
  useUnsubscribe();
  return <SystemPage name="UNSUBSCRIBE" />;
}

/** By the letter's token; without one, a player's own e-mail. */
function useUnsubscribe(): void {
  const { ask } = useRouter().options.context;
  const { token } = useSearch({ from: '/unsubscribe' });
  const isPlayer = usePlayer() !== null;
  useEffect(() => {
    if (token !== undefined) void ask(accountProfile.unsubscribe, { token }).catch(() => undefined);
    else if (isPlayer) void ask(accountProfile.unsubscribe, {}).catch(() => undefined);
  }, [ask, token, isPlayer]);
}
