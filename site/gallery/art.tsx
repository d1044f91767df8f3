import { useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Heading } from '#ui/heading.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { type Mesh, MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { Rank } from '#ui/rank.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { Tag } from '#ui/tag.tsx';
import { Tile } from '#ui/tile.tsx';
import css from './art.module.css';
import { aLink, Section, Specimen } from './specimen.tsx';
import { games, imageOf } from './tile-images.ts';

const here = aLink();

const banners: { key: string; kicker: string; title: string; object: string; mesh: Mesh }[] = [
  {
    key: 'welcome',
    kicker: 'Welcome package',
    title: 'Four deposits. Four boosts.',
    object: '/art/obj/char_fox.webp',
    mesh: { inks: ['#c2410c', '#7a1430', '#2a0620'] },
  },
  {
    key: 'sports',
    kicker: 'Sports',
    title: 'Boosted accas every Friday',
    object: '/art/obj/coin_crown.webp',
    mesh: { inks: ['#2b6bff', '#1b2f9b', '#0c1247'], glow: '#5cc8ff', arc: '#bfe6ff', turn: 2 },
  },
  {
    key: 'originals',
    kicker: 'Originals',
    title: 'Crash, now with cash-out rain',
    object: '/art/obj/rocket.webp',
    mesh: { inks: ['#8a2be2', '#4a0f9b', '#1c0540'], glow: '#ff6ad5', arc: '#ffd0f4', turn: 3 },
  },
];

export const Art = () => (
  <Section title="Art">
    <Specimen name="Carousel, on mesh backdrops" layout="plain">
      <Carousel
        label="Offers"
        slideLabel={(place, count) => `${place} of ${count}`}
        pauseLabel="Pause"
        playLabel="Play"
        slides={banners.map(({ key, ...banner }) => ({ key, content: <Banner {...banner} /> }))}
      />
    </Specimen>
    <Scroller
      title="Marigold Originals"
      note={`${games.length} games`}
      action={
        <ButtonLink size="s" link={here}>
          View all
        </ButtonLink>
      }
      previousLabel="Back"
      nextLabel="Forward"
    >
      {games.map((game, place) => (
        <GameTile key={game} game={game} isTagged={place === 0} />
      ))}
    </Scroller>
    <Scroller title="Top this week" holds="ranked" previousLabel="Back" nextLabel="Forward">
      {games.map((game, place) => (
        <Rank key={game} place={place + 1}>
          <Tile title={game} image={imageOf(game)} link={here} />
        </Rank>
      ))}
    </Scroller>
  </Section>
);

const Banner = ({ kicker, title, object, mesh }: Omit<(typeof banners)[number], 'key'>) => (
  <div className={css.banner} data-art="">
    <MeshBackdrop {...mesh} />
    <img className={css.object} src={object} alt="" />
    <Kicker icon="gift">{kicker}</Kicker>
    <Heading level={3} size="banner" className={css.title}>
      {title}
    </Heading>
    <ButtonLink look="brand" link={here}>
      Play now
    </ButtonLink>
  </div>
);

function GameTile({ game, isTagged }: { game: (typeof games)[number]; isTagged: boolean }) {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <Tile
      title={game}
      image={imageOf(game)}
      link={here}
      demo={here}
      demoLabel="Demo"
      fact="RTP 96.4%"
      tag={isTagged && <Tag tone="new">New</Tag>}
      caption="House game"
      favourite={
        <IconButton
          look="glass"
          size="s"
          icon={isLiked ? 'heart-filled' : 'heart'}
          label="Favourite"
          aria-pressed={isLiked}
          onClick={() => setIsLiked(!isLiked)}
        />
      }
    />
  );
}
