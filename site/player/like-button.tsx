import type { Game } from '#contract/games.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useLike } from './use-like.ts';
import { usePlayer } from './use-player.ts';

interface LikeButtonProps {
  game: Pick<Game, 'sysname' | 'name'>;
  /** Over the art of a tile, small and of glass. */
  isOnArt?: boolean;
}

/** The heart of a game. Only players have favourites. */
export const LikeButton = (props: LikeButtonProps) => (usePlayer() === null ? null : <Heart {...props} />);

function Heart({ game: { sysname, name }, isOnArt = false }: LikeButtonProps) {
  const t = useText();
  const { isLiked, toggle } = useLike(sysname);
  return (
    <IconButton
      {...(isOnArt && { look: 'glass', size: 's' })}
      icon={isLiked ? 'heart-filled' : 'heart'}
      label={t('shell.like', { name })}
      aria-pressed={isLiked}
      onClick={toggle}
    />
  );
}
