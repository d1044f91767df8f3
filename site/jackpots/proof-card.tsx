import { Link } from '@tanstack/react-router';
import type { Jackpot } from '#contract/jackpots.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './proof-card.module.css';

/** What the house has bound itself to, for this cycle and the next. */
export function ProofCard({ jackpot }: { jackpot: Jackpot }) {
  const t = useText();
  return (
    <Panel>
      <Heading level={2}>{t('jackpots.proof.title')}</Heading>
      <p className={css.text}>{t('jackpots.proof.text')}</p>
      <dl className={css.hashes}>
        <dt className={css.name}>{t('jackpots.proof.commit')}</dt>
        <dd className={css.hash}>
          <code>{jackpot.commit}</code>
        </dd>
        <dt className={css.name}>{t('jackpots.proof.next')}</dt>
        <dd className={css.hash}>
          <code>{jackpot.next_commit}</code>
        </dd>
      </dl>
      {jackpot.last_win !== null && (
        <ButtonLink
          icon="check-circle"
          link={<Link to="/fairness" search={{ jackpot: String(jackpot.id) }} hash="check-drop" />}
        >
          {t('jackpots.proof.check')}
        </ButtonLink>
      )}
    </Panel>
  );
}
