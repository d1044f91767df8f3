// Where visitors are sent instead of an address of ours.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import type { Column } from '../table/columns.ts';

interface RedirectValue {
  from_url: string;
  to_url: string;
}

const columns: readonly Column<Row<RedirectValue>>[] = [
  {
    id: 'from',
    label: t('desk.content.field.from-url'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  { id: 'to', label: t('desk.content.field.to-url'), value: ({ value }) => value.to_url, isWide: true },
];

export default function RedirectsPage() {
  return (
    <ListRoom<RedirectValue>
      room="redirects"
      title={t('desk.shell.room.redirects')}
      note={t('desk.content.note.redirects')}
      kind="redirect"
      columns={columns}
      defaults={{ place: 0 }}
      create={{
        label: t('desk.content.new.redirect'),
        asks: { field: 'from_url', first: '/' },
        make: (_rows, name) => ({ name, value: { from_url: name, to_url: '/' } }),
      }}
    />
  );
}
