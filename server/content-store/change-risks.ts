// Which changes of content need a second person. Every way of changing content (save, remove, roll back, import, an agreed
// change) goes through saveEdits, which lists the risks of what really changes and rejects a risky change that only one
// person wants. Each rule looks at one change at a time.
import type { EntryName, Json } from '#contract/content-entries.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Sql } from '../database/db.ts';
import { DefinedAlone, type Definer, readDefinedAlone } from './defined-alone.ts';
import { listForeignAddresses } from './foreign-addresses.ts';
import { type GiftLimits, readGiftLimits } from './gift-limits.ts';
import { findPayment } from './paying-changes.ts';
import { runsAsScript } from './script-fields.ts';
import { isTrustedAddress, readTrustedOrigins, type TrustedOrigins } from './trusted-origins.ts';

export interface EntryChange extends EntryName {
  /** Undefined: there was no such entry. */
  before: Json | undefined;
  /** Undefined: the entry is removed. */
  after: Json | undefined;
  /** Whether a release or a schema describes the entry. A setting that neither knows is not understood by any rule. */
  isKnown: boolean;
}

/** `script` and `leads-away` harm whoever merely sees the page, also as a preview; `pays` harms once it is served. */
export type RiskKind = 'script' | 'leads-away' | 'pays';

export interface ChangeRisk {
  kind: RiskKind;
  entry: string;
  sentence: string;
}

interface RiskContext {
  sql: Sql;
  /** Where links and redirects may lead without a second person. */
  trusted: TrustedOrigins;
  /** What one person alone may let players be given. */
  limits: GiftLimits;
  /** What the same person has defined alone lately, with the changes that come before in the same request. */
  alone: DefinedAlone;
}

interface RiskRule {
  kind: RiskKind;
  /** A sentence for staff; null: no risk of this kind. */
  find(change: EntryChange, context: RiskContext): string | null | Promise<string | null>;
}

const rules: readonly RiskRule[] = [
  { kind: 'script', find: findScript },
  { kind: 'leads-away', find: findForeignAddress },
  { kind: 'pays', find: (change, { limits, alone }) => findPayment(change, limits, alone) },
];

/** Without a definer each change is looked at by itself. */
export async function listRisks(
  sql: Sql,
  changes: readonly EntryChange[],
  definer: Definer | null,
): Promise<ChangeRisk[]> {
  const limits = await readGiftLimits(sql);
  const alone =
    definer === null
      ? new DefinedAlone(limits.coinHundredths)
      : await readDefinedAlone(sql, definer, limits.coinHundredths);
  const context = { sql, trusted: await readTrustedOrigins(sql), limits, alone };
  const risks: ChangeRisk[] = [];
  for (const change of changes) {
    for (const { kind, find } of rules) {
      const sentence = await find(change, context);
      if (sentence !== null) risks.push({ kind, entry: labelOf(change), sentence });
    }
    if (!risks.some((risk) => risk.kind === 'pays' && risk.entry === labelOf(change))) alone.add(change);
  }
  return risks;
}

/** The field name lets the back office recognise the error and offer to ask a second person. */
export const needsSecondPerson = (risks: readonly ChangeRisk[]): Refusal =>
  new Refusal('InvalidParameter', {
    invalid_parameters: { second_person: ['required'] },
    message: `A second person must agree. ${risks
      .slice(0, SENTENCES_MAX)
      .map(({ entry, sentence }) => `${entry}: ${sentence}`)
      .join(' ')}`,
  });

const SENTENCES_MAX = 5;

const labelOf = ({ kind, name, locale }: EntryName): string => `${kind} ${name} ${locale}`.trim();

function findScript(change: EntryChange): string | null {
  if (change.after === undefined || !runsAsScript(change)) return null;
  return 'it becomes script in players’ browsers.';
}

/** Only addresses that the entry did not contain before: correcting a word beside a link needs one person. */
function findForeignAddress(change: EntryChange, { trusted }: RiskContext): string | null {
  const before = new Set(listForeignAddresses(change.before));
  const added = listForeignAddresses(change.after).filter(
    (address) => !before.has(address) && !isTrustedAddress(address, trusted),
  );
  return added.length === 0 ? null : `it leads away from the site, to ${added[0]}.`;
}
