// What a player has put a heart on, as a category of the hall that only they have.
import { Link } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import css from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';

export function Favourites() {
  const t = useText();
  if (usePlayer() === null)
    return <Nothing title={t('hall.favourites.guestTitle')} text={t('hall.favourites.guest')} />;
  return <Liked />;
}

function Liked() {
  const t = useText();
  const { data: likes } = useRead(games.getLikes, {});
  if (likes === undefined) return null;
  if (likes.sysnames.length === 0)
    return <Nothing title={t('hall.favourites.emptyTitle')} text={t('hall.favourites.empty')} />;
  return <Grid sysnames={likes.sysnames} />;
}

/** The last one first. */
function Grid({ sysnames }: { sysnames: readonly string[] }) {
  const { data } = useRead(games.get, { sysnames: sysnames.toSorted(), count: PAGE_SIZE_MAX });
  const liked = data?.items.toSorted((a, b) => sysnames.indexOf(a.sysname) - sysnames.indexOf(b.sysname));
  return (
    <ul className={css.grid}>
      {liked?.map((game) => (
        <li key={game.sysname}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/ghost.webp"
      title={title}
      action={<ButtonLink link={<Link to="/gamehall" />}>{t('hall.empty.action')}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
