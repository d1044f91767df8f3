// Checks of one thing more: the new data of a player who was verified by other data.
import { Refusal } from '#contract/refusals.ts';
import type { Sql, Tx } from '../database/db.ts';
import { drawSecret } from '../plumbing/chance.ts';
import { ensureApplicant, type OwnContext } from './applicants.ts';
import { orTrouble, requireExaminer } from './examiner.ts';
import type { ReviewState } from './review.ts';

export interface Action {
  external_action_id: string;
  player_id: number;
  state: ReviewState;
  comment: string;
  version: number;
}

const isOpen = ({ state }: Pick<Action, 'state'>) => state !== 'accepted' && state !== 'refused';

export async function findAction(sql: Sql, externalActionId: string): Promise<Action | undefined> {
  const [found] = await sql<Action>`
    select external_action_id, player_id, state, comment, version from applicant_action
    where external_action_id = ${externalActionId}`;
  return found;
}

/** The check of new data that is not over yet, or whose result was not made use of. */
export async function findChange(sql: Sql, playerId: number): Promise<Action | undefined> {
  const [found] = await sql<Action>`
    select external_action_id, player_id, state, comment, version from applicant_action
    where player_id = ${playerId} and used_at is null`;
  return found;
}

/** The id of the check to go on with. Only a verified player has something to change. */
export async function startChange(ctx: OwnContext): Promise<string> {
  const { db, player, now } = ctx;
  const [row] = await db.sql`select from player where id = ${player.id} and is_verified`;
  if (row === undefined) throw new Refusal('InvalidRequest');
  const { applicant_id } = await ensureApplicant(ctx);
  await db.sql`
    insert into applicant_action (external_action_id, player_id, created_at)
    values (${drawSecret()}, ${player.id}, ${now}) on conflict do nothing`;
  const current = await findChange(db.sql, player.id);
  if (current === undefined || !isOpen(current)) throw new Refusal('InvalidRequest');
  // Told each time: should the examiner not have heard of it, because we were cut off, it hears of it now.
  await orTrouble(requireExaminer(ctx).client.startAction(applicant_id, current.external_action_id));
  return current.external_action_id;
}

/** Somebody else's action and one that is over are no actions of this player's. */
export async function requireOwnAction({ db, player }: OwnContext, externalActionId: string): Promise<void> {
  const found = await findAction(db.sql, externalActionId);
  if (found === undefined || found.player_id !== player.id || !isOpen(found))
    throw new Refusal('InvalidParameter', { invalid_parameters: { externalActionId: ['unknown'] } });
}

/** A verified player's identity may be changed once for each check that accepted it (decision D89). */
export async function spendAcceptedChange(tx: Tx, playerId: number, now: Date): Promise<void> {
  const [used] = await tx.sql`
    update applicant_action set used_at = ${now}
    where player_id = ${playerId} and used_at is null and state = 'accepted'
    returning external_action_id`;
  if (used === undefined) throw new Refusal('KycUserProfile');
}
