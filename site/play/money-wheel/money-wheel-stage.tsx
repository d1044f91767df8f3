import { type MoneyWheelFigures, numbersOf } from '#games/kinds/money-wheel/money-wheel.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { ChipSpot } from '../chips/chip-spot.tsx';
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

const ink = { tint: '30 16 4', label: '#f1d9ac', accent: '#ffd469' };
const hues = ['#9a6a1c', '#5c3a0b', '#241403'] as const;
const RAISE = '#ffffff';
/** From the number that is there most often to the rarest. */
const colours = ['#e8c06a', '#5fb9ee', '#52dc9f', '#c3a6ff', '#ff8a93'];
const RESULT_MS = 600;

const msOf = ({ step }: PlayedStep) => (step === 'spin' ? TURN_MS : RESULT_MS);
const soundOf = ({ step }: PlayedStep) => (step === 'spin' ? 'tick' : 'land');

export default function MoneyWheelStage() {
  const t = useText();
  const state = useTableState();
  const { round, opened } = state;
  const figures = opened!.game.figures as MoneyWheelFigures;
  const { segments, raise } = figures;
  const numbers = numbersOf(figures);
  const chips = useChips();
  const primary = useChipPrimary(chips, t('play.wheel.turn'));
  const { at, isRaised, number, pays } = readWheel(round, useShow({ msOf, soundOf }));
  const factor = isRaised ? `×${raise}` : '';
  const past = usePast(
    round?.is_over && isSeen(state) && number !== null
      ? { id: round.id, text: `${number} ${factor}`.trim(), isGood: round.paid > round.staked }
      : null,
  );
  const colourOf = (shown: number) => colours[numbers.indexOf(shown)] ?? RAISE;
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
            segments={segments.map((shown) => ({
              colour: colourOf(shown),
              label: shown === 0 ? `×${raise}` : String(shown),
            }))}
            hasSmallLabels
            at={at}
            id={round?.id ?? ''}
            isOver={isSeen(state)}
            middle={number === null ? factor : String(number)}
          />
        </div>
        <div className={css.spots}>
          {numbers.map((shown) => (
            <ChipSpot
              key={shown}
              chips={chips}
              spot={String(shown)}
              name={t('play.moneyWheel.number', { number: shown })}
              pays={t('play.chips.pays', { times: shown })}
              isWon={number === shown}
              paid={pays?.[shown]}
            >
              <b className={css.number} style={{ color: colourOf(shown) }}>
                {shown}
              </b>
              <small className={css.count}>
                {t('play.wheel.of', {
                  count: segments.filter((one) => one === shown).length,
                  all: segments.length,
                })}
              </small>
            </ChipSpot>
          ))}
        </div>
      </div>
    </Board>
  );
}
