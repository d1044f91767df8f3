import { type ReactNode, useState } from 'react';
import { account } from '#contract/account/account.ts';
import type { Game } from '#contract/games.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useRead } from '../asking/reads.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { useText } from '../i18n/use-text.tsx';
import { closuresOfGame, useClosures, useOwnCountry } from '../player/use-closures.ts';
import { BonusCount } from './bonus-count.tsx';
import { ClosedGame } from './closed-game.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import css from './game-stage.module.css';
import { Refused } from './refused.tsx';
import { StartCard } from './start-card.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGuestWays } from './use-guest-ways.ts';
import { useOpenGame } from './use-open-game.ts';
import { usePlayWays } from './use-play-ways.ts';
import { useWishedMode } from './use-wished-mode.ts';

interface GameStageProps {
  game: Game;
  studio: string;
  pots: ReactNode;
  broken: ReactNode;
}

/** An open game: its frame, and the bar with what belongs to it. On a small screen it covers the page while it is played. */
export function GameStage({ game, studio, pots, broken }: GameStageProps) {
  const { sysname, name } = game;
  const wished = useWishedMode();
  const { data: info } = useRead(account.getInfo, {});
  const isGuest = info?.uid === 0;
  const needsAccount = isGuest && wished === 'real';
  const closed = useClosures()([...closuresOfGame(game), ...useOwnCountry()]);
  const isClosed = closed !== null && wished !== 'demo';
  const mode = info === undefined || needsAccount || isClosed ? null : wished;
  useGuestWays({ isGuest, mode: wished, name });
  const { address, refusal, again } = useOpenGame({ sysname, mode, uid: info?.uid ?? 0 });
  const { choose, leave } = usePlayWays({ isGuest });
  const full = useFullScreen();
  const [shown, setShown] = useState<string | null>(null);
  const isShown = address !== null && shown === address;

  return (
    <section
      className={classes(css.stage, mode !== null && css.playing, full.isOn && css.full)}
      aria-label={name}
    >
      <div className={css.pots}>{pots}</div>
      <div className={css.box} data-art="" data-theme="dark">
        <img className={css.glow} src={`/art/tiles-240/${sysname}.webp`} width={240} height={320} alt="" />
        {isClosed && <ClosedGame words={closed} onDemo={() => void choose('demo')} />}
        {mode === null && !isClosed && <StartCard {...{ sysname, isGuest, needsAccount }} onPlay={choose} />}
        {mode !== null &&
          refusal !== null &&
          (isBroken(refusal) ? broken : <Refused refusal={refusal} onRetry={again} />)}
        {mode !== null && refusal === null && (
          <GameFrame {...{ name, address, isShown }} onShown={() => setShown(address)} />
        )}
        {(mode !== null || (isClosed && wished === 'real')) && !isShown && <WayBack onLeave={leave} />}
      </div>
      {isGuest || info === undefined ? null : <BonusCount sysname={sysname} />}
      <GameBar
        {...{ game, studio, full }}
        isClosed={closed !== null}
        mode={wished ?? 'demo'}
        onMode={choose}
      />
    </section>
  );
}

/** Whoever made the game has trouble with it (decision D79). An answer that was lost is another matter. */
const isBroken = (refusal: Refusal) =>
  isRefusal(refusal, 'InternalServerError') ||
  (isRefusal(refusal, 'UnknownError') && !(refusal instanceof Unanswered));

/** While there is no game yet whose own bar has one. */
function WayBack({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  return (
    <span className={css.back}>
      <IconButton look="glass" icon="caret-left" label={t('game.back')} onClick={onLeave} />
    </span>
  );
}
