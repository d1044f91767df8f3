// Who wins a season depends on its matches. When one of them turns or ends, the prices of its season are worth nothing until
// its producer has calculated new ones: whoever watches the match knows more than they do.
import type { Tx } from '../database/db.ts';

interface OutdateRequest {
  /** Matches that have turned or ended, or whose result has changed, by their producer's names for them. */
  matches: readonly string[];
  /** Seasons whose prices were sent after that. */
  priced?: readonly string[];
  now: Date;
}

/** Call it in the transaction that changes the matches. Returns the seasons that are closed by it, to be published. */
export async function outdateSeasons(
  tx: Tx,
  producer: string,
  { matches, priced = [], now }: OutdateRequest,
): Promise<number[]> {
  if (matches.length === 0) return [];
  const rows = await tx.sql<{ id: number }>`
    update event set is_outdated = true, version = version + 1, changed_at = ${now}
    where id = any(array(
      select id from event
      where runners is not null and status = 'scheduled' and not is_outdated
        and league_id = any(array(
          select league_id from event where producer = ${producer} and external_id = any(${matches}::text[])))
        and not external_id = any(${priced}::text[])
      order by id for no key update))
    returning id`;
  return rows.map(({ id }) => id);
}
