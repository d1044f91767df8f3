import { type BaccaratFigures, baccaratStep } from '#games/kinds/baccarat/baccarat.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipTray } from '../chips/chip-tray.tsx';
import { useChipPrimary } from '../chips/use-chip-primary.ts';
import { useChips } from '../chips/use-chips.ts';
import { FeltScene } from '../felt-scene.tsx';
import { Board } from '../hud/board.tsx';
import { PastResults, usePast } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { isSeen, type PlayedStep } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { readCoup } from './baccarat-round.ts';
import { BaccaratSpots } from './baccarat-spots.tsx';
import css from './baccarat-stage.module.css';
import { CoupHand } from './coup-hand.tsx';
import { sidePaints } from './side-paints.ts';
import { useChipSteps } from './use-chip-steps.ts';

const ink = { tint: '24 6 14', label: '#e8c6cf', accent: '#ffd469' };
const ms: Readonly<Record<string, number>> = { deal: 1100, third: 800, result: 500 };

const msOf = ({ step }: PlayedStep) => ms[step] ?? 500;
const soundOf = ({ step }: PlayedStep) => (step === 'result' ? null : 'land');

export default function BaccaratStage() {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const { round, opened } = state;
  const figures = opened!.game.figures as BaccaratFigures;
  const chips = useChips();
  const primary = useChipPrimary(chips, t('play.baccarat.deal'));
  const drawn = useShow({ msOf, soundOf });
  const coup = readCoup(round, drawn);
  const past = usePast(
    round?.is_over && isSeen(state) && coup.winner
      ? {
          ...{ id: round.id, text: t(`play.baccarat.spots.${coup.winner}`), isGood: false },
          paint: sidePaints[coup.winner],
        }
      : null,
  );
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#7a1f38', '#4a0f24', '#1e0510']} />}
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
          ]}
        />
      }
    >
      <div className={css.table}>
        <PastResults results={past} />
        <div className={css.hands}>
          <CoupHand
            side="player"
            cards={coup.player}
            isWinner={coup.winner === 'player'}
            id={round?.id ?? ''}
          />
          <CoupHand
            side="banker"
            cards={coup.banker}
            isWinner={coup.winner === 'banker'}
            id={round?.id ?? ''}
          />
        </div>
        <BaccaratSpots chips={chips} figures={figures} winner={coup.winner} pays={coup.pays} />
      </div>
    </Board>
  );
}
