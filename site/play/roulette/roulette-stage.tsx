import type { RouletteFigures } from '#games/kinds/roulette/roulette.ts';
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
import { RouletteCloth } from './roulette-cloth.tsx';
import { paintOf } from './roulette-layout.ts';
import css from './roulette-stage.module.css';
import { RouletteWheel, SPIN_MS } from './roulette-wheel.tsx';

const ink = { tint: '4 20 15', label: '#b9d8cb', accent: '#ffd469' };
const RESULT_MS = 700;

const msOf = ({ step }: PlayedStep) => (step === 'spin' ? SPIN_MS : RESULT_MS);
const soundOf = ({ step }: PlayedStep) => (step === 'spin' ? 'tick' : 'land');

export default function RouletteStage() {
  const t = useText();
  const state = useTableState();
  const { round, opened } = state;
  const { zeroGivesBackX10000 } = opened!.game.figures as RouletteFigures;
  const chips = useChips();
  const primary = useChipPrimary(chips, t('play.roulette.spin'));
  const drawn = useShow({ msOf, soundOf });
  const pocket = drawn > 0 ? Number(round?.steps[0]?.['pocket']) : null;
  const isOut = drawn > 1 || (pocket !== null && isSeen(state));
  const pays = drawn > 1 ? (round?.steps[1]?.['pays'] as Readonly<Record<string, number>>) : null;
  const past = usePast(
    round?.is_over && isSeen(state) && pocket !== null
      ? { id: round.id, text: String(pocket), isGood: false, paint: paintOf(pocket) }
      : null,
  );
  const back = zeroGivesBackX10000 > 0 ? t('play.roulette.rules.half') : t('play.roulette.rules.zero');
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#12795a', '#0a4a38', '#04241c']} />}
      primary={primary}
      costs={chips.sum}
      hasTurbo
      chips={<ChipTray chips={chips} />}
      rules={<Rules lines={[t('play.roulette.rules.pocket'), t('play.roulette.rules.pays'), back]} />}
    >
      <div className={css.table}>
        <div className={css.side}>
          <RouletteWheel pocket={pocket} id={round?.id ?? ''} isOut={isOut} />
          <PastResults results={past} />
        </div>
        <RouletteCloth chips={chips} winning={isOut ? pocket : null} pays={pays} />
      </div>
    </Board>
  );
}
