import { type CSSProperties, type ReactNode, useState } from 'react';
import type { AutoplayWish } from '../autoplay/autoplay.ts';
import { AutoplayPanel } from '../autoplay/autoplay-panel.tsx';
import { useAutoplay } from '../autoplay/use-autoplay.ts';
import { packInUse } from '../free-spins.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { stepFrom } from '../stakes.ts';
import { canBegin } from '../table.ts';
import type { Action } from './action.ts';
import css from './board.module.css';
import { Hud } from './hud.tsx';
import { News } from './news.tsx';
import { type PanelName, Panels } from './panels.tsx';
import { SessionStrip } from './session-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { usePrimary } from './use-primary.ts';
import { useWinSound } from './use-win.ts';
import { WinMoment } from './win-moment.tsx';

export interface BoardProps {
  /** The game's own dark tint, as red, green and blue; the ink of small words; what is switched on. */
  ink: { tint: string; label: string; accent: string };
  scene: ReactNode;
  primary: Action;
  /** A round button, for games that are watched; the others have a wide one that says what it does. */
  isRound?: boolean;
  /** What a press costs, where that is not the stake alone. */
  costs?: number;
  /** In place of the ladder of stakes. */
  chips?: ReactNode;
  /** Beside the main button. */
  second?: ReactNode;
  hasTurbo?: boolean;
  /** A round needs one press and nothing else. */
  hasAutoplay?: boolean;
  /** Where the plate of a win hides least. */
  winAt?: 'top' | 'bottom';
  rules: ReactNode;
  children: ReactNode;
}

/** The stage of a game and the one HUD around it. A game passes what is to be pressed; it never draws its own controls. */
export function Board({
  ink,
  scene,
  primary: wanted,
  costs,
  winAt,
  rules,
  children,
  ...controls
}: BoardProps) {
  const { table } = usePlay();
  const state = useTableState();
  const [panel, setPanel] = useState<PanelName | null>(null);
  useWinSound();
  const cost = costs ?? state.stake;
  const autoplay = useAutoplay({ primary: usePrimary(wanted, cost), costs: cost, isHeld: panel !== null });
  const { primary } = autoplay;
  const hasTurbo = controls.hasTurbo === true && state.opened?.terms.has_turbo === true;
  const hasAutoplay = controls.hasAutoplay === true && state.opened?.terms.has_autoplay === true;
  const hasLadder = controls.chips === undefined;
  useKeys({
    onPlay: () => primary.isDisabled !== true && primary.onPress(),
    onStake: (by) =>
      hasLadder &&
      state.opened !== null &&
      canBegin(state) &&
      packInUse(state.free) === undefined &&
      table.setStake(stepFrom(state.opened.game.stakes, state.stake, by)),
  });
  const begin = (wish: AutoplayWish) => {
    setPanel(null);
    autoplay.begin(wish);
  };
  const tint = { '--hud-tint': ink.tint, '--hud-label': ink.label, '--accent': ink.accent } as CSSProperties;
  return (
    <div className={css.board} style={tint} data-art>
      <TopBar onPanel={setPanel} />
      <main className={css.stage}>
        <div className={css.scene} aria-hidden="true">
          {scene}
        </div>
        <div className={css.field}>{children}</div>
        {/* What is watched behind a round button shows its wins where they come about. */}
        {controls.isRound !== true && <WinMoment at={winAt ?? 'top'} />}
        <News end={autoplay.end} onDismiss={autoplay.dismiss} />
      </main>
      <Hud
        {...controls}
        hasTurbo={hasTurbo}
        autoplay={hasAutoplay ? autoplay : undefined}
        primary={primary}
        onPanel={setPanel}
      />
      <SessionStrip onPanel={setPanel} />
      {panel !== null && (
        <Panels
          name={panel}
          rules={rules}
          autoplay={<AutoplayPanel costs={cost} onBegin={begin} />}
          hasTurbo={hasTurbo}
          onPanel={setPanel}
        />
      )}
    </div>
  );
}
