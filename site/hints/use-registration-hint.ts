import { useLocation } from '@tanstack/react-router';
import type { AccountInfo } from '#contract/account/account.ts';
import { cashier } from '#contract/cashier/cashier.ts';
import { isRegistrationHintDue } from '#rules/hints.ts';
import { useRead } from '../asking/reads.ts';
import { setMark, useMark } from '../player/player-marks.ts';
import { nowMs } from '../start/clock.ts';

/** Asks about deposits only while the answer could matter. */
export function useRegistrationHint({ uid, reg_time: regTime }: AccountInfo) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const closedBy = useMark('registration_hint_closed');
  // Nor is it needed where it leads.
  const isSilent = closedBy === String(uid) || path === '/profile/settings';
  const isDueWith = (deposits: number) =>
    !isSilent && isRegistrationHintDue({ now: nowMs(), regTime, deposits, path });
  const { data } = useRead(cashier.gethistory, { type: 'deposit', count: 1 }, { enabled: isDueWith(0) });

  return {
    isDue: data !== undefined && isDueWith(data.count),
    close: () => setMark('registration_hint_closed', String(uid)),
  };
}
