// Placing a slip: singles one by one, all else as one bet. A bet on a match in play is watched for some seconds; its stake
// is held meanwhile, and then it stands, is offered anew, or is refused. Each end says whether money moved.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import { bets } from '#contract/betting/bets.ts';
import type { Slip } from '#contract/betting/slip.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { refresh } from '../../asking/reads.ts';
import { useSend } from '../../asking/sends.ts';
import { nowMs } from '../../start/clock.ts';
import { watchedMs } from '../watched-ms.ts';

export type Placing =
  | { is: 'idle' }
  | { is: 'sending' }
  | { is: 'checking'; bet: BetShown; sentAt: number }
  | { is: 'done'; bets: readonly BetShown[] }
  | { is: 'failed'; refusal: Refusal };

const ASK_EVERY_MS = 700;
/** So long after its time a delayed bet is still asked about; then My bets tells it. */
const LATE_MS = 20_000;

export function usePlacing() {
  const [placing, setPlacing] = useState<Placing>({ is: 'idle' });
  const { mutateAsync: place } = useSend(bets.place);
  const watch = useWatch();

  async function send(slips: readonly Slip[]): Promise<readonly BetShown[]> {
    const done: BetShown[] = [];
    setPlacing({ is: 'sending' });
    try {
      for (const slip of slips) {
        const bet = await place({ slip });
        if (bet.status === 'delayed') setPlacing({ is: 'checking', bet, sentAt: nowMs() });
        done.push(bet.status === 'delayed' ? await watch(bet) : bet);
      }
      setPlacing({ is: 'done', bets: done });
    } catch (error) {
      // What was placed before it stands: the receipt comes first, and the rest stays in the slip.
      if (done.length > 0) setPlacing({ is: 'done', bets: done });
      else if (isRefusal(error)) setPlacing({ is: 'failed', refusal: error });
      else throw error;
    }
    return done;
  }
  return { placing, send, reset: () => setPlacing({ is: 'idle' }) };
}

/** Asks until it is decided. */
function useWatch() {
  const cache = useQueryClient();
  const { ask } = useRouter().options.context;
  return async (delayed: BetShown): Promise<BetShown> => {
    const until = nowMs() + watchedMs(delayed) + LATE_MS;
    let bet = delayed;
    while (bet.status === 'delayed' && nowMs() < until) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      bet = await ask(bets.getBet, { id: bet.id }).then(
        (told) => told.bet,
        () => bet,
      );
    }
    await refresh(cache, bets.place.changes);
    return bet;
  };
}
