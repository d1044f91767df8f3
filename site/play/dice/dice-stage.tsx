import { useState } from 'react';
import { chancesAt, type DiceBet, type DiceFigures, diceTimes, NUMBERS } from '#games/kinds/dice/dice.ts';
import { paidAt } from '#games/kinds/kind.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Figure } from '../deck.tsx';
import { Board } from '../hud/board.tsx';
import { PastResults, usePast } from '../past-results.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { canBegin, isSeen } from '../table.ts';
import { formatChance, formatExactTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { DiceBar } from './dice-bar.tsx';
import { formatRoll, markOf } from './dice-mark.ts';
import css from './dice-stage.module.css';

const ink = { tint: '4 14 40', label: '#c4d7f7', accent: '#7fc5ff' };
const hues = ['#2a78ea', '#123f9e', '#07194e'] as const;
const FIRST_CHANCE = 4950;
const SHOWN_MS = 650;

interface Fall {
  step: 'fall';
  number: number;
  isWon: boolean;
}

export default function DiceStage() {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const state = useTableState();
  const { round, stake, opened } = state;
  const figures = opened!.game.figures as DiceFigures;
  const range = chancesAt(figures, stake);
  const [{ chance: chosen, side }, setBet] = useState<Omit<DiceBet, 'stake'>>({
    chance: FIRST_CHANCE,
    side: 'over',
  });
  // A stake that was lowered since may not take the chosen chance any more.
  const chance = Math.min(chosen, range[1]);
  const drawn = useShow({ msOf: () => SHOWN_MS, soundOf: () => 'land' });
  const fall = (drawn > 0 ? (round?.steps[0] as unknown as Fall) : undefined) ?? null;
  const past = usePast(
    round?.is_over && isSeen(state) && fall
      ? { id: round.id, text: formatRoll(fall.number), isGood: fall.isWon }
      : null,
  );
  const times = diceTimes(figures, chance);
  const isLocked = !canBegin(state);
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      hasAutoplay
      primary={{
        tone: 'go',
        label: t('play.dice.roll'),
        onPress: () => void table.start({ stake, chance, side } as DiceBet),
      }}
      rules={
        <Rules
          lines={[
            t('play.dice.rules.roll'),
            t('play.dice.rules.mark'),
            t('play.dice.rules.edge'),
            t('play.rounding'),
            t('play.dice.rules.gain', { chance: formatChance(range[1] / NUMBERS) }),
          ]}
        />
      }
    >
      <div className={css.stage}>
        <PastResults results={past} />
        <div className={css.show}>
          <img className={css.dice} src="/art/play/dice-red.webp" alt="" width={320} height={320} />
          <div className={css.result} aria-hidden="true">
            {fall !== null && (
              <b key={round?.id} className={fall.isWon ? css.won : css.lost}>
                {formatRoll(fall.number)}
              </b>
            )}
          </div>
          <img className={css.gold} src="/art/play/dice-gold.webp" alt="" width={320} height={320} />
        </div>
        <DiceBar
          bet={{ chance, side }}
          range={range}
          fall={fall}
          isLocked={isLocked}
          onChance={(next) => setBet({ chance: next, side })}
        />
        <div className={css.deck}>
          <button
            type="button"
            className={css.side}
            disabled={isLocked}
            onClick={() => setBet({ chance, side: side === 'over' ? 'under' : 'over' })}
          >
            <Figure label={side === 'over' ? t('play.dice.over') : t('play.dice.under')}>
              {formatRoll(markOf({ chance, side }))}
            </Figure>
            <span className={css.turn}>
              {side === 'over' ? t('play.dice.toUnder') : t('play.dice.toOver')}
            </span>
          </button>
          <Figure label={t('play.chance')}>{formatChance(chance / NUMBERS)}</Figure>
          <Figure label={t('play.pays')}>{formatExactTimes(times)}</Figure>
          <Figure label={t('play.winsUpTo')} tone="gain">
            {money(paidAt(stake, times))}
          </Figure>
        </div>
      </div>
    </Board>
  );
}
