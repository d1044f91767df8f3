// The way of a withdrawal: what has been done and when, who has to do what now, and what is still to come.
import type { PaymentStep } from '#contract/cashier/withdrawals.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './timeline.module.css';
import { useReasonText } from './use-reason-text.ts';
import { stepsToCome } from './withdrawal-way.ts';

export function Timeline({ steps }: { steps: readonly PaymentStep[] }) {
  const t = useText();
  const reasonText = useReasonText();
  const last = steps.at(-1);
  return (
    <ol className={css.way} aria-label={t('cashier.way.label')}>
      {steps.map((step) => (
        <li
          key={`${step.state} ${step.at}`}
          className={classes(css.step, isWaiting(step, last) ? css.now : css.done, css[step.state])}
          data-step={step.state}
          data-done={isWaiting(step, last) ? undefined : ''}
          aria-current={step === last ? 'step' : undefined}
        >
          <span className={css.sign}>
            <Icon name={isWaiting(step, last) ? 'hourglass' : (signs[step.state] ?? 'check')} size={14} />
          </span>
          <div className={css.words}>
            <strong>{t(`cashier.way.${step.state}`)}</strong>
            {reasonText(step.reason) && <p className={css.text}>{reasonText(step.reason)}</p>}
            {isWaiting(step, last) && step.waits_for !== 'nobody' && (
              <p className={css.waits} data-waits-for={step.waits_for}>
                {t(`cashier.waits.${step.waits_for}`)}
              </p>
            )}
          </div>
          <span className={css.at}>
            <Moment at={step.at} />
          </span>
        </li>
      ))}
      {stepsToCome(last?.state).map((state) => (
        <li key={state} className={css.step} data-step={state}>
          <span className={css.sign} />
          <div className={css.words}>{t(`cashier.way.${state}`)}</div>
        </li>
      ))}
    </ol>
  );
}

/** The last step is done only when nobody has to do anything any more. */
const isWaiting = (step: PaymentStep, last: PaymentStep | undefined): boolean =>
  step === last && step.waits_for !== 'nobody';

const signs: Readonly<Partial<Record<PaymentStep['state'], IconName>>> = {
  declined: 'close',
  cancelled: 'close',
  failed: 'close',
};
