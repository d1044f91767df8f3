import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { account } from '#contract/account/account.ts';
import { content } from '#contract/content.ts';
import { refreshPlan } from '#rules/balance-refresh.ts';
import { read, useRead } from '../asking/reads.ts';
import { nowMs } from '../start/clock.ts';
import { startBalanceRefresh } from './balance-refresh.ts';

/** For a player's own part of the page: a guest has no balance. */
export function useBalanceRefresh(): void {
  const router = useRouter();
  const cache = useQueryClient();
  const { data: settings } = useRead(content.getSettings, {});
  const plan = JSON.stringify(refreshPlan(settings?.settingsForUpdBalance));

  useEffect(() => {
    const { ask } = router.options.context;
    const { click, stop } = startBalanceRefresh({
      plan: JSON.parse(plan),
      now: nowMs,
      isQuiet: () =>
        document.hidden ||
        window.location.pathname.includes('/game/') ||
        router.state.matches.some(({ staticData }) => staticData.isGamePage),
      refresh: () =>
        void cache.fetchQuery({ ...read(account.getBalance, {}, ask), staleTime: 0 }).catch(nothing),
    });
    document.addEventListener('click', click, { capture: true, passive: true });
    return () => {
      document.removeEventListener('click', click, { capture: true });
      stop();
    };
  }, [cache, router, plan]);
}

/** The next time may do better, and the balance on screen stays. */
const nothing = () => undefined;
