// Programmes of loyalty with their levels.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import type { Column } from '../table/columns.ts';

interface ProgramValue {
  sysname: string;
  title: unknown;
  levels: readonly unknown[];
}

const columns: readonly Column<Row<ProgramValue>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    cell: ({ value }) => <b>{wordsOf(value.title)}</b>,
    isWide: true,
  },
  { id: 'levels', label: t('desk.content.levels'), value: ({ value }) => String(value.levels.length) },
];

export default function LevelsPage() {
  return (
    <ListRoom<ProgramValue>
      room="levels"
      title={t('desk.shell.room.levels')}
      note={t('desk.content.note.levels')}
      kind="loyalty-program"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.title)}
      pathOf={({ name }) => `/loyalty/${name}`}
    />
  );
}
