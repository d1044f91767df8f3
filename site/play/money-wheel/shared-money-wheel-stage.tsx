import { type MoneyWheelFigures, numbersOf } from '#games/kinds/money-wheel/money-wheel.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { ChipStack } from '../chips/chip-stack.tsx';
import { ChipTray } from '../chips/chip-tray.tsx';
import { useChips } from '../chips/use-chips.ts';
import { Board } from '../hud/board.tsx';
import { PastResults } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { OthersChip } from '../shared-table/others-chip.tsx';
import { PhaseClock } from '../shared-table/phase-clock.tsx';
import { saidOfSeat } from '../shared-table/said-of-seat.ts';
import { Seats } from '../shared-table/seats.tsx';
import { chipsOfOthers, useOwnPays, useSharedChipPrimary } from '../shared-table/use-shared-chips.ts';
import { useSharedSteps } from '../shared-table/use-shared-steps.ts';
import { useShared } from '../shared-table/use-shared-table.ts';
import { StageLayout } from '../stage-layout.tsx';
import type { PlayedStep } from '../table.ts';
import { TURN_MS, TurningWheel } from '../turning-wheel.tsx';
import css from './shared-money-wheel-stage.module.css';

const ink = { tint: '28 14 4', label: '#f6d9b4', accent: '#ffce7a' };
const hues = ['#c28a1f', '#7a4c10', '#231204'] as const;
const colours: Readonly<Record<number, string>> = {
  ...{ 0: '#ffffff', 1: '#d8a84a', 2: '#2f9ad8', 6: '#2ee59d', 12: '#b79bff', 24: '#ff5a67' },
};
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
  const others = chipsOfOthers(shared.seats, round?.id);
  const turns = steps.slice(0, drawn).filter(({ step }) => step === 'spin');
  const result = steps.slice(0, drawn).find(({ step }) => step === 'result');
  const number = result === undefined ? null : Number(result['number']);
  const ownPays = useOwnPays();
  const pays = result === undefined ? null : ownPays;
  const labelOf = (segment: number) => (segment === 0 ? `×${figures.raise}` : String(segment));
  const past = shared.past.map(({ position, steps: shown }) => ({
    ...{ id: String(position), text: String(shown.at(-1)?.['number']), isGood: false },
  }));
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
      <StageLayout
        past={<PastResults results={past} />}
        deck={
          <>
            <div className={css.spots}>
              {numbersOf(figures).map((spot) => {
                const laid = chips.laid[spot] ?? 0;
                return (
                  <button
                    key={spot}
                    type="button"
                    className={classes(css.spot, number === spot && css.won)}
                    style={{ borderColor: colours[spot] }}
                    aria-disabled={chips.isLocked}
                    onClick={() => chips.lay(String(spot))}
                  >
                    <b>{spot}</b>
                    <small>{t('play.brassWheel.pays', { times: spot })}</small>
                    <OthersChip sum={others[spot]} />
                    {laid > 0 && <ChipStack sum={laid} paid={pays?.[spot]} />}
                  </button>
                );
              })}
            </div>
            <Seats seats={shared.seats} sayOf={saidOfSeat} />
          </>
        }
      >
        <div className={css.show}>
          <PhaseClock shared={shared} />
          <div className={css.wheel}>
            <TurningWheel
              segments={figures.segments.map((segment) => ({
                colour: colours[segment]!,
                label: labelOf(segment),
              }))}
              at={turns.length === 0 ? null : Number(turns.at(-1)!['segment'])}
              id={String(turns.length === 0 ? '' : shared.round?.id)}
              isOver={result !== undefined}
              middle={number === null ? '' : String(number)}
            />
          </div>
        </div>
      </StageLayout>
    </Board>
  );
}
