import { useState } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { Unanswered } from '../asking/unanswered.ts';
import { unansweredText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import { useContactConfirmation } from '../player/contact-confirmation.ts';
import { HintCard } from './hint-card.tsx';

interface ConfirmHintProps {
  player: AccountInfo;
  onClose: () => void;
}

/** Sending the code silences it, by the mark that is set then; should that fail, it says so and stays. */
export function ConfirmHint({ player: { login }, onClose }: ConfirmHintProps) {
  const t = useText();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const { confirm, isPending } = useContactConfirmation();
  const type = login.includes('@') ? 'email' : 'phone';

  async function send() {
    setFailure(null);
    try {
      await confirm({ type, contact: login });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error);
    }
  }

  return (
    <HintCard
      name="confirm-contacts"
      object="bell"
      title={t('hints.confirm.title')}
      onClose={onClose}
      action={
        <Button look="brand" size="s" isLoading={isPending} onClick={() => void send()}>
          {t('hints.confirm.action')}
        </Button>
      }
    >
      <p role={failure === null ? undefined : 'alert'}>
        {failure === null
          ? t('hints.confirm.text', { contact: type === 'email' ? login : `+${login}` })
          : failure instanceof Unanswered
            ? unansweredText(t, failure)
            : t('hints.confirm.failed')}
      </p>
    </HintCard>
  );
}
