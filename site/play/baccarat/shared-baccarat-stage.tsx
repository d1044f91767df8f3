import { type BaccaratFigures, baccaratStep } from '#games/kinds/baccarat/baccarat.ts';
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
import { useMoney } from '../use-money.ts';
import { readCoup } from './baccarat-round.ts';
import { BaccaratSpots } from './baccarat-spots.tsx';
import { CoupHand } from './coup-hand.tsx';
import css from './shared-baccarat-stage.module.css';
import { sidePaints } from './side-paints.ts';
import { useChipSteps } from './use-chip-steps.ts';

const ink = { tint: '6 31 20', label: '#c9e4d2', accent: '#ffd469' };
const ms: Readonly<Record<string, number>> = { deal: 2500, third: 1800, result: 1000 };

const msOf = ({ step }: PlayedStep) => ms[step] ?? 500;

/** One coup for the whole house, from a fresh shoe each time. */
export default function SharedBaccaratStage() {
  const t = useText();
  const money = useMoney();
  const { line, shared } = useShared();
  const { round, opened } = useTableState();
  const figures = opened!.game.figures as BaccaratFigures;
  const chips = useChips();
  const primary = useSharedChipPrimary({ line, shared, chips });
  const { steps, drawn } = useSharedSteps(shared, msOf);
  const coup = readCoup({ steps }, drawn);
  const pays = useOwnPays();
  const id = String(shared.round?.id ?? '');
  const past = shared.past.map(({ position, steps: shown }) => {
    const winner = readCoup({ steps: shown }, shown.length).winner ?? 'tie';
    const text = t(`play.baccarat.spots.${winner}`);
    return { id: String(position), text, isGood: false, paint: sidePaints[winner] };
  });
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#0f5a3a', '#0a3f28', '#04140c']} />}
      primary={useChipSteps(chips.laid, figures, primary)}
      costs={chips.sum}
      chips={<ChipTray chips={chips} />}
      rules={
        <Rules
          lines={[
            t('play.baccarat.rules.aim'),
            t('play.baccarat.rules.cards'),
            t('play.baccarat.rules.pays'),
            t('play.baccarat.rules.step', { amount: money(baccaratStep(figures, 'banker')) }),
            t('play.shared.rules'),
          ]}
        />
      }
    >
      <div className={css.table}>
        <div className={css.head}>
          <PhaseClock shared={shared} />
          <PastResults results={past} />
        </div>
        <div className={css.hands}>
          <CoupHand side="player" cards={coup.player} isWinner={coup.winner === 'player'} id={id} />
          <CoupHand side="banker" cards={coup.banker} isWinner={coup.winner === 'banker'} id={id} />
        </div>
        <div className={css.spots}>
          <BaccaratSpots
            chips={chips}
            figures={figures}
            winner={coup.winner}
            pays={coup.winner === null ? null : pays}
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
