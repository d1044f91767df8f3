import type { Tournament } from '#contract/tournaments.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { ZERO } from '#rules/money.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './run-facts.module.css';
import { TimeLeft } from './time-left.tsx';

/** What there is to win, for how much, among how many, and until when. */
export function RunFacts({ run }: { run: Tournament }) {
  const t = useText();
  const { total_prize, total_participants, entry_fee, funded_percent } = run;
  return (
    <div className={css.facts}>
      <Fact label={t(funded_percent === null ? 'tournaments.fact.prize' : 'tournaments.fact.prizeMost')}>
        {formatMoney(total_prize)}
      </Fact>
      <Fact label={t('tournaments.fact.entry')}>
        {entry_fee.amount === ZERO ? t('tournaments.fact.free') : formatMoney(entry_fee)}
      </Fact>
      <Fact label={t('tournaments.fact.players')}>{formatNumber(total_participants)}</Fact>
      <TimeLeft run={run} />
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className={css.fact}>
    <small className={css.label}>{label}</small>
    <strong className={css.value}>{children}</strong>
  </div>
);
