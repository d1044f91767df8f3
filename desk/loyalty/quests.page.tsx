// Quests: what players do for coins and gifts, step by step.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import type { Column } from '../table/columns.ts';

interface QuestValue {
  title: unknown;
  repeats: string;
  level: number;
}

const columns: readonly Column<Row<QuestValue>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    cell: ({ value }) => <b>{wordsOf(value.title)}</b>,
    isWide: true,
  },
  { id: 'repeats', label: t('desk.content.repeats'), value: ({ value }) => value.repeats },
  { id: 'level', label: t('desk.content.atLevel'), value: ({ value }) => String(value.level) },
];

export default function QuestsPage() {
  return (
    <ListRoom<QuestValue>
      room="quests"
      title={t('desk.shell.room.quests')}
      note={t('desk.content.note.quests')}
      kind="loyalty-quest"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.title)}
      pathOf={() => '/profile/loyalty'}
    />
  );
}
