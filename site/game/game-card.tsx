import { Link } from '@tanstack/react-router';
import { type Game, games } from '#contract/games.ts';
import { ChipLink } from '#ui/chip.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { LikeButton } from '../player/like-button.tsx';
import css from './game-card.module.css';

/** A game before it can be played: its box, what it is, and plainly that it is not open yet. */
export function GameCard({ game, studio }: { game: Game; studio: string }) {
  const t = useText();
  const box = `/art/tiles-480/${game.sysname}.webp`;
  return (
    <article className={css.card}>
      <img className={css.glow} src={`/art/tiles-240/${game.sysname}.webp`} width={240} height={320} alt="" />
      <img
        className={css.box}
        src={box}
        srcSet={`${game.image} 360w, ${box} 480w`}
        sizes="(width < 768px) 200px, 280px"
        width={480}
        height={640}
        alt=""
        fetchPriority="high"
      />
      <div className={css.words}>
        <Heading level={1} size="banner">
          {game.name}
        </Heading>
        <p className={css.studio}>
          {t(`game.types.${game.types[0] ?? 'slot'}`)} {t('game.by', { studio })}
        </p>
        <Themes game={game} />
        <LikeButton game={game} />
        <div className={css.notice}>
          <Notice title={t('game.closed.title')}>{t('game.closed.text')}</Notice>
        </div>
      </div>
    </article>
  );
}

function Themes({ game }: { game: Game }) {
  const t = useText();
  const categories = useRead(games.getCategories, {}).data?.items ?? [];
  return (
    <ul className={css.themes} aria-label={t('game.themes')}>
      {categories
        .filter(({ sysname }) => game.tags.includes(sysname))
        .map(({ sysname, name }) => (
          <li key={sysname}>
            <ChipLink link={<Link to="/gamehall" search={{ category: sysname }} />}>{name}</ChipLink>
          </li>
        ))}
    </ul>
  );
}
