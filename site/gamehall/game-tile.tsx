import { Link } from '@tanstack/react-router';
import type { Game } from '#contract/games.ts';
import { Tile } from '#ui/tile.tsx';
import { LikeButton } from '../player/like-button.tsx';
import { tileImage } from './tile-image.ts';

interface GameTileProps {
  game: Game;
  isEager?: boolean;
}

/** A game on offer: its box, the way to its page, and a player's heart. */
export const GameTile = ({ game, isEager = false }: GameTileProps) => (
  <Tile
    title={game.name}
    image={tileImage(game)}
    sign={game.is_open ? 'play' : 'eye'}
    link={<Link to="/game/$sysname" params={{ sysname: game.sysname }} />}
    favourite={<LikeButton game={game} isOnArt />}
    isEager={isEager}
  />
);
