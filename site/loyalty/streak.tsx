import { useId } from 'react';
import type { LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './streak.module.css';

/** Seven days, wherever they fall in the calendar: a missed one pauses them and takes nothing. */
export function Streak({ streak }: Pick<LoyaltyInfo, 'streak'>) {
  const t = useText();
  const titleId = useId();
  const { days, coins, is_done_today, points_needed, points_today } = streak;
  // After the seventh the row stays whole until the next day begins it anew.
  const done = days > 0 && days % coins.length === 0 && is_done_today ? coins.length : days % coins.length;
  return (
    <section aria-labelledby={titleId} className={css.streak}>
      <header className={css.header}>
        <Heading level={3} size="row" id={titleId} className={css.title}>
          {t('loyalty.streak.title')}
        </Heading>
        <p className={css.text}>{t('loyalty.streak.text', { points: points_needed, today: points_today })}</p>
      </header>
      <ol className={css.days}>
        {coins.map((amount, at) => (
          <li key={amount} className={classes(css.day, at === done && css.next)}>
            <small>{t('loyalty.streak.day', { day: at + 1 })}</small>
            {at < done ? (
              <span className={css.tick}>
                <Icon name="check" size={15} label={t('loyalty.streak.done')} />
              </span>
            ) : (
              <img
                src="/art/obj-96/gift.webp"
                width={34}
                height={34}
                alt={at === done ? t('loyalty.streak.today') : ''}
              />
            )}
            <b>+{amount}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
