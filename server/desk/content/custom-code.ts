// Code of the operator's in players' browsers: one person writes it, another looks at it and lets it in.
import * as z from 'zod/mini';
import type { Json } from '#contract/content-entries.ts';
import { requireGood } from '../../content-store/check-entry.ts';
import { saveEdits } from '../../content-store/save-edits.ts';
import { listEntries } from '../../content-store/stored-entries.ts';
import type { Tx } from '../../database/db.ts';
import { askApproval, defineApprovable } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';

const Payload = z.object({ name: z.string(), version: z.int(), value: z.json() });

interface Wish {
  name: string;
  version: number;
  value: Json;
  reason: string;
}

/** What cannot be served is told to who wrote it, and not to who is to agree. */
export function askForCode(
  tx: Tx,
  { name, version, value, reason }: Wish,
  ctx: StaffContext,
): Promise<number> {
  requireGood({ kind: 'custom-code', name, locale: '', value }, null);
  const payload = { name, version, value };
  return askApproval(tx, { kind: 'custom-code.set', subject: `custom-code ${name}`, payload, reason }, ctx);
}

export const customCodeApprovable = defineApprovable<z.output<typeof Payload>>({
  permission: 'content.approve',
  payload: Payload,
  async carryOut(tx, { name, version, value }, { askedBy, reason }, { staff, now, content }) {
    const entry = { kind: 'custom-code', name, locale: '' } as const;
    const [before] = await listEntries(tx.sql, [entry]);
    await saveEdits(tx, [{ ...entry, version, value: value as Json }], {
      ...{ by: `${askedBy.name}, ${staff.name}`, note: reason, now },
      locales: { locales: content.locales, defaultLocale: content.defaultLocale },
    });
    return { before: before?.value ?? null, after: value };
  },
});
