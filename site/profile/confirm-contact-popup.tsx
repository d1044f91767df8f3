// A code was sent to a contact: whoever has it there, owns it.
import { useState } from 'react';
import { accountProfile, type Contact } from '#contract/account/profile.ts';
import { isRefusal } from '#contract/refusals.ts';
import { Notice } from '#ui/notice.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { useSend } from '../asking/sends.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { useContactCode } from '../player/contact-confirmation.ts';
import { CodeStep } from './code-step.tsx';
import { shownContact } from './shown-contact.ts';

interface ConfirmContactPopupProps extends DialogProps<boolean>, Pick<Contact, 'type' | 'contact'> {
  resendSeconds: number;
}

export default function ConfirmContactPopup({ close, frame, ...whom }: ConfirmContactPopupProps) {
  const t = useText();
  const { type, contact, resendSeconds } = whom;
  const { mutateAsync } = useSend(accountProfile.confirmContact);
  const { sendCode } = useContactCode();
  const [isTaken, setIsTaken] = useState(false);

  async function send(code: string) {
    setIsTaken(false);
    try {
      await mutateAsync({ contact, code });
      close(true);
    } catch (error) {
      // Whoever was first to confirm it keeps it; that is told only to who has shown that it is theirs too.
      if (!isAboutContact(error)) throw error;
      setIsTaken(true);
    }
  }

  return (
    <PopupFrame {...frame} size="small" title={t('profile.confirm.title')}>
      {isTaken && <Notice tone="bad">{t('profile.confirm.taken')}</Notice>}
      <CodeStep
        text={t('profile.confirm.text', { contact: shownContact({ type, contact }) })}
        wrongText={t(type === 'phone' ? 'profile.code.wrongPhone' : 'profile.code.wrongEmail')}
        send={send}
        resend={() => sendCode({ type, contact })}
        resendSeconds={resendSeconds}
      />
    </PopupFrame>
  );
}

const isAboutContact = (error: unknown) =>
  isRefusal(error, 'InvalidParameter') && error.details.invalid_parameters?.['contact'] !== undefined;
