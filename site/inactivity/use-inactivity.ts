// Signs out a player who has left (spec §4 "Inactivity"): in all tabs together, and with a warning before.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { metadata } from '#contract/metadata.ts';
import { inactivityMs } from '#rules/inactivity.ts';
import { refresh, useRead } from '../asking/reads.ts';
import { nowMs } from '../start/clock.ts';
import { IdleWatch } from './idle-watch.ts';
import { onSignsOfLife } from './signs-of-life.ts';
import { TabMemory } from './tab-memory.ts';

/** The server sees requests only, so it is told now and then of a player who merely reads and types. */
const TOLD_EACH = 1 / 10;

interface InactivityTerms {
  uid: number;
  /** The player has been away for too long. */
  onEnd: () => void;
}

export function useInactivity({ uid, onEnd }: InactivityTerms): void {
  const router = useRouter();
  const cache = useQueryClient();
  const { data: times } = useRead(metadata.getgeneralinfo, {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another function to end with is no reason to start anew
  useEffect(() => {
    if (times === undefined) return;
    const { dialogs } = router.options.context;
    const periodMs = () => inactivityMs(times, router.state.resolvedLocation?.pathname ?? '/');
    const memory = new TabMemory(uid, () => watch.look());
    let toldAt = nowMs();
    const watch = new IdleWatch({
      now: nowMs,
      periodMs,
      recall: memory.recall,
      remember: (at) => {
        memory.remember(at);
        if (at - toldAt < TOLD_EACH * (periodMs() ?? Number.POSITIVE_INFINITY)) return;
        toldAt = at;
        void refresh(cache, ['session']);
      },
      onWarn: (endsAt) => void dialogs.open('InteractivityWarning', { endsAt }),
      onCalm: () => dialogs.dismissNamed('InteractivityWarning'),
      onEnd,
    });
    const stops = [
      onSignsOfLife(watch.stir),
      router.subscribe('onBeforeNavigate', watch.stir),
      router.subscribe('onResolved', watch.look),
      onWaking(watch.look),
      () => watch.stop(),
      () => memory.close(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [cache, router, uid, times]);
}

/** The machine slept, or the browser held the tab back: its timers are late. */
function onWaking(look: () => void): () => void {
  const names = ['visibilitychange', 'pageshow', 'focus'] as const;
  for (const name of names) addEventListener(name, look);
  return () => {
    for (const name of names) removeEventListener(name, look);
  };
}
