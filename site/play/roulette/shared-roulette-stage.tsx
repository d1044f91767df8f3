import { useText } from '../../i18n/use-text.tsx';
import { ChipTray } from '../chips/chip-tray.tsx';
import { useChips } from '../chips/use-chips.ts';
import { FeltScene } from '../felt-scene.tsx';
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
import { RouletteCloth } from './roulette-cloth.tsx';
import { paintOf } from './roulette-layout.ts';
import { RouletteWheel, SPIN_MS } from './roulette-wheel.tsx';
import css from './shared-roulette-stage.module.css';

const ink = { tint: '4 20 15', label: '#b9d8cb', accent: '#ffd469' };
const RESULT_MS = 700;

const msOf = ({ step }: PlayedStep) => (step === 'spin' ? SPIN_MS : RESULT_MS);

/** One wheel for the whole house. */
export default function SharedRouletteStage() {
  const t = useText();
  const { line, shared } = useShared();
  const { round } = useTableState();
  const chips = useChips();
  const primary = useSharedChipPrimary({ line, shared, chips });
  const { steps, drawn } = useSharedSteps(shared, msOf);
  const pays = useOwnPays();
  const pocket = drawn > 0 ? Number(steps[0]?.['pocket']) : null;
  const isOut = drawn > 1;
  const past = shared.past.map(({ position, steps: shown }) => {
    const number = Number(shown[0]?.['pocket']);
    return { id: String(position), text: String(number), isGood: false, paint: paintOf(number) };
  });
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#12795a', '#0a4a38', '#04241c']} />}
      primary={primary}
      costs={chips.sum}
      chips={<ChipTray chips={chips} />}
      rules={
        <Rules
          lines={[
            t('play.roulette.rules.pocket'),
            t('play.roulette.rules.pays'),
            t('play.roulette.rules.zero'),
            t('play.shared.rules'),
          ]}
        />
      }
    >
      <div className={css.table}>
        <div className={css.past}>
          <PastResults results={past} />
        </div>
        <div className={css.wheel}>
          <RouletteWheel pocket={pocket} id={drawn > 0 ? String(shared.round?.id) : ''} isOut={isOut} />
        </div>
        <div className={css.clock}>
          <PhaseClock shared={shared} />
        </div>
        <div className={css.cloth}>
          <RouletteCloth
            chips={chips}
            winning={isOut ? pocket : null}
            pays={isOut ? pays : null}
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
