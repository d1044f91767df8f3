// A player as the examiner knows them.
import { Refusal } from '#contract/refusals.ts';
import type { Player } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import { orTrouble, requireExaminer, type VerificationContext } from './examiner.ts';
import type { ReviewState } from './review.ts';
import type { Person } from './sumsub-client.ts';

export interface Applicant {
  player_id: number;
  applicant_id: string;
  state: ReviewState;
  comment: string;
  version: number;
}

export type OwnContext = VerificationContext & { player: Player };

export async function findApplicant(sql: Sql, playerId: number): Promise<Applicant | undefined> {
  const [found] = await sql<Applicant>`
    select player_id, applicant_id, state, comment, version from applicant where player_id = ${playerId}`;
  return found;
}

/** Known to the examiner from now on, by what the player has told us: documents are held against that. */
export async function ensureApplicant(ctx: OwnContext): Promise<Applicant> {
  const { db, player, now } = ctx;
  const { client } = requireExaminer(ctx);
  const known = await findApplicant(db.sql, player.id);
  // What was looked at once stays as it was then.
  if (known !== undefined && known.state !== 'init' && known.state !== 'retry') return known;

  const person = await requirePerson(db.sql, player.id);
  if (known !== undefined) {
    await orTrouble(client.updateApplicant(known.applicant_id, person));
    return known;
  }
  const applicantId = await orTrouble(client.createApplicant(externalUserId(player.id), person));
  await db.sql`
    insert into applicant (player_id, applicant_id, created_at) values (${player.id}, ${applicantId}, ${now})
    on conflict (player_id) do nothing`;
  return (await findApplicant(db.sql, player.id))!;
}

export const externalUserId = (playerId: number): string => String(playerId);

async function requirePerson(sql: Sql, playerId: number): Promise<Person> {
  const [told] = await sql<{ first_name: string; last_name: string; dob: string | null }>`
    select first_name, last_name, to_char(birth_date, 'YYYY-MM-DD') as dob from profile
    where player_id = ${playerId}`;
  if (told === undefined || told.first_name === '' || told.last_name === '' || told.dob === null)
    throw new Refusal('UserNeedProfileData');
  return { firstName: told.first_name, lastName: told.last_name, dob: told.dob };
}
