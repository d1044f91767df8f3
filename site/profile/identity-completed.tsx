// Once it was shown: that it is done, and the way to show something new.
import { Link } from '@tanstack/react-router';
import { sumsub, type Verification } from '#contract/sumsub.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { useIdentityCheck } from './identity-check.ts';
import css from './identity-steps.module.css';
import { useOutcome } from './use-outcome.ts';

export function IdentityCompleted({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const { mutateAsync: startChange, isPending } = useSend(sumsub.startChange);
  const { failure, attempt } = useOutcome();
  return (
    <>
      <Heading level={3}>{t('verification.completed.title')}</Heading>
      <p className={css.text}>{t('verification.completed.text')}</p>
      {mayChange && (
        <Notice
          tone="good"
          action={
            <ButtonLink size="s" link={<Link to="/profile/settings" hash="personal" />}>
              {t('verification.completed.toProfile')}
            </ButtonLink>
          }
        >
          {t('verification.completed.mayChange')}
        </Notice>
      )}
      {failure && <LedRefusal refusal={failure} />}
      {!mayChange && (
        <div className={css.action}>
          <Button isLoading={isPending} onClick={() => void attempt(() => startChange({}))}>
            {t('verification.completed.changed')}
          </Button>
        </div>
      )}
    </>
  );
}

export function IdentityChange({
  verification: { comment, external_action_id: id },
}: {
  verification: Verification;
}) {
  const t = useText();
  const { begin, isPending, failure } = useIdentityCheck();
  return (
    <>
      <Heading level={3}>{t('verification.change.title')}</Heading>
      <p className={css.text}>{t('verification.change.text')}</p>
      {comment !== '' && (
        <Notice tone="care" title={t('verification.start.returned')}>
          {comment}
        </Notice>
      )}
      {failure && <LedRefusal refusal={failure} />}
      <div className={css.action}>
        <Button look="brand" isLoading={isPending} onClick={() => void begin(id ?? undefined)}>
          {t('verification.change.open')}
        </Button>
      </div>
    </>
  );
}
