import { useState } from 'react';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { LeftOff } from '../form/left-off.ts';

/** For a button that does something on its own: what the server held against it, until it is pressed again. */
export function useOutcome() {
  const [failure, setFailure] = useState<Refusal | null>(null);
  return {
    failure,
    async attempt(act: () => Promise<unknown>): Promise<void> {
      setFailure(null);
      try {
        await act();
      } catch (error) {
        if (error instanceof LeftOff) return;
        if (!isRefusal(error)) throw error;
        setFailure(error);
      }
    },
  };
}
