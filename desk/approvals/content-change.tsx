// A requested change of content as the approver reads it: why two persons are needed, and each entry before and after.

import type { EntryName, Json } from '#contract/content-entries.ts';
import type { Approval } from '#contract/desk/approvals.ts';
import { Icon } from '#ui/icon.tsx';
import contentCss from '../content/content.module.css';
import { Difference } from '../content/difference.tsx';
import { t } from '../i18n/text.ts';

interface RequestedChange extends EntryName {
  before?: Json;
  /** Left out: the entry is to be removed. */
  value?: Json;
}

/** Null for an approval of any other kind. */
export function contentChangeOf({ kind, payload }: Approval) {
  if (kind !== 'content.change') return null;
  return payload as unknown as { entries: readonly RequestedChange[]; risks: readonly string[] };
}

export const ContentChangeView = ({ entries, risks }: NonNullable<ReturnType<typeof contentChangeOf>>) => (
  <>
    <ul className={contentCss.risks} aria-label={t('desk.approvals.risks')}>
      {risks.map((risk) => (
        <li key={risk}>
          <Icon name="warning" size={16} />
          <span>{risk}</span>
        </li>
      ))}
    </ul>
    {entries.map(({ kind, name, locale, before = null, value = null }) => (
      <section key={`${kind} ${name} ${locale}`} className={contentCss.history}>
        <h3>{`${kind} ${name} ${locale}`.trim()}</h3>
        <Difference
          before={{ label: t('desk.content.before'), json: jsonOf(before) }}
          after={{ label: t('desk.content.after'), json: jsonOf(value) }}
        />
      </section>
    ))}
  </>
);

const jsonOf = (value: Json): string | null => (value === null ? null : JSON.stringify(value));
