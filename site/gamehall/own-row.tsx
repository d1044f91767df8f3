import type { Game } from '#contract/games.ts';
import { Below } from '#ui/below.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useText } from '../i18n/use-text.tsx';
import { GameTile } from './game-tile.tsx';

export function OwnRow({ title, items }: { title: string; items: readonly Game[] }) {
  const t = useText();
  return (
    <Below holds="row">
      <Scroller
        title={title}
        holds="tiles"
        previousLabel={t('shell.row.previous')}
        nextLabel={t('shell.row.next')}
      >
        {items.map((game) => (
          <GameTile key={game.sysname} game={game} />
        ))}
      </Scroller>
    </Below>
  );
}
