import { lazy, Suspense } from 'react';
import type { Game } from '#contract/games.ts';
import { fetchPart } from '../start/reload-once.ts';
import { useIsHere } from '../start/use-is-here.ts';
import { usePlayer } from './use-player.ts';

export interface LikeButtonProps {
  game: Pick<Game, 'sysname' | 'name'>;
  /** Over the art of a tile, small and of glass. */
  isOnArt?: boolean;
}

const Heart = lazy(() => fetchPart(() => import('./heart.tsx')));

/** The heart of a game. Only players have favourites, and only they wait for what it needs. */
export const LikeButton = (props: LikeButtonProps) =>
  usePlayer() === null ? null : <PlayersHeart {...props} />;

const PlayersHeart = (props: LikeButtonProps) =>
  useIsHere() && (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  );
