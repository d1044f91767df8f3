// /winners: wins that players really had, told as they happen
import { Link } from '@tanstack/react-router';
import { leaderboardWins, type Win } from '#contract/leaderboard.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Pulse } from '#ui/pulse.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useChannel } from '../live/use-channel.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { WinCard } from './win-card.tsx';
import css from './winners.module.css';

const asked = { count: 10 };

export const reads: PageModule['reads'] = () => [
  needs(leaderboardWins.live, asked),
  needs(leaderboardWins.top, asked),
];
export const texts: PageModule['texts'] = ['winners'];
export const head: PageModule['head'] = (say) => ({
  title: say('winners.head.title'),
  description: say('winners.head.description'),
});

export default function WinnersPage() {
  const t = useText();
  const live = useChannel('winners.live');
  const latest = useRead(leaderboardWins.live, asked).data?.items;
  const top = useRead(leaderboardWins.top, asked).data?.items;
  const wins = { latest: live?.['latest'] ?? latest, top: live?.['top'] ?? top };
  const isEmpty = wins.latest?.length === 0 && wins.top?.length === 0;
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Heading level={1} size="card">
          {t('winners.title')}
        </Heading>
        <p className={css.text}>{t('winners.text')}</p>
      </header>
      {isEmpty ? (
        <Panel>
          <EmptyState
            object="/art/obj-320/medal_lion.webp"
            title={t('winners.empty.title')}
            action={<ButtonLink link={<Link to="/gamehall" />}>{t('winners.empty.action')}</ButtonLink>}
          >
            {t('winners.empty.text')}
          </EmptyState>
        </Panel>
      ) : (
        <div className={css.lists}>
          <Wins list="latest" wins={wins.latest ?? []} isLive={live !== undefined} />
          <Wins list="top" wins={wins.top ?? []} isLive={false} />
        </div>
      )}
    </div>
  );
}

interface WinsProps {
  list: 'latest' | 'top';
  wins: readonly Win[];
  isLive: boolean;
}

function Wins({ list, wins, isLive }: WinsProps) {
  const t = useText();
  return (
    <Panel className={css.panel}>
      <header className={css.title}>
        <Heading level={2}>{t(`winners.${list}`)}</Heading>
        {isLive && (
          <span className={css.live}>
            <Pulse tone="win" /> {t('winners.live')}
          </span>
        )}
      </header>
      <ul className={css.wins} aria-label={t(`winners.caption.${list}`)} data-wins={list}>
        {wins.map((win) => (
          <li key={win.id}>
            <WinCard win={win} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
