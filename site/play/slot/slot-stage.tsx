import type { CSSProperties } from 'react';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { useText } from '../../i18n/use-text.tsx';
import { Board } from '../hud/board.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { isRoundOpen, isSeen } from '../table.ts';
import { useStart } from '../use-start.ts';
import type { SlotLook } from './slot-look.ts';
import { lookOf } from './slot-looks.ts';
import { SlotPays } from './slot-pays.tsx';
import { SlotPick } from './slot-pick.tsx';
import { SlotPlate } from './slot-plate.tsx';
import css from './slot-stage.module.css';
import { SlotStatus } from './slot-status.tsx';
import type { SlotStep } from './slot-steps.ts';
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
  return (
    <Board
      ink={{ tint: look.tint, label: look.label, accent: look.accent }}
      scene={<SlotScene sysname={sysname} />}
      isRound
      hasTurbo
      primary={
        isRoundOpen(state)
          ? { tone: 'quiet', label: t('play.slot.pick'), isDisabled: true, onPress: () => undefined }
          : { tone: 'go', label: t('play.slot.spin'), onPress: () => start({ stake, mode: MODE }) }
      }
      rules={<SlotPays figures={figures} look={look} />}
    >
      <div className={css.stage} style={paintOf(figures, look)}>
        <h1 className={css.title}>{name}</h1>
        <div className={css.frame}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space and the round button do the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a touch anywhere shows the rest at once */}
          <div className={css.well} onClick={() => !isSeen(state) && table.see(steps.length)}>
            <div ref={host} className={css.reels} />
            {reels === 'lost' && <p className={css.lost}>{t('play.slot.noGraphics')}</p>}
          </div>
          <SlotWheel steps={shown} id={`${round?.id} ${seen}`} />
          <SlotPick steps={shown} />
          <SlotPlate steps={shown} />
        </div>
        <SlotStatus steps={shown} figures={figures} />
      </div>
    </Board>
  );
}

/** A reel whose height is of chance is drawn as if it had so many cells. */
const TALL = 5;

function paintOf({ heights }: SlotFigures, { metal, stone, well }: SlotLook): CSSProperties {
  const rows = heights.map((height) => (typeof height === 'number' ? height : TALL));
  return {
    '--reels': rows.length,
    '--rows': Math.max(...rows),
    '--metal-light': metal[0],
    '--metal-middle': metal[1],
    '--metal-shade': metal[2],
    '--stone': stone,
    '--well-edge': well[0],
    '--well-middle': well[1],
  } as CSSProperties;
}

/** The game's own box, far out of focus, is the light of its room. */
const SlotScene = ({ sysname }: { sysname: string }) => (
  <div className={css.scene}>
    <img className={css.backdrop} src={`/art/tiles-240/${sysname}.webp`} alt="" />
  </div>
);
