import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './offer-steps.module.css';

const steps = ['deposit', 'play', 'finish'] as const;

export function OfferSteps() {
  const t = useText();
  return (
    <Panel className={css.panel}>
      <Heading level={2}>{t('offers.steps.title')}</Heading>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`offers.steps.${step}`)}</b>
            <p>{t(`offers.steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
