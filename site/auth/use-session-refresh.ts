import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { read, refresh } from '../asking/reads.ts';

/** Looks again who is signed in, when that changed without an answer of ours: in another window, on another site. */
export function useSessionRefresh(): () => Promise<AccountInfo> {
  const cache = useQueryClient();
  const { ask } = useRouter().options.context;
  return async () => {
    await refresh(cache, ['session', 'profile', 'balance']);
    return cache.ensureQueryData(read(account.getInfo, {}, ask));
  };
}
