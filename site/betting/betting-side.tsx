// The navigation of the sportsbook: its pages, favourites, and every sport with its leagues.
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { bets } from '#contract/betting/bets.ts';
import { sportsCalls } from '#contract/betting/sports.ts';
import type { Output } from '#contract/define.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useLaterRead } from '../asking/use-later-read.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import css from './betting-side.module.css';
import { useFavourites } from './kept-choices.ts';
import { sportObject } from './sport-objects.ts';
import { useMarketWords } from './use-market-words.ts';
import { VirtualCard } from './virtual-card.tsx';

type SportCount = Output<typeof sportsCalls.get>['items'][number];

export function BettingSide() {
  const t = useText();
  const { data } = useRead(sportsCalls.get, {});
  const sports = data?.items ?? [];
  const live = sports.reduce((sum, sport) => sum + sport.live, 0);
  return (
    <nav aria-label={t('betting.nav.label')} className={css.nav}>
      <Link to="/betting" className={css.place} activeOptions={{ exact: true }}>
        <Icon name="house" />
        <span className={css.label}>{t('betting.nav.home')}</span>
      </Link>
      <Link to="/betting/live" className={css.place}>
        <Icon name="lightning" />
        <span className={css.label}>{t('betting.nav.live')}</span>
        {live > 0 && <span className={classes(css.count, css.hot)}>{live}</span>}
      </Link>
      <MyBets />
      <Link to="/betting/results" className={css.place}>
        <Icon name="flag" />
        <span className={css.label}>{t('betting.nav.results')}</span>
      </Link>
      <Link to="/betting/rules" className={css.place}>
        <Icon name="book" />
        <span className={css.label}>{t('betting.nav.rules')}</span>
      </Link>
      <Favourites />
      <p className={css.title}>{t('betting.nav.all')}</p>
      {sports.map((sport) => (
        <SportPlace key={sport.sport} sport={sport} />
      ))}
      <VirtualCard />
    </nav>
  );
}

function MyBets() {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  const summary = useLaterRead(bets.getSummary, {}, { enabled: isPlayer });
  if (!isPlayer) return null;
  return (
    <Link to="/betting/my-bets" className={css.place}>
      <Icon name="ticket" />
      <span className={css.label}>{t('betting.nav.myBets')}</span>
      {summary !== undefined && summary.open > 0 && (
        <span className={classes(css.count, css.gold)}>{summary.open}</span>
      )}
    </Link>
  );
}

function Favourites() {
  const t = useText();
  const { all, toggle } = useFavourites();
  if (all.length === 0) return null;
  return (
    <>
      <p className={css.title}>{t('betting.nav.favourites')}</p>
      {all.map((favourite) => (
        <span key={`${favourite.kind}${favourite.id}`} className={css.favourite}>
          <Link to={favourite.to} className={css.place}>
            <span className={css.label}>{favourite.name}</span>
          </Link>
          <button
            type="button"
            className={css.star}
            aria-pressed="true"
            aria-label={t('betting.favourite', { name: favourite.name })}
            onClick={() => toggle(favourite)}
          >
            <Icon name="star-filled" size={15} />
          </button>
        </span>
      ))}
    </>
  );
}

function SportPlace({ sport }: { sport: SportCount }) {
  const t = useText();
  const words = useMarketWords(sport.sport);
  const { sport: shown } = useParams({ strict: false }) as { sport?: string };
  const [isOpen, setIsOpen] = useState<boolean>();
  const isUnfolded = isOpen ?? shown === sport.sport;
  return (
    <>
      <span className={css.sport}>
        <Link to="/betting/$sport" params={{ sport: sport.sport }} className={css.place}>
          <img src={sportObject(sport.sport, 96)} width={24} height={24} alt="" loading="lazy" />
          <span className={css.label}>{words.sport(sport.sport)}</span>
          <span className={css.figure}>{sport.live + sport.upcoming}</span>
        </Link>
        <button
          type="button"
          className={css.fold}
          aria-expanded={isUnfolded}
          aria-label={t('betting.nav.leagues', { sport: words.sport(sport.sport) })}
          onClick={() => setIsOpen(!isUnfolded)}
        >
          <Icon name={isUnfolded ? 'caret-down' : 'caret-right'} size={12} />
        </button>
      </span>
      {isUnfolded && (
        <span className={css.leagues}>
          {sport.leagues.map(({ id, name, sysname, live, upcoming }) => (
            <Link
              key={id}
              to="/betting/$sport/$league"
              params={{ sport: sport.sport, league: sysname }}
              className={css.league}
            >
              <span className={css.label}>{name}</span>
              <span className={css.figure}>{live + upcoming}</span>
            </Link>
          ))}
        </span>
      )}
    </>
  );
}
