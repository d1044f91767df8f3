import { useState } from 'react';
import { type PlinkoFigures, plinkoTimes } from '#games/kinds/plinko/plinko.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Segments } from '../deck.tsx';
import { Board } from '../hud/board.tsx';
import { PastResults, usePast } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { canBegin, isSeen } from '../table.ts';
import { formatTimes } from '../times.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import { PlinkoBoard } from './plinko-board.tsx';
import { FALL_MS, type PlinkoFall } from './plinko-fall.ts';

const ink = { tint: '34 4 26', label: '#f4cbe3', accent: '#ff9bd4' };
const hues = ['#d8258d', '#8f0f62', '#3a0630'] as const;

export default function PlinkoStage() {
  const t = useText();
  const start = useStart();
  const state = useTableState();
  const { round, stake, opened } = state;
  const figures = opened!.game.figures as PlinkoFigures;
  const [bet, setBet] = useState({ risk: 'medium', rows: 12 });
  const drawn = useShow({ msOf: () => FALL_MS, soundOf: () => 'tick' });
  const fall = drawn > 0 ? (round?.steps[0] as unknown as PlinkoFall) : null;
  const past = usePast(
    round?.is_over && isSeen(state) && fall
      ? { id: round.id, text: formatTimes(fall.timesX10000), isGood: round.paid > round.staked }
      : null,
  );
  const isLocked = !canBegin(state);
  const risks = Object.keys(figures.paysX100).map((risk) => [risk, t(`play.risk.${risk as 'low'}`)] as const);
  const rows = Object.keys(figures.paysX100[bet.risk]!).map((count) => [Number(count), count] as const);
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      hasTurbo
      hasAutoplay
      primary={{ tone: 'go', label: t('play.plinko.drop'), onPress: () => start({ stake, ...bet }) }}
      rules={
        <Rules
          lines={[t('play.plinko.rules.fall'), t('play.plinko.rules.slots'), t('play.plinko.rules.risk')]}
        />
      }
    >
      <StageLayout
        past={<PastResults results={past} />}
        deck={
          <>
            <Segments
              label={t('play.risk.label')}
              options={risks}
              value={bet.risk}
              isLocked={isLocked}
              onChange={(risk) => setBet({ ...bet, risk })}
            />
            <Segments
              label={t('play.plinko.rows')}
              options={rows}
              value={bet.rows}
              isLocked={isLocked}
              onChange={(count) => setBet({ ...bet, rows: count })}
            />
          </>
        }
      >
        <PlinkoBoard
          key={`${bet.risk}${bet.rows}`}
          rows={bet.rows}
          times={plinkoTimes(figures, bet)}
          fall={fall !== null && fall.path.length === bet.rows ? fall : null}
          id={round?.id ?? ''}
          isOver={isSeen(state)}
        />
      </StageLayout>
    </Board>
  );
}
