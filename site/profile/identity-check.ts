import { sumsub } from '#contract/sumsub.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useSend } from '../sends.ts';
import { useOutcome } from './use-outcome.ts';

/** Makes the player known to the examiner and opens its widget; what stands in the way is told before that. */
export function useIdentityCheck() {
  const dialogs = useDialogs();
  const { mutateAsync: createApplicant, isPending } = useSend(sumsub.createApplicant);
  const { failure, attempt } = useOutcome();
  return {
    isPending,
    failure,
    begin: (externalActionId?: string) =>
      attempt(async () => {
        await createApplicant({});
        await dialogs.open('SumsubPopup', { externalActionId });
      }),
  };
}
