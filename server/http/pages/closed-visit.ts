// What a page shows while the operator has closed the site.
import type { Visit } from '#site/start/visit.ts';
import type { Switches } from '../../content/switches.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type { Door } from './page-doors.ts';

/** The message and end, if staff closed it; for a player also where their limits are. */
export function closedVisit(
  switches: Switches,
  { fatal, locale }: Door,
  { player }: Visitor,
): Pick<Visit, 'closed' | 'protection'> {
  if (switches.maintenance === 'off') return {};
  const isHere = player?.status === 'active';
  if (fatal === null) return isHere ? { protection: 'here' } : {};
  if (fatal !== 'MAINTENANCE') return {};
  const closure = switches.siteClosure();
  return {
    ...(closure !== null && {
      closed: { message: closure.messages[locale] ?? null, until: closure.ends_at?.toISOString() ?? null },
    }),
    ...(isHere && { protection: 'elsewhere' as const }),
  };
}
