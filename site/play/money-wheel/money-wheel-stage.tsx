import type { MoneyWheelFigures } from '#games/kinds/money-wheel/money-wheel.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { ChipTray } from '../chips/chip-tray.tsx';
import { useChipPrimary } from '../chips/use-chip-primary.ts';
import { useChips } from '../chips/use-chips.ts';
import { Board } from '../hud/board.tsx';
import { PastResults, usePast } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { isSeen, type PlayedStep } from '../table.ts';
import { TURN_MS, TurningWheel } from '../turning-wheel.tsx';
import { useShow } from '../use-show.ts';
import { readWheel } from './money-wheel-round.ts';
import css from './money-wheel-stage.module.css';
import { paintOf, segmentsOf } from './wheel-paints.ts';
import { WheelSpots } from './wheel-spots.tsx';

const ink = { tint: '30 16 4', label: '#f1d9ac', accent: '#ffd469' };
const hues = ['#9a6a1c', '#5c3a0b', '#241403'] as const;
const RESULT_MS = 600;

const msOf = ({ step }: PlayedStep) => (step === 'spin' ? TURN_MS : RESULT_MS);
const soundOf = ({ step }: PlayedStep) => (step === 'spin' ? 'tick' : 'land');

export default function MoneyWheelStage() {
  const t = useText();
  const state = useTableState();
  const { round, opened } = state;
  const figures = opened!.game.figures as MoneyWheelFigures;
  const { segments, raise } = figures;
  const chips = useChips();
  const primary = useChipPrimary(chips, t('play.wheel.turn'));
  const { at, isRaised, number, pays } = readWheel(round, useShow({ msOf, soundOf }));
  const factor = isRaised ? `×${raise}` : '';
  const past = usePast(
    round?.is_over && isSeen(state) && number !== null
      ? {
          ...{ id: round.id, text: `${number} ${factor}`.trim(), isGood: round.paid > round.staked },
          paint: paintOf(figures, number),
        }
      : null,
  );
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      primary={primary}
      costs={chips.sum}
      hasTurbo
      chips={<ChipTray chips={chips} />}
      rules={
        <Rules
          lines={[
            t('play.moneyWheel.rules.turn', { count: segments.length }),
            t('play.moneyWheel.rules.pays'),
            t('play.moneyWheel.rules.raise', { times: raise }),
          ]}
        />
      }
    >
      <div className={css.table}>
        <PastResults results={past} />
        <div className={css.wheel}>
          <TurningWheel
            segments={segmentsOf(figures)}
            at={at}
            id={round?.id ?? ''}
            isOver={isSeen(state)}
            middle={number === null ? factor : String(number)}
            caption={number === null ? '' : factor}
          />
        </div>
        <div className={css.spots}>
          <WheelSpots chips={chips} figures={figures} number={number} pays={pays} />
        </div>
      </div>
    </Board>
  );
}
