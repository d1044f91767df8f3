import { Link } from '@tanstack/react-router';
import { leaderboardWins } from '#contract/leaderboard.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useChannel } from '../live/use-channel.ts';
import { WinCard } from './win-card.tsx';

const asked = { count: 10 };

/** The latest wins, for the home page; nothing until somebody has won. */
export function WinRow() {
  const t = useText();
  const live = useChannel('winners.live');
  const { data } = useRead(leaderboardWins.live, asked);
  const wins = live?.['latest'] ?? data?.items ?? [];
  if (wins.length === 0) return null;
  return (
    <Scroller
      title={t('winners.latest')}
      holds="cards"
      previousLabel={t('shell.row.previous')}
      nextLabel={t('shell.row.next')}
      action={
        <ButtonLink size="s" link={<Link to="/winners" />}>
          {t('shell.row.all')}
        </ButtonLink>
      }
    >
      {wins.map((win) => (
        <WinCard key={win.id} win={win} />
      ))}
    </Scroller>
  );
}
