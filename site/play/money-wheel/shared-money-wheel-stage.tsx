import type { MoneyWheelFigures } from '#games/kinds/money-wheel/money-wheel.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { ChipTray } from '../chips/chip-tray.tsx';
import { useChips } from '../chips/use-chips.ts';
import { Board } from '../hud/board.tsx';
import { PastResults } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { PhaseClock } from '../shared-table/phase-clock.tsx';
import { saidOfSeat } from '../shared-table/said-of-seat.ts';
import { Seats } from '../shared-table/seats.tsx';
import { chipsOfOthers, useOwnPays, useSharedChipPrimary } from '../shared-table/use-shared-chips.ts';
import { useSharedSteps } from '../shared-table/use-shared-steps.ts';
import { useShared } from '../shared-table/use-shared-table.ts';
import type { PlayedStep } from '../table.ts';
import { TURN_MS, TurningWheel } from '../turning-wheel.tsx';
import css from './shared-money-wheel-stage.module.css';
import { paintOf, segmentsOf } from './wheel-paints.ts';
import { WheelSpots } from './wheel-spots.tsx';

const ink = { tint: '28 14 4', label: '#f6d9b4', accent: '#ffce7a' };
const hues = ['#b0342f', '#6b0f22', '#25050d'] as const;
const REST_MS = 900;

const msOf = ({ step }: PlayedStep) => (step === 'spin' ? TURN_MS + REST_MS : REST_MS);

/** One money wheel for the whole house. */
export default function SharedMoneyWheelStage() {
  const t = useText();
  const { line, shared } = useShared();
  const { round, opened } = useTableState();
  const figures = opened!.game.figures as MoneyWheelFigures;
  const chips = useChips();
  const primary = useSharedChipPrimary({ line, shared, chips });
  const { steps, drawn } = useSharedSteps(shared, msOf);
  const turns = steps.slice(0, drawn).filter(({ step }) => step === 'spin');
  const result = steps.slice(0, drawn).find(({ step }) => step === 'result');
  const number = result === undefined ? null : Number(result['number']);
  const ownPays = useOwnPays();
  const factor = turns.length > 1 ? `×${figures.raise}` : '';
  const past = shared.past.map(({ position, steps: shown }) => {
    const won = Number(shown.at(-1)?.['number']);
    return { id: String(position), text: String(won), isGood: false, paint: paintOf(figures, won) };
  });
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      primary={primary}
      costs={chips.sum}
      chips={<ChipTray chips={chips} />}
      rules={
        <Rules
          lines={[
            t('play.brassWheel.rules.turn'),
            t('play.brassWheel.rules.raise', { times: figures.raise }),
            t('play.shared.rules'),
          ]}
        />
      }
    >
      <div className={css.table}>
        <div className={css.clock}>
          <PhaseClock shared={shared} />
        </div>
        <div className={css.past}>
          <PastResults results={past} />
        </div>
        <div className={css.wheel}>
          <TurningWheel
            segments={segmentsOf(figures)}
            at={turns.length === 0 ? null : Number(turns.at(-1)!['segment'])}
            id={String(turns.length === 0 ? '' : shared.round?.id)}
            isOver={result !== undefined}
            middle={number === null ? factor : String(number)}
            caption={number === null ? '' : factor}
          />
        </div>
        <div className={css.spots}>
          <WheelSpots
            chips={chips}
            figures={figures}
            number={number}
            pays={result === undefined ? null : ownPays}
            others={chipsOfOthers(shared.seats, round?.id)}
          />
        </div>
        <div className={css.seats}>
          <Seats seats={shared.seats} sayOf={saidOfSeat} />
        </div>
      </div>
    </Board>
  );
}
