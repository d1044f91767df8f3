// What a player does with a bonus: each goes to the area of its product, and what cannot be undone is asked first.
import { useState } from 'react';
import { type Bonus, bettingBonuses, bonuses } from '#contract/bonuses.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';

export function useBonusActs(bonus: Bonus) {
  const dialogs = useDialogs();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const isBetting = bonus.type === 'betting';
  const activating = useSend(isBetting ? bettingBonuses.activate : bonuses.activate);
  const deactivating = useSend(bonuses.deactivate);
  const removing = useSend(isBetting ? bettingBonuses.remove : bonuses.remove);

  /** Whether it was done. */
  async function attempt(send: () => Promise<unknown>): Promise<boolean> {
    setFailure(null);
    try {
      await send();
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error);
      return false;
    }
  }

  const asked = { bonus_id: bonus.id };
  return {
    failure,
    isBusy: activating.isPending || deactivating.isPending || removing.isPending,
    async activate() {
      if (!(await dialogs.open('bonus', { bonus, act: 'activate' }))) return;
      const isDone = await attempt(() => activating.mutateAsync(asked));
      if (isDone && isBetting) await dialogs.open('betting-bonus-activated', { bonus });
    },
    async deactivate() {
      await attempt(() => deactivating.mutateAsync(asked));
    },
    async remove() {
      if (await dialogs.open('bonus', { bonus, act: 'remove' }))
        await attempt(() => removing.mutateAsync(asked));
    },
  };
}
