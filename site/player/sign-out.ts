// The way out: home first, so that nothing on screen asks for what only a player may see, and then out.
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { auth } from '#contract/auth/auth.ts';
import { refresh } from '../asking/reads.ts';
import { goHome } from './go-home.ts';

export function useSignOut() {
  const router = useRouter();
  const { ask, cache, dialogs } = router.options.context;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      dialogs.leavePage({ force: true });
      await goHome(router);
      await ask(auth.logout, {});
      // Only who is here is asked: whatever was the player's is forgotten with that answer.
      await refresh(cache, ['session']);
    },
  });
  return { isPending, signOut: () => mutateAsync() };
}
