import type { CSSProperties } from 'react';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { classes } from '#ui/classes.ts';
import { Loader } from '#ui/loader.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { Board } from '../hud/board.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { isRoundOpen, isSeen } from '../table.ts';
import { useStart } from '../use-start.ts';
import { SlotContext } from './slot-context.tsx';
import { SlotLives } from './slot-lives.tsx';
import { rust, type SlotLook, silver } from './slot-look.ts';
import { lookOf } from './slot-looks.ts';
import { SlotMeaning } from './slot-meaning.tsx';
import { SlotMoment } from './slot-moment.tsx';
import { SlotPays } from './slot-pays.tsx';
import { SlotPick } from './slot-pick.tsx';
import { SlotPlate } from './slot-plate.tsx';
import { SlotScene } from './slot-scene.tsx';
import css from './slot-stage.module.css';
import { SlotStatus } from './slot-status.tsx';
import { isInFeature, type SlotStep } from './slot-steps.ts';
import { SlotWheel } from './slot-wheel.tsx';
import { useReels } from './use-reels.ts';
import { useShownSteps } from './use-shown-steps.ts';

/** The mode of an ordinary spin. */
const MODE = 'base';

export default function SlotStage() {
  const t = useText();
  const start = useStart();
  const { table } = usePlay();
  const state = useTableState();
  const { round, seen, stake, opened } = state;
  const { sysname, name } = opened!.game;
  const figures = opened!.game.figures as SlotFigures;
  const look = lookOf(sysname);
  const { host, reels } = useReels({ figures, look });
  useShownSteps(reels, figures);
  const steps = (round?.steps ?? []) as unknown as SlotStep[];
  const shown = steps.slice(0, seen + 1);
  const isFeature = !isSeen(state) && isInFeature(shown);
  return (
    <Board
      ink={{ tint: look.tint, label: look.label, accent: look.accent }}
      scene={<SlotScene sysname={sysname} isInFeature={isFeature} />}
      isRound
      hasTurbo
      hasAutoplay
      primary={
        isRoundOpen(state)
          ? { tone: 'quiet', label: t('play.slot.pick'), isDisabled: true, onPress: () => undefined }
          : { tone: 'go', label: t('play.slot.spin'), onPress: () => start({ stake, mode: MODE }) }
      }
      rules={<SlotPays figures={figures} look={look} />}
    >
      <div
        className={classes(css.stage, rowsOf(figures) >= TALL && css.tall)}
        style={paintOf(figures, look)}
        data-edge={edgeOf(figures, look)}
      >
        <h1 className={css.title}>
          <img className={css.lettering} src={`/art/titles/${sysname}.webp`} alt={name} />
        </h1>
        <div className={css.meaning}>
          <SlotMeaning steps={shown} figures={figures} look={look} />
        </div>
        <div className={classes(css.frame, isFeature && css.feature)}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space and the round button do the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a touch anywhere shows the rest at once */}
          <div className={css.well} onClick={() => !isSeen(state) && table.see(steps.length)}>
            <div ref={host} className={css.reels} />
            {reels === null && (
              <div className={css.waiting}>
                <Loader label={t('play.opening')} />
              </div>
            )}
            {reels === 'lost' && <p className={css.lost}>{t('play.slot.noGraphics')}</p>}
          </div>
          <SlotWheel steps={shown} id={`${round?.id} ${seen}`} />
          <SlotPick steps={shown} look={look} />
          {figures.hold !== undefined && <SlotLives steps={shown} lives={figures.hold.lives} />}
          <SlotPlate steps={shown} />
          <SlotMoment steps={shown} figures={figures} look={look} />
        </div>
        <SlotStatus steps={shown} figures={figures} look={look} />
        <div className={css.context}>
          <SlotContext steps={shown} figures={figures} look={look} />
        </div>
      </div>
    </Board>
  );
}

/** What the frame is set with: lamps on the machines of old, else what suits its metal. */
function edgeOf({ heights }: SlotFigures, { metal }: SlotLook): 'bulbs' | 'rivets' | 'pearls' | 'studs' {
  if (heights.length <= 3) return 'bulbs';
  if (metal === rust) return 'rivets';
  return metal === silver ? 'pearls' : 'studs';
}

/** A reel whose height is of chance is drawn as if it had so many cells. From so many on a board leaves less room. */
const TALL = 5;

const rowsOf = ({ heights }: SlotFigures): number =>
  Math.max(...heights.map((height) => (typeof height === 'number' ? height : TALL)));

function paintOf(figures: SlotFigures, { metal, stone, well }: SlotLook): CSSProperties {
  return {
    '--reels': figures.heights.length,
    '--rows': rowsOf(figures),
    '--metal-light': metal[0],
    '--metal-middle': metal[1],
    '--metal-shade': metal[2],
    '--stone': stone,
    '--well-edge': well[0],
    '--well-middle': well[1],
  } as CSSProperties;
}
