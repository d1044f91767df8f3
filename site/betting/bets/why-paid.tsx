import { Link } from '@tanstack/react-router';
import type { BetShown } from '#contract/betting/bet.ts';
import { bets } from '#contract/betting/bets.ts';
import { formatMoney } from '#rules/format.ts';
import { type Cents, cents } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../../asking/reads.ts';
import { useText } from '../../i18n/use-text.tsx';
import { factorText } from './bet-words.ts';
import css from './why-paid.module.css';

/** Why a bet paid what it paid: a plain sentence, every factor, and the sum. */
export function WhyPaid({ bet }: { bet: BetShown }) {
  const t = useText();
  const { data } = useRead(bets.getBet, { id: bet.id });
  if (data === undefined) return <Skeleton shape="block" className={css.loading} />;
  const { why } = data;
  const { currency } = bet.stake;
  const money = (amount: Cents) => formatMoney({ amount, currency });
  const isLong = why.rows.length > ROWS_MAX;
  return (
    <div className={css.why}>
      <h4>{t(`betting.why.${sentenceOf(bet)}`)}</h4>
      <ul className={css.reasons}>
        {bet.legs.map((leg, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: legs are known by their place
          <li key={place}>
            <b>{letter(place)}</b> {leg.home} – {leg.away}
            {leg.score && ` ${leg.score.home} : ${leg.score.away}`}:{' '}
            {t(`betting.why.leg.${leg.is_late ? 'late' : (leg.result ?? 'open')}`)}
            {leg.score_at_placement &&
              ` ${t('betting.why.from', { score: `${leg.score_at_placement.home} : ${leg.score_at_placement.away}` })}`}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('betting.why.combo')}</th>
            <th scope="col">{t('betting.why.factors')}</th>
            <th scope="col">{t('betting.why.paid')}</th>
          </tr>
        </thead>
        <tbody>
          {why.rows.slice(0, ROWS_MAX).map((row) => (
            <tr key={row.legs.join()}>
              <td>{row.legs.map(letter).join(' ')}</td>
              <td>
                {money(row.unit)} × {row.factors.map(factorText).join(' × ')}
              </td>
              <td>{row.pays === null ? '…' : money(row.pays)}</td>
            </tr>
          ))}
          {why.boost > 0 && (
            <tr>
              <td>{t('betting.slip.boost')}</td>
              <td>+{why.boost_percent}%</td>
              <td>{money(why.boost)}</td>
            </tr>
          )}
          {why.cashed_out > 0 && (
            <tr>
              <td>{t('betting.status.cashed_out')}</td>
              <td />
              <td>{money(why.cashed_out)}</td>
            </tr>
          )}
          <tr className={css.sum}>
            <td>{money(bet.stake.amount)}</td>
            <td>{timesOf(bet.stake.amount, why.paid)}</td>
            <td>{money(why.paid)}</td>
          </tr>
        </tbody>
      </table>
      {isLong && <p className={css.more}>{t('betting.why.more', { count: why.rows.length - ROWS_MAX })}</p>}
      {why.revisions.length > 1 && (
        <p className={css.more}>{t('betting.why.revised', { count: why.revisions.length - 1 })}</p>
      )}
      <p className={css.links}>
        {bet.legs.some(({ league }) => league.is_virtual) && (
          <Link to="/fairness" search={{ event: String(bet.legs[0]!.event) }}>
            <Icon name="shield" size={16} />
            {t('betting.sealed.replay')}
          </Link>
        )}
        <Link to="/betting/rules">
          <Icon name="info" size={15} />
          {t('betting.nav.rules')}
        </Link>
        <span>{t('betting.why.rules', { version: bet.rules })}</span>
      </p>
    </div>
  );
}

const ROWS_MAX = 26;

const letter = (place: number) => String.fromCharCode(65 + place);

/** "× 1.45": what a unit of the stake came to. */
const timesOf = (stake: Cents, paid: Cents) =>
  stake === 0 ? '' : `× ${factorText(cents(Math.floor((paid * 1_000) / stake)))}`;

/** Which sentence sums it up. */
function sentenceOf({ status, legs }: BetShown) {
  if (status === 'won' || status === 'partial') {
    if (legs.some(({ result }) => result === 'half_won' || result === 'half_lost')) return 'half';
    if (legs.some(({ result }) => result === 'void')) return 'void';
  }
  switch (status) {
    case 'won':
    case 'partial':
    case 'returned':
    case 'cashed_out':
    case 'cancelled':
      return status;
    default:
      return 'lost';
  }
}
