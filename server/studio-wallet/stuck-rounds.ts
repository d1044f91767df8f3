// Rounds that their studio never ends. A day after the last word of one it is ended as it stands, so that its player's
// history, limits and currency wait for it no longer. Nothing is given back by it: the studio may have an outcome that it could
// not tell, and a win or a rollback that comes later is still taken.
import { type Db, lockPlayer, type Sql } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { findStudioRound, sumUp } from './studio-rounds.ts';

const STUCK_AFTER_MS = 24 * 3_600_000;
/** At a time; the next look goes on where this one stopped. */
const MOST = 500;

interface Stuck {
  id: string;
  player_id: number;
  studio: string;
  studio_ref: string;
}

export async function endStuckRounds(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - STUCK_AFTER_MS);
  for (const round of await listStuck(db.sql, before))
    try {
      if (await endStuck(db, round, { before, now })) tellPeople(round);
    } catch (error) {
      // The others end all the same, and this one when it is looked at again.
      log.bug(error, { round: round.id });
    }
}

const listStuck = (sql: Sql, before: Date): Promise<Stuck[]> =>
  sql<Stuck>`
    select id, player_id, studio, studio_ref from round
    where state = 'open' and studio is not null and started_at <= ${before}
      and not exists (select from studio_transaction where round_id = round.id and made_at > ${before})
    order by started_at limit ${MOST}`;

/** False: the studio has said something meanwhile. */
const endStuck = (db: Db, { id, player_id, studio, studio_ref }: Stuck, { before, now }: Moments) =>
  db.atomically(async (tx) => {
    await lockPlayer(tx, player_id);
    const heard = await tx.sql`
      select from studio_transaction where round_id = ${id} and made_at > ${before} limit 1`;
    const round = (await findStudioRound(tx.sql, studio, studio_ref))!;
    if (round.state !== 'open' || heard.length > 0) return false;
    await sumUp(tx, round, { isEnded: true, now });
    return true;
  });

interface Moments {
  before: Date;
  now: Date;
}

const tellPeople = ({ id, studio, studio_ref }: Stuck): void =>
  log.warn('a studio has left a round open for a day: ask it what became of it', {
    ...{ studio, theirs: studio_ref, round: id },
  });
