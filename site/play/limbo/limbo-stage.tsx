import { useState } from 'react';
import { ALL_WAYS, type BustFigures, waysToReach } from '#games/kinds/crash/crash-bust.ts';
import { paidAt } from '#games/kinds/kind.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Figure } from '../deck.tsx';
import { Board } from '../hud/board.tsx';
import { PastResults, usePast } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { canBegin, isSeen } from '../table.ts';
import { formatChance, formatTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import css from './limbo-stage.module.css';
import { TargetField } from './target-field.tsx';

const ink = { tint: '20 10 44', label: '#d6c9f7', accent: '#c4a8ff' };
const hues = ['#6a3df0', '#3a1d9a', '#150a44'] as const;
const FIRST_X100 = 200;
const SHOWN_MS = 700;

interface Reach {
  reachedX100: number;
  isWon: boolean;
}

export default function LimboStage() {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const state = useTableState();
  const { round, stake, opened } = state;
  const figures = opened!.game.figures as BustFigures;
  const [targetX100, setTarget] = useState(FIRST_X100);
  const drawn = useShow({ msOf: () => SHOWN_MS, soundOf: () => 'land' });
  const reach = drawn > 0 ? (round?.steps[0] as unknown as Reach) : null;
  const past = usePast(
    round?.is_over && isSeen(state) && reach
      ? { id: round.id, text: formatTimes(reach.reachedX100 * 100), isGood: reach.isWon }
      : null,
  );
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      hasAutoplay
      primary={{ tone: 'go', label: t('play.start'), onPress: () => start({ stake, targetX100 }) }}
      rules={<Rules lines={[t('play.limbo.rules.reach'), t('play.limbo.rules.law')]} />}
    >
      <StageLayout
        past={<PastResults results={past} />}
        deck={
          <>
            <TargetField
              targetX100={targetX100}
              range={figures.targetsX100}
              isLocked={!canBegin(state)}
              onTarget={setTarget}
            />
            <Figure label={t('play.chance')}>
              {formatChance(waysToReach(figures, targetX100) / ALL_WAYS)}
            </Figure>
            <Figure label={t('play.winsUpTo')} tone="gain">
              {money(paidAt(stake, targetX100 * 100))}
            </Figure>
          </>
        }
      >
        <div className={css.show} aria-hidden="true">
          <img className={css.rocket} src="/art/play/rocket.webp" alt="" width={320} height={320} />
          <b key={round?.id} className={classes(css.reached, reach?.isWon === true && css.won)}>
            {reach === null ? formatTimes(targetX100 * 100) : formatTimes(reach.reachedX100 * 100)}
          </b>
          <span className={css.target}>
            {t('play.limbo.aim', {
              times: formatTimes((Number(round?.bet['targetX100']) || targetX100) * 100),
            })}
          </span>
        </div>
      </StageLayout>
    </Board>
  );
}
