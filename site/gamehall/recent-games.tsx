// What the player played last, the latest first.
import { games } from '#contract/games.ts';
import { gamesHistory } from '#contract/games-history.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { OwnRow } from './own-row.tsx';

export default function RecentGames({ most }: { most: number }) {
  const { data } = useRead(gamesHistory.getRecent, {});
  if (data === undefined || data.sysnames.length === 0) return null;
  return <Played sysnames={data.sysnames} most={most} />;
}

function Played({ sysnames, most }: { sysnames: readonly string[]; most: number }) {
  const t = useText();
  const { data } = useRead(games.get, { sysnames: sysnames.toSorted(), count: most });
  if (data === undefined) return null;
  const latest = data.items.toSorted((a, b) => sysnames.indexOf(a.sysname) - sysnames.indexOf(b.sysname));
  return <OwnRow title={t('home.rows.recent')} items={latest} />;
}
