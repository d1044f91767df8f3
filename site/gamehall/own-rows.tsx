// Rows that are not the house's choice: what the player played last, and what is played most.
import type { Input } from '#contract/define.ts';
import { type Game, games } from '#contract/games.ts';
import { gamesHistory } from '#contract/games-history.ts';
import { Below } from '#ui/below.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { GameTile } from './game-tile.tsx';

const ROW_LENGTH = 12;
/** Fewer would be no order. */
const POPULAR_MIN = 3;

export const popular: Input<typeof games.get> = { sort: 'popular', fields: ['plays'], count: ROW_LENGTH };

export const RecentRow = () => (usePlayer() === null ? null : <Recent />);

function Recent() {
  const { data } = useRead(gamesHistory.getRecent, {});
  if (data === undefined || data.sysnames.length === 0) return null;
  return <RecentGames sysnames={data.sysnames} />;
}

function RecentGames({ sysnames }: { sysnames: readonly string[] }) {
  const t = useText();
  const { data } = useRead(games.get, { sysnames: sysnames.toSorted(), count: ROW_LENGTH });
  if (data === undefined) return null;
  const latest = data.items.toSorted((a, b) => sysnames.indexOf(a.sysname) - sysnames.indexOf(b.sysname));
  return <Row title={t('home.rows.recent')} items={latest} />;
}

/** Only games that were played, and only once there is something to compare. */
export function PopularRow() {
  const t = useText();
  const { data } = useRead(games.get, popular);
  const played = data?.items.filter(({ plays = 0 }) => plays > 0) ?? [];
  return played.length < POPULAR_MIN ? null : <Row title={t('home.rows.popular')} items={played} />;
}

function Row({ title, items }: { title: string; items: readonly Game[] }) {
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
