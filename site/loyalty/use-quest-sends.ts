import { loyalty } from '#contract/loyalty/loyalty.ts';
import { isRefusal } from '#contract/refusals.ts';
import { useSend } from '../asking/sends.ts';

/** Starting and claiming. What is refused had changed meanwhile: the list asks again, and shows how it stands. */
export function useQuestSends() {
  const starting = useSend(loyalty.startQuest);
  const claiming = useSend(loyalty.claimQuest);
  const said = async (send: Promise<unknown>): Promise<boolean> => {
    try {
      await send;
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  };
  return {
    start: (sysname: string) => said(starting.mutateAsync({ sysname })),
    claim: (sysname: string) => said(claiming.mutateAsync({ sysname })),
    isPending: starting.isPending || claiming.isPending,
    error: starting.error ?? claiming.error,
  };
}
