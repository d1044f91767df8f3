import { useState } from 'react';
import { paidAt } from '#games/kinds/kind.ts';
import type { TowerFigures } from '#games/kinds/tower/tower.ts';
import { towerTimes } from '#games/kinds/tower/tower-times.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Figure, Segments } from '../deck.tsx';
import type { Action } from '../hud/action.ts';
import { Board } from '../hud/board.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { canBegin, isRoundOpen, isSeen, type PlayedStep } from '../table.ts';
import { formatChance, formatTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import { TowerField } from './tower-field.tsx';
import { readTower } from './tower-round.ts';

const ink = { tint: '12 12 40', label: '#c9cdf5', accent: '#a9b4ff' };
const hues = ['#4f5bd8', '#2a2f8f', '#0e0f3a'] as const;
const STEP_MS = 320;
/** In pixels, for a thumb. */
const LEAST_ROW = 32;

const soundOf = ({ step, ...rest }: PlayedStep) =>
  step !== 'climb' ? null : rest['isSafe'] ? 'open' : 'end';

export default function TowerStage() {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const state = useTableState();
  const { round, opened, stake } = state;
  const figures = opened!.game.figures as TowerFigures;
  const [chosen, setChosen] = useState('even');
  const drawn = useShow({ msOf: () => STEP_MS, soundOf });
  const game = readTower(round, drawn);
  const isOpen = isRoundOpen(state);
  const level = isOpen ? game.level : chosen;
  const shown = round === null || (!isOpen && game.level !== chosen) ? readTower(null, 0) : game;
  const { safe, places, rows } = figures.levels[level]!;
  const climbed = isOpen ? game.climbed : 0;
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      primary={usePrimaryOfTower(figures, level, climbed)}
      rules={
        <Rules
          lines={[
            t('play.tower.rules.climb'),
            t('play.tower.rules.stop'),
            t('play.tower.rules.levels'),
            t('play.rounding'),
          ]}
        />
      }
    >
      <StageLayout
        least={rows * LEAST_ROW}
        deck={
          <>
            <Segments
              isWide
              label={t('play.tower.level')}
              options={Object.keys(figures.levels).map(
                (name) => [name, t(`play.tower.levels.${name as 'even'}`)] as const,
              )}
              value={level}
              isLocked={!canBegin(state)}
              onChange={(name) => setChosen(name)}
            />
            <Figure label={t('play.tower.safe')}>{formatChance(safe / places)}</Figure>
            <Figure label={t('play.tower.next')} tone="gain">
              {climbed >= rows ? '–' : money(paidAt(stake, towerTimes(figures, level, climbed + 1)))}
            </Figure>
          </>
        }
      >
        <TowerField
          rows={rows}
          places={places}
          game={shown}
          timesOf={(row) => formatTimes(towerTimes(figures, level, row + 1))}
          canClimb={isOpen && isSeen(state) && !state.isAsking}
          onClimb={(at) => void table.decide({ name: 'climb', at })}
        />
      </StageLayout>
    </Board>
  );
}

function usePrimaryOfTower(figures: TowerFigures, level: string, climbed: number): Action {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const { table } = usePlay();
  const state = useTableState();
  const { round, stake } = state;
  if (!isRoundOpen(state))
    return {
      tone: 'go',
      label: round === null ? t('play.start') : t('play.again'),
      detail: money(stake),
      onPress: () => start({ stake, level }),
    };
  if (climbed === 0)
    return { tone: 'quiet', label: t('play.tower.pick'), isDisabled: true, onPress: () => undefined };
  const times = towerTimes(figures, level, climbed);
  return {
    tone: 'collect',
    label: money(paidAt(round?.bet.stake ?? 0, times)),
    detail: t('play.collectAt', { times: formatTimes(times) }),
    onPress: () => void table.decide({ name: 'collect' }),
  };
}
