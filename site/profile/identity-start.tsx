// Before anything was shown, while it is being looked at, and when the answer was no.
import { Link } from '@tanstack/react-router';
import type { Verification } from '#contract/sumsub.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Notice } from '#ui/notice.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useIdentityCheck } from './identity-check.ts';
import css from './identity-steps.module.css';

const icons = { document: 'identity', selfie: 'camera' } as const satisfies Record<
  Verification['asks'][number],
  IconName
>;

export function IdentityStart({ verification: { asks, comment } }: { verification: Verification }) {
  const t = useText();
  const { begin, isPending, failure } = useIdentityCheck();
  return (
    <>
      <Heading level={3}>{t('verification.start.title')}</Heading>
      <p className={css.text}>{t('verification.start.text')}</p>
      {comment !== '' && (
        <Notice tone="care" title={t('verification.start.returned')}>
          {comment}
        </Notice>
      )}
      <Heading level={4}>{t('verification.asks.title')}</Heading>
      <ul className={css.asks}>
        {asks.map((what) => (
          <li key={what} className={css.ask}>
            <Icon name={icons[what]} size={22} />
            {t(`verification.asks.${what}`)}
          </li>
        ))}
      </ul>
      <p className={css.by}>{t('verification.asks.by')}</p>
      {failure && <LedRefusal refusal={failure} />}
      <div className={css.action}>
        <Button look="brand" isLoading={isPending} onClick={() => void begin()}>
          {t(comment === '' ? 'verification.start.begin' : 'verification.start.again')}
        </Button>
      </div>
    </>
  );
}

export function IdentityWaiting() {
  const t = useText();
  const { begin, isPending, failure } = useIdentityCheck();
  return (
    <>
      <Heading level={3}>{t('verification.waiting.title')}</Heading>
      <p className={css.text}>{t('verification.waiting.text')}</p>
      {failure && <LedRefusal refusal={failure} />}
      <div className={css.action}>
        <Button isLoading={isPending} onClick={() => void begin()}>
          {t('verification.waiting.open')}
        </Button>
      </div>
    </>
  );
}

export function IdentityRefused() {
  const t = useText();
  return (
    <Notice
      tone="bad"
      title={t('verification.refused.title')}
      action={
        <ButtonLink size="s" link={<Link to="/support" />}>
          {t('verification.refused.toSupport')}
        </ButtonLink>
      }
    >
      {t('verification.refused.text')}
    </Notice>
  );
}
