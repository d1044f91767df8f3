import { useState } from 'react';
import type { WheelFigures } from '#games/kinds/wheel/wheel.ts';
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
import { TURN_MS, TurningWheel } from '../turning-wheel.tsx';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import css from './wheel-stage.module.css';

const ink = { tint: '28 14 4', label: '#f6d9b4', accent: '#ffce7a' };
const hues = ['#e07a1f', '#8f3f0c', '#361404'] as const;
const colours = ['#3a2418', '#2f9ad8', '#2ee59d', '#b79bff', '#ff8fb8', '#ffd469', '#ff5a67'];

interface Turn {
  segment: number;
  timesX10000: number;
}

export default function WheelStage() {
  const t = useText();
  const start = useStart();
  const state = useTableState();
  const { round, stake, opened } = state;
  const figures = opened!.game.figures as WheelFigures;
  const [bet, setBet] = useState({ risk: 'medium', segments: 24 });
  const drawn = useShow({ msOf: () => TURN_MS, soundOf: () => 'tick' });
  const turn = drawn > 0 ? (round?.steps[0] as unknown as Turn) : null;
  const past = usePast(
    round?.is_over && isSeen(state) && turn
      ? { id: round.id, text: formatTimes(turn.timesX10000), isGood: round.paid > round.staked }
      : null,
  );
  const rim = figures.rimsX100[bet.risk]![bet.segments]!;
  const pays = [...new Set(rim)].toSorted((a, b) => a - b);
  const colourOf = (x100: number) =>
    x100 === 0 ? colours[0]! : colours[1 + pays.filter((p) => p > 0).indexOf(x100)]!;
  const isOfRim = round?.bet['segments'] === bet.segments && round.bet['risk'] === bet.risk;
  const isLocked = !canBegin(state);
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      hasTurbo
      hasAutoplay
      primary={{ tone: 'go', label: t('play.wheel.turn'), onPress: () => start({ stake, ...bet }) }}
      rules={<Rules lines={[t('play.wheel.rules.turn'), t('play.wheel.rules.rim')]} />}
    >
      <StageLayout
        past={<PastResults results={past} />}
        deck={
          <>
            <Segments
              label={t('play.risk.label')}
              options={Object.keys(figures.rimsX100).map(
                (risk) => [risk, t(`play.risk.${risk as 'low'}`)] as const,
              )}
              value={bet.risk}
              isLocked={isLocked}
              onChange={(risk) => setBet({ ...bet, risk })}
            />
            <Segments
              label={t('play.wheel.segments')}
              options={Object.keys(figures.rimsX100[bet.risk]!).map(
                (count) => [Number(count), count] as const,
              )}
              value={bet.segments}
              isLocked={isLocked}
              onChange={(segments) => setBet({ ...bet, segments })}
            />
            <ul className={css.pays} aria-label={t('play.rules')}>
              {pays.map((x100) => (
                <li key={x100} className={css.pay}>
                  <i className={css.dot} style={{ background: colourOf(x100) }} />
                  {formatTimes(x100 * 100)}
                  <small className={css.count}>
                    {t('play.wheel.of', { count: rim.filter((one) => one === x100).length, all: rim.length })}
                  </small>
                </li>
              ))}
            </ul>
          </>
        }
      >
        <TurningWheel
          segments={rim.map((x100) => ({
            colour: colourOf(x100),
            label: rim.length <= 24 && x100 > 0 ? String(x100 / 100) : '',
          }))}
          at={isOfRim ? (turn?.segment ?? null) : null}
          id={round?.id ?? ''}
          isOver={isSeen(state)}
          middle={turn !== null && isSeen(state) && isOfRim ? formatTimes(turn.timesX10000) : ''}
          isLost={round !== null && round.paid <= round.staked}
        />
      </StageLayout>
    </Board>
  );
}
