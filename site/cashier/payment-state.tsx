import type { ComponentProps } from 'react';
import type { PaymentState as State } from '#contract/cashier/cashier.ts';
import { Badge } from '#ui/badge.tsx';
import { useText } from '../i18n/use-text.tsx';

const tones: Readonly<Partial<Record<State, ComponentProps<typeof Badge>['tone']>>> = {
  paid: 'win',
  failed: 'hot',
  declined: 'hot',
  cancelled: 'neutral',
};

/** How far a payment has come, in a word. Whatever has not ended looks alike. */
export function PaymentState({ state }: { state: State }) {
  const t = useText();
  return <Badge tone={tones[state] ?? 'info'}>{t(`cashier.state.${state}`)}</Badge>;
}
