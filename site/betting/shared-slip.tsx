// /betting?slip=…: picks that somebody has shared, or a bet to be placed again. What is still open of them goes into the
// slip at the prices of now.
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sportsCalls } from '#contract/betting/sports.ts';
import { Notice } from '#ui/notice.tsx';
import type { Asker } from '../asking/ask.ts';
import { useText } from '../i18n/use-text.tsx';
import { type CodedPick, readBetCode } from './bets/bet-code.ts';
import { eventOf, keptSlip, pickOf } from './slip/kept-slip.ts';
import { type KeptLeg, withLegs } from './slip/slip.ts';

export function SharedSlip() {
  const t = useText();
  const navigate = useNavigate();
  const { ask } = useRouter().options.context;
  const code = useLocation({ select: ({ search }) => (search as { slip?: string }).slip });
  const [missing, setMissing] = useState<number | null>(null);
  useEffect(() => {
    if (code === undefined) return;
    const coded = readBetCode(code) ?? [];
    void Promise.all(coded.map((leg) => legNow(ask, leg))).then((legs) => {
      const open = legs.filter((leg) => leg !== null);
      if (open.length > 0) keptSlip.change((slip) => withLegs(slip, open));
      setMissing(legs.length === 0 ? 1 : legs.length - open.length);
      void navigate({ to: '/betting', replace: true });
    });
  }, [code, ask, navigate]);
  if (missing === null || missing === 0) return null;
  return <Notice tone="care">{t('betting.share.missing', { count: missing })}</Notice>;
}

/** Null where it cannot be had any more. A builder is priced by the slip. */
async function legNow(ask: Asker, { event: id, picks }: CodedPick): Promise<KeptLeg | null> {
  const answer = await ask(sportsCalls.getEvent, { id }).catch(() => null);
  if (answer === null) return null;
  const found = picks.flatMap(({ market, outcome }) => {
    const offered = answer.markets.find((one) => one.id === market);
    const odds = offered?.outcomes.find(({ code }) => code === outcome)?.odds ?? null;
    return offered === undefined || odds === null ? [] : [{ pick: pickOf(offered, outcome), odds }];
  });
  const [first] = found;
  if (first === undefined || found.length < picks.length) return null;
  return {
    ...{ event: eventOf(answer.event), picks: found.map(({ pick }) => pick), odds: first.odds },
    ...{ is_banker: false, stake: '' },
  };
}
