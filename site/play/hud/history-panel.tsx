import { useEffect, useState } from 'react';
import { play } from '#contract/play.ts';
import { Loader } from '#ui/loader.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay } from '../play-context.ts';
import css from './history-panel.module.css';
import { HistoryRow, type PastRound } from './history-row.tsx';

export function HistoryPanel({ onWatch }: { onWatch: () => void }) {
  const t = useText();
  const { ask } = usePlay();
  const [rounds, setRounds] = useState<readonly PastRound[] | 'lost' | null>(null);
  useEffect(() => {
    ask(play.rounds, {}).then(
      ({ items }) => setRounds(items),
      () => setRounds('lost'),
    );
  }, [ask]);
  if (rounds === null) return <Loader label={t('play.opening')} />;
  if (rounds === 'lost') return <p>{t('play.history.lost')}</p>;
  if (rounds.length === 0) return <p>{t('play.history.none')}</p>;
  return (
    <table className={css.rounds}>
      <thead>
        <tr className={css.head}>
          <th scope="col">{t('play.history.time')}</th>
          <th scope="col">{t('play.history.number')}</th>
          <th scope="col" className={css.sum}>
            {t('play.stake.label')}
          </th>
          <th scope="col" className={css.sum}>
            {t('play.history.paid')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <HistoryRow key={round.id} round={round} onWatch={onWatch} />
        ))}
      </tbody>
    </table>
  );
}
