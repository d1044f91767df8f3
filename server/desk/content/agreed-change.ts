// Changes of content that two persons agree to: what becomes script, leads away from the site or pays. One person asks with
// a step-up proof, another approves with one, and saveEdits then carries all entries out or none.
import * as z from 'zod/mini';
import { entryKinds, type Json } from '#contract/content-entries.ts';
import { isRefusal } from '#contract/refusals.ts';
import { checkEdits, type Edit, saveEdits } from '../../content-store/save-edits.ts';
import type { Tx } from '../../database/db.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';

export const CONTENT_CHANGE = 'content.change';

const Payload = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      name: z.string(),
      locale: z.string(),
      version: z.int(),
      /** What was served when the change was requested, for the approver to compare. */
      before: z.optional(z.json()),
      /** Left out: the entry is removed. */
      value: z.optional(z.json()),
    }),
  ),
  /** Why two persons are needed, in sentences. */
  risks: z.array(z.string()),
});

/** Outdated or malformed edits are rejected here, so that whoever wrote them learns of it and not the approver. */
export async function askForChange(
  tx: Tx,
  { edits, reason }: { edits: readonly Edit[]; reason: string },
  ctx: StaffContext,
): Promise<{ approval: number; subject: string }> {
  const { changed, risks } = await checkEdits(tx.sql, edits, { by: ctx.staff.name, now: ctx.now });
  if (changed.length === 0) throw sayNo('It changes nothing: there is nothing to agree to.');
  const entries = changed.map(({ before, ...entry }) => ({ ...entry, before: before?.value ?? null }));
  const payload = { entries, risks: risks.map(({ entry, sentence }) => `${entry}: ${sentence}`) };
  const subject = subjectOf(edits);
  const approval = await askApproval(tx, { kind: CONTENT_CHANGE, subject, payload, reason }, ctx);
  return { approval, subject };
}

const SUBJECT_MAX = 200;

function subjectOf([first, ...others]: readonly Edit[]): string {
  const { kind, name, locale } = first!;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${kind} ${name} ${locale}`.trim().slice(0, SUBJECT_MAX) + more;
}

/** What the approver has read is no longer what would be replaced. */
function sayOvertaken(error: unknown): never {
  if (!isRefusal(error, 'ContentChanged')) throw error;
  const { name, changed_by } = error.details.error_data;
  throw sayNo(
    `${changed_by} has changed ${name} since this was asked. Decline it, and it can be asked for anew.`,
  );
}

export const contentChangeApprovable = defineApprovable<z.output<typeof Payload>>({
  permission: 'content.approve',
  payload: Payload,
  async carryOut(tx, { entries }, { askedBy, reason }, { staff, now, content }) {
    const edits = entries.map(
      ({ before: _, value, ...entry }): Edit => ({ ...entry, value: value as Json | undefined }),
    );
    await saveEdits(tx, edits, {
      ...{ by: `${askedBy.name}, ${staff.name}`, note: reason, now, agreedBy: staff.name },
      locales: { locales: content.locales, defaultLocale: content.defaultLocale },
    }).catch(sayOvertaken);
    return {
      before: entries.map(({ before = null }) => before),
      after: entries.map(({ value = null }) => value),
    };
  },
});
