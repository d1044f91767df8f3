import { useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { Segments } from '../deck.tsx';
import { useMoney } from '../use-money.ts';
import type { AutoplayWish } from './autoplay.ts';
import css from './autoplay-panel.module.css';

const ROUNDS = [10, 25, 50, 100] as const;
/** Of what a round costs. */
const LOSSES = [5, 10, 25, 50] as const;
/** None stands for: whatever is won. */
const WINS = [0, 10, 25, 100] as const;

interface AutoplayPanelProps {
  costs: number;
  onBegin(wish: AutoplayWish): void;
}

/** How many rounds, and what ends them earlier. What may be lost at most is always said first. */
export function AutoplayPanel({ costs, onBegin }: AutoplayPanelProps) {
  const t = useText();
  const money = useMoney();
  const [rounds, setRounds] = useState<number>(ROUNDS[0]);
  const [loss, setLoss] = useState<number>(LOSSES[0]);
  const [win, setWin] = useState<number>(WINS[0]);
  const begin = () => onBegin({ rounds, mostLost: loss * costs, leastWin: win === 0 ? null : win * costs });
  return (
    <div className={css.panel}>
      <Segments<number>
        label={t('play.autoplay.rounds')}
        options={ROUNDS.map((count) => [count, String(count)] as const)}
        value={rounds}
        isLocked={false}
        onChange={setRounds}
      />
      <Segments<number>
        label={t('play.autoplay.loss')}
        options={LOSSES.map((times) => [times, money(times * costs)] as const)}
        value={loss}
        isLocked={false}
        onChange={setLoss}
      />
      <Segments<number>
        label={t('play.autoplay.win')}
        options={WINS.map((times) => [times, times === 0 ? t('play.autoplay.anyWin') : money(times * costs)])}
        value={win}
        isLocked={false}
        onChange={setWin}
      />
      <p className={css.hint}>{t('play.autoplay.hint')}</p>
      <button type="button" className={css.begin} onClick={begin}>
        {t('play.autoplay.begin', { count: rounds })}
      </button>
    </div>
  );
}
