// Code of the operator's on players' pages: one person writes it, and saving it asks a second person.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import { Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';

interface CodeValue {
  id: string;
  code: string;
  position: string;
  isEnabled: boolean;
}

const columns: readonly Column<Row<CodeValue>>[] = [
  {
    id: 'name',
    label: t('desk.content.field.id'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  { id: 'position', label: t('desk.content.field.position'), value: ({ value }) => value.position },
  {
    id: 'on',
    label: t('desk.content.field.isEnabled'),
    value: ({ value }) => (value.isEnabled ? t('desk.content.on') : t('desk.content.off')),
    cell: ({ value }) => (
      <Tag tone={value.isEnabled ? 'good' : 'plain'}>
        {value.isEnabled ? t('desk.content.on') : t('desk.content.off')}
      </Tag>
    ),
  },
];

export default function CustomCodePage() {
  return (
    <ListRoom<CodeValue>
      room="custom-code"
      title={t('desk.shell.room.custom-code')}
      note={t('desk.content.note.custom-code')}
      kind="custom-code"
      columns={columns}
      create={{
        label: t('desk.content.new.custom-code'),
        asks: { field: 'id', first: '' },
        make: (_rows, id) => ({ name: id, value: { id, code: '', position: 'head', isEnabled: true } }),
      }}
    />
  );
}
