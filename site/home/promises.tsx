// The two promises of the house, side by side: that rounds can be checked, and that players set their own limits.
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import css from './promises.module.css';

export const Promises = () => (
  <div className={css.split}>
    <Fairness />
    <Limits />
  </div>
);

const steps = ['seal', 'play', 'check'] as const;

function Fairness() {
  const t = useText();
  return (
    <section className={css.fairness} data-art="">
      <img
        className={css.art}
        src="/art/obj/chest.webp"
        srcSet="/art/obj-320/chest.webp 320w, /art/obj/chest.webp 471w"
        sizes="(width < 768px) 146px, 264px"
        width={300}
        height={300}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <Kicker icon="scales">{t('home.fairness.kicker')}</Kicker>
      <Heading level={2} size="card" className={css.title}>
        {t('home.fairness.title')}
      </Heading>
      <p className={css.text}>{t('home.fairness.text')}</p>
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <li key={step} className={css.step}>
            <span className={css.number}>{at + 1}</span>
            {t(`home.fairness.${step}`)}
          </li>
        ))}
      </ol>
      <ButtonLink look="brand" link={<Link to="/$slug" params={{ slug: 'fairness' }} />}>
        {t('home.fairness.action')}
      </ButtonLink>
    </section>
  );
}

const limits = [
  { key: 'deposit', icon: 'wallet' },
  { key: 'lower', icon: 'arrow-down' },
  { key: 'pause', icon: 'hourglass' },
  { key: 'stop', icon: 'shield' },
] as const;

function Limits() {
  const t = useText();
  const toLimits = useLimitsLink();
  return (
    <Panel className={css.limits}>
      <Heading level={2} className={css.limitsTitle}>
        {t('home.limits.title')}
      </Heading>
      <ul className={css.list}>
        {limits.map(({ key, icon }) => (
          <li key={key} className={css.limit}>
            <span className={css.sign}>
              <Icon name={icon} size={20} />
            </span>
            <span>
              <strong className={css.name}>{t(`home.limits.${key}.title`)}</strong>
              <span className={css.detail}>{t(`home.limits.${key}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <p className={css.note}>{t('home.limits.note')}</p>
        <ButtonLink size="s" link={<Link {...toLimits} />}>
          {t('home.limits.action')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
