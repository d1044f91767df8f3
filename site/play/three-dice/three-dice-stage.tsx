import type { ThreeDiceFigures } from '#games/kinds/three-dice/three-dice.ts';
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
import { useShow } from '../use-show.ts';
import { ThreeDiceCloth } from './three-dice-cloth.tsx';
import css from './three-dice-stage.module.css';
import { THROW_MS, ThrownDice } from './thrown-dice.tsx';

const ink = { tint: '28 8 6', label: '#ecccb8', accent: '#ffd469' };
const RESULT_MS = 600;

const msOf = ({ step }: PlayedStep) => (step === 'throw' ? THROW_MS : RESULT_MS);
const soundOf = () => 'land' as const;

export default function ThreeDiceStage() {
  const t = useText();
  const state = useTableState();
  const { round, opened } = state;
  const figures = opened!.game.figures as ThreeDiceFigures;
  const chips = useChips();
  const primary = useChipPrimary(chips, t('play.threeDice.throw'));
  const drawn = useShow({ msOf, soundOf });
  const dice = drawn > 0 ? (round?.steps[0]?.['dice'] as readonly number[]) : null;
  const isOut = drawn > 1 || (dice !== null && isSeen(state));
  const pays = drawn > 1 ? (round?.steps[1]?.['pays'] as Readonly<Record<string, number>>) : null;
  const past = usePast(
    round?.is_over && isSeen(state) && dice !== null
      ? {
          id: round.id,
          text: String(dice.reduce((sum, face) => sum + face, 0)),
          isGood: round.paid > round.staked,
        }
      : null,
  );
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#8a2b1d', '#541109', '#220604']} />}
      primary={primary}
      costs={chips.sum}
      hasTurbo
      winAt="bottom"
      chips={<ChipTray chips={chips} />}
      rules={
        <Rules
          lines={[
            t('play.threeDice.rules.throw'),
            t('play.threeDice.rules.triples'),
            t('play.threeDice.rules.faces'),
          ]}
        />
      }
    >
      <div className={css.table}>
        <div className={css.side}>
          <ThrownDice dice={dice} id={round?.id ?? ''} isOut={isOut} />
          <PastResults results={past} />
        </div>
        <ThreeDiceCloth chips={chips} figures={figures} dice={isOut ? dice : null} pays={pays} />
      </div>
    </Board>
  );
}
