// What waits for a second person, and what became of it.
import { useState } from 'react';
import type english from '#content/messages/en/desk/approvals.json';
import { type Approval, approvalStates, approvals } from '#contract/desk/approvals.ts';
import { pagesOf, useRows } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts, PageHead, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bar, Choice } from '../table/filters.tsx';
import { Aside, AsideActions, Split } from '../table/split.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { ContentChangeView, contentChangeOf } from './content-change.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    approvals: typeof english;
  }
}

const tones = { waiting: 'due', done: 'good', declined: 'bad', withdrawn: 'plain' } as const;

const kindName = (kind: string) => findText(`desk.approvals.kind.${kind.replace('.', '-')}`) ?? kind;

const columns: readonly Column<Approval>[] = [
  {
    id: 'at',
    label: t('desk.approvals.at'),
    value: ({ asked_at }) => asked_at,
    cell: ({ asked_at }) => <When at={asked_at} />,
  },
  { id: 'kind', label: t('desk.approvals.what'), value: ({ kind }) => kindName(kind) },
  { id: 'subject', label: t('desk.approvals.subject'), value: ({ subject }) => subjectName(subject) },
  { id: 'by', label: t('desk.approvals.by'), value: ({ asked_by }) => asked_by },
  { id: 'reason', label: t('desk.approvals.why'), value: ({ reason }) => reason, isWide: true },
  {
    id: 'state',
    label: t('desk.approvals.state'),
    value: ({ state }) => t(`desk.approvals.states.${state}`),
    cell: ({ state }) => <Tag tone={tones[state]}>{t(`desk.approvals.states.${state}`)}</Tag>,
  },
];

export default function ApprovalsPage() {
  const [state] = useParam('state');
  const [item, setItem] = useParam('item');
  const filter = {
    state: (state || 'waiting') as Approval['state'],
  };
  const { data, hasNextPage, fetchNextPage, isPending } = useRows(approvals.list, filter);
  const rows = data?.pages.flatMap(({ items }) => items) ?? none;
  const opened = rows.find(({ id }) => String(id) === item);
  return (
    <>
      <PageHead title={t('desk.shell.room.approvals')} note={t('desk.approvals.note')}>
        <TableTools
          room="approvals"
          columns={columns}
          rows={rows}
          all={() => pagesOf(approvals.list, filter)}
        />
      </PageHead>
      <Bar>
        <Choice
          name="state"
          label={t('desk.approvals.states.waiting')}
          options={approvalStates
            .filter((value) => value !== 'waiting')
            .map((value) => ({ value, label: t(`desk.approvals.states.${value}`) }))}
        />
      </Bar>
      <Split isOpen={opened !== undefined}>
        <DataTable
          label={t('desk.shell.room.approvals')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          empty={t('desk.approvals.empty')}
          isLoading={isPending}
          hasMore={hasNextPage}
          onMore={() => void fetchNextPage()}
        />
        {opened && (
          <Aside label={kindName(opened.kind)} onClose={() => setItem('')}>
            <Wish wish={opened} />
          </Aside>
        )}
      </Split>
    </>
  );
}

const none: readonly Approval[] = [];

/** What is made of parts is told part by part: "ft 2:1, h1 1:0". */
function told(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  const parts = Object.entries(value);
  const isScore = parts.length === 2 && 'home' in value && 'away' in value;
  if (isScore) return parts.map(([, count]) => String(count)).join(':');
  return parts.map(([name, part]) => `${name} ${told(part)}`).join(', ');
}

/** In its own words where it has any; else part by part, without the key that makes it happen once. */
function detailsOf(payload: Approval['payload']): [string, string][] {
  const { says, key: _, ...parts } = payload as Record<string, unknown>;
  if (typeof says === 'string') return [[t('desk.approvals.says'), says]];
  return Object.entries(parts).map(([name, value]) => [
    findText(`desk.shell.field.${name}`) ?? name,
    told(value),
  ]);
}

function Wish({ wish }: { wish: Approval }) {
  const approve = useSend(approvals.approve);
  const withdraw = useSend(approvals.withdraw);
  const [isDeclining, setIsDeclining] = useState(false);
  const change = contentChangeOf(wish);
  const said = {
    onSuccess: () => sayToast({ text: t('desk.shell.done') }),
    onError: (error: unknown) => sayToast({ text: refusalWords(error), isBad: true }),
  };
  return (
    <>
      <Facts
        facts={[
          [t('desk.approvals.subject'), subjectName(wish.subject)],
          ...(change === null ? detailsOf(wish.payload) : []),
          [t('desk.approvals.why'), wish.reason],
          [t('desk.approvals.by'), wish.asked_by],
          [t('desk.approvals.at'), <When key="at" at={wish.asked_at} isWhole />],
          ...(wish.decided_by === null ? [] : [[t('desk.approvals.decidedBy'), wish.decided_by] as const]),
          ...(wish.note === '' ? [] : [[t('desk.approvals.answer'), wish.note] as const]),
        ]}
      />
      {change !== null && <ContentChangeView {...change} />}
      {wish.state === 'waiting' && (
        <AsideActions>
          <Button
            look="next"
            disabled={!wish.can_decide}
            title={wish.can_decide ? undefined : t('desk.approvals.notYours')}
            isBusy={approve.isPending}
            onClick={() => approve.mutate({ approval: wish.id }, said)}
          >
            {t('desk.approvals.approve')}
          </Button>
          <Button look="harm" disabled={!wish.can_decide} onClick={() => setIsDeclining(true)}>
            {t('desk.approvals.decline')}
          </Button>
          {wish.can_withdraw && (
            <Button onClick={() => withdraw.mutate({ approval: wish.id }, said)}>
              {t('desk.approvals.withdraw')}
            </Button>
          )}
        </AsideActions>
      )}
      {isDeclining && (
        <CallDialog
          call={approvals.decline}
          title={t('desk.approvals.decline')}
          known={{ approval: String(wish.id) }}
          submit={t('desk.approvals.decline')}
          isHarm
          onDone={() => sayToast({ text: t('desk.shell.done') })}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </>
  );
}

/** A limit is stored under a name that is not for people. */
const subjectName = (subject: string): string =>
  findText(`desk.thresholds.governs.${subject.replace('threshold ', '')}`) ?? subject;
