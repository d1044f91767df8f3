// Small cards in the corner that lead a newcomer to the next step. Which of them are due is a rule (rules/hints.ts).
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AccountInfo } from '#contract/account/account.ts';
import { accountProfile } from '#contract/account/profile.ts';
import { isConfirmHintDue } from '#rules/hints.ts';
import { useRead } from '../asking/reads.ts';
import { useText, useTexts } from '../i18n/use-text.tsx';
import { useMark } from '../player/player-marks.ts';
import { wholeProfile } from '../player/whole-profile.ts';
import { nowMs } from '../start/clock.ts';
import { ConfirmHint } from './confirm-hint.tsx';
import css from './hints.module.css';
import { RegistrationHint } from './registration-hint.tsx';
import { useRegistrationHint } from './use-registration-hint.ts';

export function Hints({ player }: { player: AccountInfo }) {
  const t = useText();
  const isReady = useWords();
  const registration = useRegistrationHint(player);
  const confirm = useConfirmHint(player);
  const isAny = registration.isDue || confirm.isDue;
  if (!isReady || !isAny) return null;

  // The header is glass, which would hold a fixed card inside of it.
  return createPortal(
    <aside aria-label={t('hints.label')} className={css.hints}>
      {registration.isDue && <RegistrationHint player={player} onClose={registration.close} />}
      {confirm.isDue && <ConfirmHint player={player} onClose={confirm.close} />}
    </aside>,
    document.body,
  );
}

function useConfirmHint({ login, reg_time: regTime }: AccountInfo) {
  const { data: profile } = useRead(accountProfile.getprofileinfo, wholeProfile);
  const [isClosed, setIsClosed] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const confirmSent = useMark('confirm_sent');
  const terms = { now: nowMs(), regTime, login, contacts: profile?.contacts ?? [], confirmSent };
  // On the page of contacts the same stands beside the contact itself, and nothing may cover the forms of the cashier.
  const isSilent = isClosed || path === '/profile/settings' || path.startsWith('/cashier/');
  return { isDue: !isSilent && isConfirmHintDue(terms), close: () => setIsClosed(true) };
}

/** In the browser alone, where the clock and the marks are; and only once there is something to say it with. */
function useWords(): boolean {
  const texts = useTexts();
  const [isReady, setIsReady] = useState(false);
  useEffect(
    () =>
      void texts.need(['hints']).then(
        () => setIsReady(true),
        () => undefined,
      ),
    [texts],
  );
  return isReady;
}
