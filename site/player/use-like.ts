// A game among a player's favourites. The heart answers at once; where the server did not agree, it goes back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Output } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import type { Refusal } from '#contract/refusals.ts';
import { refresh, useRead } from '../asking/reads.ts';

type Likes = Output<typeof games.getLikes>;

const LIKING = ['likes'];
const key = [games.getLikes.name, {}];

export function useLike(sysname: string) {
  const cache = useQueryClient();
  const { ask, toasts } = useRouter().options.context;
  const { data } = useRead(games.getLikes, {});
  const isLiked = data?.sysnames.includes(sysname) ?? false;

  const show = (isWanted: boolean) =>
    cache.setQueryData<Likes>(key, (before) => {
      const others = before?.sysnames.filter((liked) => liked !== sysname) ?? [];
      return { sysnames: isWanted ? [sysname, ...others] : others };
    });

  const { mutate } = useMutation<unknown, Refusal, boolean>({
    mutationKey: LIKING,
    // Pressed twice, it is sent twice, and the server hears it in that order.
    scope: { id: `like ${sysname}` },
    mutationFn: (isWanted) => ask(isWanted ? games.addLike : games.removeLike, { sysname }),
    onMutate: async (isWanted) => {
      await cache.cancelQueries({ queryKey: key });
      show(isWanted);
    },
    onError: async (_, isWanted) => {
      show(!isWanted);
      const { LikeFailed } = await import('./like-failed.tsx');
      toasts.show({ type: 'fill_for_deposit', component: LikeFailed });
    },
    // The answer of an earlier press must not undo a later one.
    onSettled: () => (cache.isMutating({ mutationKey: LIKING }) > 1 ? undefined : refresh(cache, ['likes'])),
  });

  return { isLiked, toggle: () => mutate(!isLiked) };
}
