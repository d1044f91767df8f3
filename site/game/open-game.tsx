import { type Game, games } from '#contract/games.ts';
import { useRead } from '../asking/reads.ts';
import { ByPlay } from './by-play.tsx';
import { GameStage } from './game-stage.tsx';
import css from './open-game.module.css';
import { About, Returns } from './returns.tsx';
import { Rules } from './rules.tsx';

/** A game that can be played, and what is to be known of it. */
export function OpenGame({ game, studio }: { game: Game; studio: string }) {
  const sheet = useRead(games.getSheet, { sysname: game.sysname }).data?.sheet;
  return (
    <div className={css.game}>
      <GameStage key={game.sysname} game={game} studio={studio} />
      {sheet && (
        <div className={css.facts}>
          <Returns rows={sheet.rows} />
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
