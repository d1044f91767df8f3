import type { ReactNode } from 'react';
import { type Game, games } from '#contract/games.ts';
import { useRead } from '../asking/reads.ts';
import { ByPlay } from './by-play.tsx';
import { GameStage } from './game-stage.tsx';
import css from './open-game.module.css';
import { About, Returns } from './returns.tsx';
import { Rules } from './rules.tsx';

interface OpenGameProps {
  game: Game;
  studio: string;
  /** The jackpots it feeds. */
  pots: ReactNode;
  /** Stands in place of a game that cannot be played at all. */
  broken: ReactNode;
}

/** A game that can be played, and what is to be known of it. */
export function OpenGame({ game, studio, pots, broken }: OpenGameProps) {
  const sheet = useRead(games.getSheet, { sysname: game.sysname }).data?.sheet;
  const measured = useRead(games.getMeasured, { sysname: game.sysname }).data?.measured;
  return (
    <div className={css.game}>
      <GameStage key={game.sysname} {...{ game, studio, pots, broken }} />
      {sheet && (
        <div className={css.facts}>
          <Returns {...sheet} measured={measured ?? undefined} />
          <About rows={sheet.rows} />
          <Rules kind={sheet.kind} />
        </div>
      )}
      {sheet && sheet.rows.length > 1 && (
        <div className={css.wide}>
          <ByPlay {...sheet} />
        </div>
      )}
    </div>
  );
}
