// What a result, or a void, would do to bets: shown before anybody is asked to agree.
import { trading } from '#contract/desk/trading.ts';
import type { Effect } from '#contract/desk/trading-shapes.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { findText, t } from '../i18n/text.ts';
import { Facts } from '../parts/pieces.tsx';
import panelsCss from './panels.module.css';
import { wholeEuros } from './sums.ts';

export const EffectFacts = ({ effect }: { effect: Effect }) => (
  <div className={panelsCss.effect}>
    <Facts
      facts={[
        [
          t('desk.trading.effect.bets'),
          t(effect.is_partial ? 'desk.trading.effect.moreThan' : 'desk.trading.effect.of', {
            bets: effect.bets,
            players: effect.players,
          }),
        ],
        [t('desk.trading.effect.resettled'), String(effect.resettled)],
        [t('desk.trading.effect.pays'), wholeEuros(effect.pays)],
        [t('desk.trading.effect.takesBack'), wholeEuros(effect.takes_back)],
        ...Object.entries(effect.statuses).map(
          ([status, count]) =>
            [findText(`desk.trading.betStatus.${status}`) ?? status, String(count)] as const,
        ),
      ]}
    />
    {effect.largest.length > 0 && (
      <table className={panelsCss.largest}>
        <caption>{t('desk.trading.effect.largest')}</caption>
        <tbody>
          {effect.largest.map(({ bet, player, before, after, status }) => (
            <tr key={bet}>
              <td>#{player}</td>
              <td>{findText(`desk.trading.betStatus.${status}`) ?? status}</td>
              <td>
                {wholeEuros(before)} → <b>{wholeEuros(after)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);

export function VoidEffect({ event, market }: { event: number; market: string | undefined }) {
  const { data, error } = useRead(trading.preview, {
    event,
    ...(market === undefined ? { ending: 'cancelled' as const, tallies: {} } : { market }),
  });
  if (error !== null) return <span role="alert">{refusalWords(error)}</span>;
  return data === undefined ? <span>{t('desk.shell.loading')}</span> : <EffectFacts effect={data} />;
}
