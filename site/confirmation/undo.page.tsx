// /confirmation/undo: where the letter about a new contact leads whoever did not add it (amendment M10). It waits for a
// press, because mail programs open links by themselves.
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { accountProfile } from '#contract/account/profile.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import type { PageModule } from '../routing/page.ts';
import css from './confirmation.module.css';

export const texts: PageModule['texts'] = ['confirmation'];
export const head: PageModule['head'] = (say) => ({
  title: say('confirmation.undo.head'),
  isIndexed: false,
});

export default function UndoPage() {
  const { undo, isPending, failure } = useUndo();
  const isSpent = failure !== null && isRefusal(failure, 'InvalidParameter');
  return (
    <div className={css.page} data-confirmation={isSpent ? 'failed' : 'undo'}>
      {isSpent ? <Spent /> : <Ask onUndo={undo} isPending={isPending} failure={failure} />}
    </div>
  );
}

/** Done, the owner goes on to choose a new password. */
function useUndo() {
  const { token = '' } = useSearch({ from: '/confirmation/undo' });
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useSend(accountProfile.undoContact);
  const [failure, setFailure] = useState<Refusal | null>(null);
  async function undo() {
    setFailure(null);
    try {
      const { token: restore } = await mutateAsync({ token });
      await navigate({ to: '/', search: { restore }, replace: true });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error);
    }
  }
  return { undo: () => void undo(), isPending, failure };
}

interface AskProps {
  onUndo: () => void;
  isPending: boolean;
  failure: Refusal | null;
}

function Ask({ onUndo, isPending, failure }: AskProps) {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/owl.webp"
      level={1}
      title={t('confirmation.undo.title')}
      action={
        <>
          {failure && <LedRefusal refusal={failure} />}
          <Button look="brand" isLoading={isPending} onClick={onUndo}>
            {t('confirmation.undo.submit')}
          </Button>
        </>
      }
    >
      {t('confirmation.undo.text')}
    </EmptyState>
  );
}

function Spent() {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/map.webp"
      level={1}
      title={t('confirmation.failed.title')}
      action={<ButtonLink link={<Link to="/" />}>{t('confirmation.home')}</ButtonLink>}
    >
      {t('confirmation.undo.spent')}
    </EmptyState>
  );
}
