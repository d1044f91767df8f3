import { sumsub } from '#contract/sumsub.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
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
