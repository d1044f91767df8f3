import { Link } from '@tanstack/react-router';
import type { Game } from '#contract/games.ts';
import { formatNumber } from '#rules/format.ts';
import { Tag } from '#ui/tag.tsx';
import { Tile } from '#ui/tile.tsx';
import { useText } from '../i18n/use-text.tsx';
import { LikeButton } from '../player/like-button.tsx';
import { closuresOfGame, useClosures } from '../player/use-closures.ts';
import { usePlayHash } from '../player/use-play-hash.ts';
import { tileImage } from './tile-image.ts';

interface GameTileProps {
  game: Game;
  isEager?: boolean;
}

/** A game on offer: its box, the way to it, a player's heart, and its figures for whoever looks closer. */
export function GameTile({ game, isEager = false }: GameTileProps) {
  const t = useText();
  const hash = usePlayHash();
  const isClosed = useClosures()(closuresOfGame(game)) !== null;
  const share = `${rangeOf(game.return.map((one) => one * 100))}%`;
  return (
    <Tile
      title={game.name}
      image={tileImage(game)}
      link={<Link to="/game/$sysname" params={{ sysname: game.sysname }} {...hash} />}
      tag={isClosed && <Tag>{t('shell.closed.label')}</Tag>}
      favourite={<LikeButton game={game} isOnArt />}
      {...(game.return.length > 0 && {
        fact: (
          <>
            {t('shell.fact.return', { share })}
            <br />
            {t('shell.fact.volatility', { level: rangeOf(game.volatility) })}
          </>
        ),
      })}
      isEager={isEager}
    />
  );
}

/** One figure where two are the same in print. */
const rangeOf = (values: readonly number[]): string =>
  [...new Set(values.map((value) => formatNumber(value)))].join('–');
