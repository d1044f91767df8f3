// What search engines and link previews are told of a page.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import type { Column } from '../table/columns.ts';

interface SeoValue {
  path: string;
  title?: unknown;
}

const columns: readonly Column<Row<SeoValue>>[] = [
  {
    id: 'path',
    label: t('desk.content.field.path'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    isWide: true,
  },
];

const words = { $in: {} };

export default function SeoPage() {
  return (
    <ListRoom<SeoValue>
      room="seo"
      title={t('desk.shell.room.seo')}
      note={t('desk.content.note.seo')}
      kind="seo"
      columns={columns}
      pathOf={({ name }) => name}
      create={{
        label: t('desk.content.new.seo'),
        asks: { field: 'path', first: '/' },
        make: (_rows, path) => ({
          name: path,
          value: { path, title: words, description: words, robots: '' },
        }),
      }}
    />
  );
}
