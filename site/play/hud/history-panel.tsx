import { useEffect, useState } from 'react';
import type { Output } from '#contract/define.ts';
import { play } from '#contract/play.ts';
import { formatTime } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Loader } from '#ui/loader.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay } from '../play-context.ts';
import { useMoney } from '../use-money.ts';
import css from './history-panel.module.css';

type PastRound = Output<typeof play.rounds>['items'][number];

export function HistoryPanel() {
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
          <Row key={round.id} round={round} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ round: { at, nonce, staked, paid, is_over, is_void } }: { round: PastRound }) {
  const t = useText();
  const money = useMoney();
  const result = is_void ? t('play.history.void') : is_over ? money(paid) : t('play.history.open');
  return (
    <tr className={css.row}>
      <td>{formatTime(new Date(at))}</td>
      <td>{nonce}</td>
      <td className={css.sum}>{money(staked)}</td>
      <td className={classes(css.sum, paid > staked && css.gain)}>{result}</td>
    </tr>
  );
}
