import { Link } from '@tanstack/react-router';
import type { League } from '#contract/betting/event.ts';
import { Emblem } from './emblem.tsx';
import css from './league-name.module.css';
import { VirtualBadge } from './virtual-badge.tsx';

/** Colours of a league's round badge, from its name: leagues have none of their own. */
const grounds = [
  ['#c2410c', '#7a1430'],
  ['#0a6fb8', '#074a80'],
  ['#5b2bd0', '#3a148f'],
  ['#d81e5b', '#97123e'],
  ['#b45309', '#7c3706'],
  ['#0e8f98', '#0a626d'],
  ['#4d7c0f', '#365a08'],
] as const;

export const LeagueMark = ({
  league,
  size = 20,
}: {
  league: Pick<League, 'id' | 'sysname'>;
  size?: number;
}) => {
  const [a, b] = grounds[league.id % grounds.length]!;
  return <Emblem of={{ emblem: league.sysname, colours: [a, b] }} size={size} />;
};

/** Its badge and name, and that it is virtual where it is. */
export const LeagueName = ({ league, isOnArt = false }: { league: League; isOnArt?: boolean }) => (
  <span className={css.league}>
    <LeagueMark league={league} />
    <span className={css.name}>{league.name}</span>
    {league.is_virtual && <VirtualBadge isOnArt={isOnArt} />}
  </span>
);

export const LeagueLink = ({ league }: { league: League }) => (
  <Link
    to="/betting/$sport/$league"
    params={{ sport: league.sport, league: league.sysname }}
    className={css.link}
  >
    <LeagueName league={league} />
  </Link>
);
