// The four steps of showing who one is (spec §2, decision D89), each with a view of its own.
import type { AccountInfo } from '#contract/account/account.ts';
import { sumsub, type Verification } from '#contract/sumsub.ts';
import type { VerificationStep } from '#rules/verification-step.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { IdentityChange, IdentityCompleted } from './identity-completed.tsx';
import { IdentityRefused, IdentityStart, IdentityWaiting } from './identity-start.tsx';
import css from './identity-steps.module.css';
import { Section } from './section.tsx';

export function IdentitySteps({ player }: { player: AccountInfo }) {
  const t = useText();
  const { data } = useRead(sumsub.getVerification, {});
  if (data === undefined) return null;
  return (
    <Section
      id="verification"
      icon="identity"
      title={t('verification.title')}
      aside={player.is_verified && <Badge tone="win">{t('verification.steps.completed')}</Badge>}
    >
      <Way step={data.step} />
      <div data-step={data.step} className={css.view}>
        <View verification={data} />
      </div>
    </Section>
  );
}

function View({ verification }: { verification: Verification }) {
  if (!verification.can_try) return <IdentityRefused />;
  switch (verification.step) {
    case 'start':
      return <IdentityStart verification={verification} />;
    case 'verification':
      return <IdentityWaiting />;
    case 'completed':
      return <IdentityCompleted mayChange={verification.may_change} />;
    case 'change':
      return <IdentityChange verification={verification} />;
  }
}

const way = ['start', 'verification', 'completed'] as const;

/** New data comes after the way was gone to its end. */
function Way({ step }: { step: VerificationStep }) {
  const t = useText();
  const steps: readonly VerificationStep[] = step === 'change' ? [...way, 'change'] : way;
  const at = steps.indexOf(step);
  return (
    <ol className={css.way} aria-label={t('verification.steps.label')}>
      {steps.map((name, place) => (
        <li
          key={name}
          className={css.stop}
          data-passed={place < at || step === 'completed' || undefined}
          aria-current={name === step ? 'step' : undefined}
        >
          <Icon name={place < at || step === 'completed' ? 'check-circle' : 'caret-right'} size={18} />
          {t(`verification.steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
