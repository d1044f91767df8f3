// /
import type english from '#content/messages/en/home.json';
import type { Input } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { Below } from '#ui/below.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { GameRow } from '../gamehall/game-row.tsx';
import { PopularRow, popular, RecentRow } from '../gamehall/own-rows.tsx';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { later } from '../start/later.ts';
import { LaterPart } from '../start/later-part.tsx';
import { CategoryChips } from './category-chips.tsx';
import { Hero, heroReads } from './hero.tsx';
import css from './home.module.css';
import { MiddleBanners, middleReads } from './middle-banners.tsx';
import { tableReads } from './table-reads.ts';
// With the first styles: the first HTML is painted with them.
import './promises.module.css';
import './studios.module.css';
import './table-room.module.css';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    home: typeof english;
  }
}

const ROW_LENGTH = 12;

type GamesOf = Input<typeof games.get>;

const originals: GamesOf = { providers: ['marigold'], count: ROW_LENGTH };
const picks: GamesOf = { types: ['slot'], count: 9 };
const newest: GamesOf = { sort: 'new', count: ROW_LENGTH };
const adventure: GamesOf = { tags: ['adventure'], count: ROW_LENGTH };
const myth: GamesOf = { tags: ['myth', 'dark'], count: ROW_LENGTH };
const classic: GamesOf = { tags: ['classic', 'fun'], count: ROW_LENGTH };

export const reads: PageModule['reads'] = () => [
  ...heroReads,
  ...middleReads,
  ...tableReads,
  ...[originals, popular, newest, picks, adventure, myth, classic].map((of) => needs(games.get, of)),
];
export const texts: PageModule['texts'] = ['home'];
export const head: PageModule['head'] = (say) => ({
  title: say('home.head.title'),
  description: say('home.head.description'),
});

const parts = {
  tableRoom: () => import('./table-room.tsx').then(({ TableRoom }) => TableRoom),
  promises: () => import('./promises.tsx').then(({ Promises }) => Promises),
  studios: () => import('./studios.tsx').then(({ Studios }) => Studios),
};
const TableRoom = import.meta.env.SSR ? await parts.tableRoom() : later(parts.tableRoom);
const Promises = import.meta.env.SSR ? await parts.promises() : later(parts.promises);
const Studios = import.meta.env.SSR ? await parts.studios() : later(parts.studios);

export default function HomePage() {
  const t = useText();
  return (
    <div className={css.home}>
      <h1 className={css.title}>
        <VisuallyHidden>{t('home.title')}</VisuallyHidden>
      </h1>
      <Hero />
      <CategoryChips />
      <GameRow title={t('home.rows.originals')} of={originals} all={{ providers: 'marigold' }} />
      <RecentRow />
      <PopularRow />
      <Below holds="band">
        <LaterPart part={TableRoom} />
      </Below>
      <Below holds="row">
        <GameRow title={t('home.rows.new')} of={newest} all={{ sort: 'new' }} />
      </Below>
      <MiddleBanners />
      <Below holds="row">
        <GameRow title={t('home.rows.picks')} of={picks} all={{ category: 'slots' }} isRanked />
      </Below>
      <Below holds="row">
        <GameRow title={t('home.rows.adventure')} of={adventure} all={{ category: 'adventure' }} />
      </Below>
      <Below holds="block">
        <LaterPart part={Promises} />
      </Below>
      <Below holds="row">
        <GameRow title={t('home.rows.myth')} of={myth} all={{ category: 'myth,dark' }} />
      </Below>
      <Below holds="row">
        <GameRow title={t('home.rows.classic')} of={classic} all={{ category: 'classic,fun' }} />
      </Below>
      <div id="home-rows" className={css.later} />
      <Below holds="band">
        <LaterPart part={Studios} />
      </Below>
    </div>
  );
}
