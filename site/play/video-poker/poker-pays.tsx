import { paidAt } from '#games/kinds/kind.ts';
import type { VideoPokerFigures } from '#games/kinds/video-poker/video-poker-best.ts';
import type { HandName } from '#games/kinds/video-poker/video-poker-hand.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useMoney } from '../use-money.ts';
import css from './poker-pays.module.css';

interface PokerPaysProps {
  figures: VideoPokerFigures;
  hand: HandName | null;
  stake: number;
}

/** What every hand pays at this stake; the one that lies there is lit. */
export function PokerPays({ figures, hand, stake }: PokerPaysProps) {
  const t = useText();
  const money = useMoney();
  return (
    <ol className={css.pays} aria-label={t('play.rules')}>
      {Object.entries(figures.paysX10000).map(([name, timesX10000]) => (
        <li key={name} className={classes(css.row, name === hand && css.now)}>
          {t(`play.poker.hands.${name as 'flush'}`)}
          <b>{money(paidAt(stake, timesX10000 ?? 0))}</b>
        </li>
      ))}
    </ol>
  );
}
