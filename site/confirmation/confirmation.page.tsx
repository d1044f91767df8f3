// /confirmation: where the link in the letter of a code leads (decision D36)
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { accountProfile } from '#contract/account/profile.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Loader } from '#ui/loader.tsx';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import type { PageModule } from '../routing/page.ts';
import { NoAnswer } from '../system/no-answer.tsx';
import css from './confirmation.module.css';

export const texts: PageModule['texts'] = ['confirmation'];
export const head: PageModule['head'] = (say) => ({ title: say('confirmation.head'), isIndexed: false });

export default function ConfirmationPage() {
  const { failure, retry } = useConfirmation();
  if (failure === null)
    return (
      <Part name="waiting">
        <Waiting />
      </Part>
    );
  const isWrong = isRefusal(failure, 'InvalidParameter');
  return (
    <Part name={isWrong ? 'failed' : 'unanswered'}>
      {isWrong ? <Failed /> : <NoAnswer refusal={failure} onRetry={retry} />}
    </Part>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.page} data-confirmation={name}>
    {children}
  </div>
);

function Waiting() {
  const t = useText();
  return (
    <div className={css.waiting}>
      <Loader size="l" label={t('shell.loading')} />
      <Heading level={1} size="card">
        {t('confirmation.waiting')}
      </Heading>
    </div>
  );
}

/** Tries the code of the address, once, for it is good once; and goes on when it was right. */
function useConfirmation() {
  const { contact = '', code = '' } = useSearch({ from: '/confirmation' });
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const { mutateAsync } = useSend(accountProfile.confirmContact);
  const tried = useRef<string>(undefined);

  const confirm = useCallback(() => {
    setFailure(null);
    mutateAsync({ contact, code })
      .then(() => navigate({ to: '/confirmation/success', replace: true }))
      .then(() => void dialogs.open('ConfirmationSuccessPopup', {}))
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        setFailure(error);
      });
  }, [contact, code, mutateAsync, navigate, dialogs]);
  useEffect(() => {
    if (tried.current === code) return;
    tried.current = code;
    confirm();
  }, [code, confirm]);
  return { failure, retry: confirm };
}

function Failed() {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  return (
    <EmptyState
      object="/art/obj-320/map.webp"
      level={1}
      title={t('confirmation.failed.title')}
      action={
        isPlayer ? (
          <ButtonLink look="brand" link={<Link to="/profile/settings" hash="contacts" />}>
            {t('confirmation.failed.again')}
          </ButtonLink>
        ) : (
          <ButtonLink link={<Link to="/" />}>{t('confirmation.home')}</ButtonLink>
        )
      }
    >
      {t(isPlayer ? 'confirmation.failed.player' : 'confirmation.failed.guest')}
    </EmptyState>
  );
}
