// /tournaments/{id}: one run of a tournament, with its leaderboard live
import { Link, notFound, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { games } from '#contract/games.ts';
import { leaderboard } from '#contract/leaderboard.ts';
import { type Tournament, tournaments } from '#contract/tournaments.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useRead } from '../asking/reads.ts';
import { GameTile } from '../gamehall/game-tile.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useChannel } from '../live/use-channel.ts';
import { ClosedNotice } from '../player/closed-notice.tsx';
import { usePlayer } from '../player/use-player.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { BestRounds } from './best-rounds.tsx';
import { Board } from './board.tsx';
import { useOwn } from './join.tsx';
import { MyPlace } from './my-place.tsx';
import { Prizes } from './prizes.tsx';
import { Rules } from './rules.tsx';
import { RunHero } from './run-hero.tsx';
import css from './tournament.module.css';

const TOP = 10;
const ROW = 12;

const asked = (id = '') => ({ ids: [id], fields: ['winners'] });
const topOf = (id: string) => ({ tournament_id: Number(id), count: TOP });
const gamesOf = (id: string) => ({
  options: JSON.stringify({ id: Number(id), type: 'tournament' }),
  count: ROW,
});

export const reads: PageModule['reads'] = ({ params: { id } }) => [needs(tournaments.get, asked(id))];
export const check: PageModule['check'] = ({ params: { id } }, answers) => {
  if (answers(tournaments.get, asked(id))?.items.length !== 1) throw notFound();
};
export const readsNext: PageModule['readsNext'] = ({ params: { id = '' } }) => [
  needs(leaderboard.get, topOf(id)),
  needs(games.get, gamesOf(id)),
];
export const texts: PageModule['texts'] = ['tournaments', 'error'];
export const head: PageModule['head'] = (say, { params: { id } }, answers) => {
  const run = answers(tournaments.get, asked(id))?.items[0];
  return {
    title: run?.title ?? say('tournaments.head.title'),
    description: run?.text ?? '',
    isIndexed: false,
  };
};
export const things: PageModule['things'] = (say) => ({
  parents: [{ name: say('tournaments.menu'), link: '/tournaments' }],
});

export default function TournamentPage() {
  const { id = '' } = useParams({ strict: false });
  const { data } = useRead(tournaments.get, asked(id));
  const run = data?.items[0];
  return run === undefined ? null : <Run run={run} />;
}

/** What the channel tells is newer than what was read. */
function Run({ run: known }: { run: Tournament }) {
  const board = useChannel('tournaments.boards')?.[String(known.id)];
  const { data: read } = useRead(leaderboard.get, topOf(String(known.id)));
  const mine = useMine(known.id, board);
  const own = useOwn(known.id);
  const run: Tournament =
    board === undefined
      ? known
      : {
          ...known,
          state: board.state,
          total_participants: board.total_participants,
          total_prize: { ...known.total_prize, amount: board.total_prize },
        };
  return (
    <div className={css.page}>
      <ClosedNotice target="product:tournaments" />
      <RunHero run={run} />
      <div className={css.columns}>
        {mine?.is_joined && (
          <div className={css.mine}>
            <MyPlace run={run} mine={mine} won={own?.prize ?? null} />
          </div>
        )}
        <div className={css.board}>
          <Board
            run={run}
            top={board?.top ?? read?.items ?? []}
            near={mine?.rows ?? []}
            isLive={board !== undefined && run.state === 'RUNNING'}
          />
        </div>
        <Panel className={css.rules}>
          <Rules run={run} own={own} />
          <Prizes run={run} own={mine?.rank ?? null} />
        </Panel>
        {mine && mine.best.length > 0 && (
          <div className={css.best}>
            <BestRounds best={mine.best} scoring={run.scoring} />
          </div>
        )}
      </div>
      <RunGames id={String(run.id)} />
    </div>
  );
}

/** One's own place, asked for again whenever the board has changed: at most once a second. */
function useMine(id: number, board: unknown) {
  const isHere = usePlayer() !== null;
  const { data, refetch } = useRead(leaderboard.getMine, { tournament_id: id }, { enabled: isHere });
  useEffect(() => {
    if (isHere && board !== undefined) void refetch();
  }, [isHere, board, refetch]);
  return isHere ? data : undefined;
}

function RunGames({ id }: { id: string }) {
  const t = useText();
  const { data } = useRead(games.get, gamesOf(id));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Scroller
      title={t('tournaments.games.title')}
      note={t('shell.row.count', { count: data.count })}
      holds="tiles"
      previousLabel={t('shell.row.previous')}
      nextLabel={t('shell.row.next')}
      action={
        <ButtonLink size="s" link={<Link to="/tournaments/$id/gamehall" params={{ id }} />}>
          {t('tournaments.games.all')}
        </ButtonLink>
      }
    >
      {data.items.map((game) => (
        <GameTile key={game.sysname} game={game} />
      ))}
    </Scroller>
  );
}
