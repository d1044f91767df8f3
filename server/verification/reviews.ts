// What the examiner thinks, made ours. We go by what it answers when asked, never by what a message says: so a message
// that is late, doubled or overtaken does no harm.

import { lockPlayer, type Tx } from '../database/db.ts';
import { tell } from '../live/outbox.ts';
import { knowShown } from '../person/shown.ts';
import { log } from '../plumbing/log.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { sideBySide } from '../plumbing/side-by-side.ts';
import { type Action, findAction } from './actions.ts';
import { type Applicant, externalUserId, findApplicant } from './applicants.ts';
import { findExaminer, requireExaminer, type VerificationContext } from './examiner.ts';
import type { Review } from './review.ts';
import { ExaminerTrouble } from './sumsub-client.ts';

/** As often as somebody else may have heard a newer word while we asked. */
const TRIES = 5;

export async function hearApplicant(applicantId: string, ctx: VerificationContext): Promise<void> {
  const { client } = requireExaminer(ctx);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [known] = await ctx.db.sql<Applicant>`
      select player_id, applicant_id, state, comment, version from applicant where applicant_id = ${applicantId}`;
    if (known === undefined) return;
    const review = await client.readApplicant(applicantId);
    if (review.externalUserId !== externalUserId(known.player_id)) {
      log.bug(new Error(`the examiner has applicant ${applicantId} under another player`));
      return;
    }
    if (await ctx.db.atomically((tx) => keepReview(tx, known, review, ctx.now))) {
      if (review.state === 'accepted') await knowShown(known.player_id, review.shown, ctx);
      return;
    }
  }
  throw new Error(`applicant ${applicantId} is heard about faster than we can listen`);
}

/** False when something newer was heard meanwhile. */
async function keepReview(tx: Tx, known: Applicant, { state, comment }: Review, now: Date): Promise<boolean> {
  const { player_id: id, version } = known;
  await lockPlayer(tx, id);
  const [kept] = await tx.sql`
    update applicant set state = ${state}, comment = ${comment}, version = version + 1, reviewed_at = ${now}
    where player_id = ${id} and version = ${version} returning player_id`;
  if (kept === undefined) return false;
  // Until it has been shown something the examiner has nothing to say, and what the player said stands.
  if (state === 'init') return true;
  await tx.sql`
    update player set is_verified = ${state === 'accepted'}, is_on_verification = ${state === 'pending'},
      is_kyc_block_enabled = ${state === 'refused'}
    where id = ${id}`;
  if (state !== known.state || comment !== known.comment)
    await tell(tx, id, { name: 'account.verification_changed', data: {} });
  return true;
}

export async function hearAction(externalActionId: string, ctx: VerificationContext): Promise<void> {
  const { client } = requireExaminer(ctx);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const known = await findAction(ctx.db.sql, externalActionId);
    if (known === undefined) return;
    const review = await client.readAction(externalActionId);
    if (await ctx.db.atomically((tx) => keepActionReview(tx, known, review, ctx.now))) return;
  }
  throw new Error(`action ${externalActionId} is heard about faster than we can listen`);
}

/** New data that was refused for good is over with: the player may ask anew. */
async function keepActionReview(
  tx: Tx,
  known: Action,
  { state, comment }: Review,
  now: Date,
): Promise<boolean> {
  const endsAt = state === 'refused' ? now : null;
  const [kept] = await tx.sql`
    update applicant_action
    set state = ${state}, comment = ${comment}, version = version + 1, used_at = coalesce(used_at, ${endsAt})
    where external_action_id = ${known.external_action_id} and version = ${known.version}
    returning external_action_id`;
  if (kept === undefined) return false;
  if (state !== known.state)
    await tell(tx, known.player_id, { name: 'account.verification_changed', data: {} });
  return true;
}

/** The player says that something was sent: the examiner may know more already. Whether it answers changes nothing here. */
export async function askAboutPlayer(playerId: number, ctx: VerificationContext): Promise<void> {
  const applicant = await findApplicant(ctx.db.sql, playerId);
  if (applicant === undefined || findExaminer(ctx) === null) return;
  await orLater(hearApplicant(applicant.applicant_id, ctx));
}

/** There will be another message, or the next catching up. */
const orLater = (hearing: Promise<void>): Promise<void> =>
  hearing.catch((error: unknown) =>
    logOutage('the examiner', 'reviews could not be heard', error, {
      isBug: !(error instanceof ExaminerTrouble),
    }),
  );

const AT_ONCE = 100;
/** Asked about side by side. */
const WIDTH = 5;

/** Messages get lost: whoever has waited for an answer is asked about again, the longest unseen first. */
export async function catchUp(ctx: VerificationContext): Promise<void> {
  const examiner = findExaminer(ctx);
  if (examiner === null) return;
  const { sql } = ctx.db;
  const isOver = () => examiner.breaker.isOpen;
  const applicants = await sql<{ applicant_id: string }>`
    update applicant set looked_at = ${ctx.now}
    where player_id in (
      select player_id from applicant where state = 'pending'
      order by looked_at nulls first, created_at limit ${AT_ONCE} for update skip locked)
    returning applicant_id`;
  await sideBySide(
    applicants,
    WIDTH,
    ({ applicant_id }) => orLater(hearApplicant(applicant_id, ctx)),
    isOver,
  );
  const actions = await sql<{ external_action_id: string }>`
    update applicant_action set looked_at = ${ctx.now}
    where external_action_id in (
      select external_action_id from applicant_action where used_at is null and state = 'pending'
      order by looked_at nulls first, created_at limit ${AT_ONCE} for update skip locked)
    returning external_action_id`;
  await sideBySide(
    actions,
    WIDTH,
    ({ external_action_id }) => orLater(hearAction(external_action_id, ctx)),
    isOver,
  );
}
