// A "no" with the way forward beside it: whoever is refused for something they can do is led to where it is done.
import { Link, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isRefusal, type Refusal, type RefusalName } from '#contract/refusals.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';

export function LedRefusal({ refusal }: { refusal: Refusal }) {
  const words = useRefusalText(refusal);
  const way = useWay(refusal);
  if (words === '') return null;
  return (
    <Notice tone={way === null ? 'bad' : 'care'} action={way}>
      {words}
    </Notice>
  );
}

const places = {
  KycUserProfile: { key: 'verification', to: '/profile/verification' },
  KycWithdrawal: { key: 'verification', to: '/profile/verification' },
  BillingDepositLimitExceeded: { key: 'limits', to: '/profile/responsible-game' },
  UserNeedDeposit: { key: 'deposit', to: '/cashier/deposit' },
  UserNeedProfileData: { key: 'profile', to: '/profile/settings', hash: 'personal' },
  UserNeedConfirmContact: { key: 'contacts', to: '/profile/settings', hash: 'contacts' },
  UserDeleted: { key: 'support', to: '/support' },
  UserBanned: { key: 'support', to: '/support' },
  WithdrawalDeclined: { key: 'support', to: '/support' },
  WithdrawalDebt: { key: 'support', to: '/support' },
  RequisitesFraudulent: { key: 'support', to: '/support' },
} as const satisfies Partial<Record<RefusalName, { key: string; to: string; hash?: string }>>;

function useWay(refusal: Refusal): ReactNode {
  const t = useText();
  const dialogs = useDialogs();
  const from = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  const check = (externalActionId?: string) => (
    <Button size="s" onClick={() => void dialogs.open('SumsubPopup', { externalActionId })}>
      {t('error.way.check')}
    </Button>
  );
  if (isRefusal(refusal, 'SumsubVerificationRequired')) return check();
  if (isRefusal(refusal, 'RequisitesValidationRequired'))
    return check(refusal.details.error_data?.external_action_id);
  if (!(refusal.reason in places)) return null;
  const { key, to, ...rest } = places[refusal.reason as keyof typeof places];
  // Whoever has filled in the profile is led back.
  const search = key === 'profile' && from !== undefined ? { from } : {};
  return (
    <ButtonLink size="s" link={<Link to={to} search={search} {...rest} />}>
      {t(`error.way.${key}`)}
    </ButtonLink>
  );
}
