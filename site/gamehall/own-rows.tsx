// Rows that are not the house's choice: what the player played last, and what is played most.
import { lazy, Suspense } from 'react';
import type { Input } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { fetchPart } from '../start/reload-once.ts';
import { useIsHere } from '../start/use-is-here.ts';
import { OwnRow } from './own-row.tsx';

const ROW_LENGTH = 12;
/** Fewer would be no order. */
const POPULAR_MIN = 3;

export const popular: Input<typeof games.get> = { sort: 'popular', fields: ['plays'], count: ROW_LENGTH };

const RecentGames = lazy(() => fetchPart(() => import('./recent-games.tsx')));

/** Guests have played nothing, and are spared its script. It is never in the first HTML, which players share. */
export function RecentRow() {
  const player = usePlayer();
  const isHere = useIsHere();
  return isHere && player !== null ? (
    <Suspense>
      <RecentGames most={ROW_LENGTH} />
    </Suspense>
  ) : null;
}

/** Only games that were played, and only once there is something to compare. */
export function PopularRow() {
  const t = useText();
  const { data } = useRead(games.get, popular);
  const played = data?.items.filter(({ plays = 0 }) => plays > 0) ?? [];
  return played.length < POPULAR_MIN ? null : <OwnRow title={t('home.rows.popular')} items={played} />;
}
