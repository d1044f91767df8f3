import type { Jackpot } from '#contract/jackpots.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './share-card.module.css';

/** What of a bet goes into a pot, and who pays it. */
export function ShareCard({ jackpot }: { jackpot: Jackpot }) {
  const t = useText();
  const { pot_percent: pot, reserve_percent: reserve } = jackpot;
  const shares = [
    { key: 'pot', name: t('jackpots.money.pot'), percent: pot },
    { key: 'reserve', name: t('jackpots.money.reserve'), percent: reserve },
  ].filter(({ percent }) => percent > 0);
  return (
    <Panel>
      <Heading level={2}>{t('jackpots.money.title')}</Heading>
      <p className={css.text}>{t('jackpots.money.text')}</p>
      <dl className={css.shares}>
        {shares.map(({ key, name, percent }) => (
          <div key={key} className={css.share}>
            <dt className={css.name} data-share={key}>
              {name}
            </dt>
            <dd className={css.percent}>{percent}%</dd>
          </div>
        ))}
      </dl>
      <p className={css.text}>{t('jackpots.demo')}</p>
    </Panel>
  );
}
