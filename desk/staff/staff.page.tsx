// Who works here, and as what.
import { useState } from 'react';
import type english from '#content/messages/en/desk/staff.json';
import { type StaffRow, staff } from '#contract/desk/staff.ts';
import { useRead } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Aside, Split } from '../table/split.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { Member } from './member.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    staff: typeof english;
  }
}

const nameOf = (role: string) => findText(`desk.shell.option.${role}`) ?? role;

const tones = { invited: 'due', active: 'good', left: 'plain' } as const;

const columns: readonly Column<StaffRow>[] = [
  { id: 'name', label: t('desk.staff.name'), value: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
  { id: 'email', label: t('desk.staff.email'), value: ({ email }) => email },
  {
    id: 'role',
    label: t('desk.staff.role'),
    value: ({ role }) => nameOf(role),
    cell: ({ role, next_role: next }) =>
      next === null ? (
        nameOf(role)
      ) : (
        <>
          {nameOf(role)} <Tag tone="due">{nameOf(next)}</Tag>
        </>
      ),
  },
  {
    id: 'state',
    label: t('desk.staff.state'),
    value: ({ state }) => t(`desk.staff.states.${state}`),
    cell: ({ state }) => <Tag tone={tones[state]}>{t(`desk.staff.states.${state}`)}</Tag>,
  },
  { id: 'sessions', label: t('desk.staff.sessions'), value: ({ sessions }) => sessions, isNumber: true },
  { id: 'passkeys', label: t('desk.staff.passkeys'), value: ({ passkeys }) => passkeys, isNumber: true },
  {
    id: 'seen',
    label: t('desk.staff.seen'),
    value: ({ last_seen_at }) => last_seen_at ?? undefined,
    cell: ({ last_seen_at }) => (last_seen_at === null ? '–' : <When at={last_seen_at} />),
  },
];

export default function StaffPage() {
  const { data, isPending } = useRead(staff.list, {});
  const [item, setItem] = useParam('item');
  const [isInviting, setIsInviting] = useState(false);
  const rows = data?.items ?? none;
  const opened = rows.find(({ id }) => String(id) === item);
  return (
    <>
      <PageHead title={t('desk.shell.room.staff')} note={t('desk.staff.note')}>
        <TableTools room="staff" columns={columns} rows={rows} />
        <Button look="next" icon="plus" onClick={() => setIsInviting(true)}>
          {t('desk.staff.invite')}
        </Button>
      </PageHead>
      <Split isOpen={opened !== undefined}>
        <DataTable
          label={t('desk.shell.room.staff')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          empty={t('desk.staff.empty')}
          isLoading={isPending}
        />
        {opened && (
          <Aside label={opened.name} onClose={() => setItem('')}>
            <Member member={opened} />
          </Aside>
        )}
      </Split>
      {isInviting && (
        <CallDialog
          call={staff.invite}
          title={t('desk.staff.invite')}
          says={t('desk.staff.inviteSays')}
          submit={t('desk.staff.send')}
          onDone={({ approval }) =>
            sayToast({ text: t(approval === null ? 'desk.staff.invited' : 'desk.staff.waits') })
          }
          onClose={() => setIsInviting(false)}
        />
      )}
    </>
  );
}

const none: readonly StaffRow[] = [];
