import { accountSecurity } from '#contract/account/security.ts';
import { PopupFrame } from '#ui/popup-frame.tsx';
import type { Proof } from '../asking/owner-proof.ts';
import { useSend } from '../asking/sends.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { CodeStep } from './code-step.tsx';
import { useTwoFactorCode } from './two-factor-code.ts';

interface TwoFactorPopupProps extends DialogProps<boolean> {
  /** What it is about to become. */
  isOn: boolean;
  resendSeconds: number;
  /** Undefined where the code of a moment ago is still good. */
  sentTo: string | undefined;
  /** Shown again with every further code; in memory, and only while this is open. */
  proof: Proof;
}

export default function TwoFactorPopup({
  close,
  frame,
  isOn,
  resendSeconds,
  sentTo,
  proof,
}: TwoFactorPopupProps) {
  const t = useText();
  const { mutateAsync: confirm } = useSend(accountSecurity.confirmTwoFactorAuth);
  const { ask } = useTwoFactorCode();
  return (
    <PopupFrame
      {...frame}
      size="small"
      title={t(isOn ? 'profile.twoFactor.codeTitleOn' : 'profile.twoFactor.codeTitleOff')}
    >
      <CodeStep
        text={t('profile.twoFactor.codeText', { contact: sentTo ?? 'none' })}
        wrongText={t('profile.code.wrong')}
        send={async (code) => {
          await confirm({ code });
          close(true);
        }}
        resend={async () => (await ask(isOn, proof))?.resendSeconds ?? 0}
        resendSeconds={resendSeconds}
      />
    </PopupFrame>
  );
}
