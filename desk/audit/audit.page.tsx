// What anyone did here and what they looked at, the latest first.
import type english from '#content/messages/en/desk/audit.json';
import { type AuditRow, audit } from '#contract/desk/audit.ts';
import { pagesOf, useRows } from '../asking/reads.ts';
import { t } from '../i18n/text.ts';
import { Facts, PageHead, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bar, Choice, Search } from '../table/filters.tsx';
import { Aside, Split } from '../table/split.tsx';
import { TableTools } from '../table/table-tools.tsx';
import css from './audit.module.css';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    audit: typeof english;
  }
}

const outcomes = ['done', 'seen', 'refused'] as const;
const toneOf = (outcome: string) => {
  if (outcome === 'done') return 'good';
  return outcome === 'seen' ? 'info' : 'bad';
};

const columns: readonly Column<AuditRow>[] = [
  { id: 'at', label: t('desk.audit.at'), value: ({ at }) => at, cell: ({ at }) => <When at={at} isWhole /> },
  { id: 'member', label: t('desk.audit.member'), value: ({ member }) => member || '–' },
  { id: 'call', label: t('desk.audit.call'), value: ({ call }) => call },
  { id: 'subject', label: t('desk.audit.subject'), value: ({ subject }) => subject, isWide: true },
  { id: 'reason', label: t('desk.audit.reason'), value: ({ reason }) => reason, isWide: true },
  {
    id: 'outcome',
    label: t('desk.audit.outcome'),
    value: ({ outcome }) => outcome,
    cell: ({ outcome }) => <Tag tone={toneOf(outcome)}>{outcome}</Tag>,
  },
];

export default function AuditPage() {
  const [subject] = useParam('subject');
  const [member] = useParam('member');
  const [outcome] = useParam('outcome');
  const [item, setItem] = useParam('item');
  const filter = {
    ...(subject !== '' && { subject }),
    ...(member !== '' && { member: Number(member) }),
    ...(outcome !== '' && { outcome: outcome as (typeof outcomes)[number] }),
  };
  const { data, hasNextPage, fetchNextPage, isPending } = useRows(audit.list, filter);
  const rows = data?.pages.flatMap(({ items }) => items) ?? none;
  const opened = rows.find(({ id }) => String(id) === item);
  return (
    <>
      <PageHead title={t('desk.shell.room.audit')} note={t('desk.audit.note')}>
        <TableTools room="audit" columns={columns} rows={rows} all={() => pagesOf(audit.list, filter)} />
      </PageHead>
      <Bar>
        <Search name="subject" label={t('desk.audit.find')} />
        <Choice
          name="outcome"
          label={t('desk.audit.outcome')}
          options={outcomes.map((value) => ({ value, label: t(`desk.audit.outcomes.${value}`) }))}
        />
      </Bar>
      <Split isOpen={opened !== undefined}>
        <DataTable
          label={t('desk.shell.room.audit')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          empty={t('desk.audit.empty')}
          isLoading={isPending}
          hasMore={hasNextPage}
          onMore={() => void fetchNextPage()}
        />
        {opened && (
          <Aside label={opened.call} onClose={() => setItem('')}>
            <Line line={opened} />
          </Aside>
        )}
      </Split>
    </>
  );
}

const none: readonly AuditRow[] = [];

const Line = ({ line }: { line: AuditRow }) => (
  <>
    <Facts
      facts={[
        [t('desk.audit.at'), <When key="at" at={line.at} isWhole />],
        [t('desk.audit.member'), line.member || '–'],
        [t('desk.audit.subject'), line.subject || '–'],
        [t('desk.audit.reason'), line.reason || '–'],
        [t('desk.audit.outcome'), line.outcome],
        [t('desk.audit.address'), line.address],
      ]}
    />
    <Shown label={t('desk.audit.before')} value={line.before} />
    <Shown label={t('desk.audit.after')} value={line.after} />
  </>
);

function Shown({ label, value }: { label: string; value: unknown }) {
  if (value === null || value === undefined) return null;
  return (
    <div className={css.shown}>
      <b>{label}</b>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
