// Campaigns that show themselves as somebody goes from page to page.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { nowText } from '../content/now.ts';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';

interface PopupValue {
  id: number;
  started_at: string | null;
  finished_at: string | null;
  paths: readonly string[] | null;
  title: unknown;
}

const isRunning = ({ started_at, finished_at }: PopupValue) => {
  const now = nowText();
  return started_at !== null && started_at <= now && (finished_at === null || finished_at > now);
};

const columns: readonly Column<Row<PopupValue>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    cell: ({ value }) => <b>{wordsOf(value.title)}</b>,
    isWide: true,
  },
  { id: 'paths', label: t('desk.content.field.paths'), value: ({ value }) => value.paths?.join(', ') ?? '*' },
  {
    id: 'runs',
    label: t('desk.content.runs'),
    value: ({ value }) => (isRunning(value) ? 'now' : 'over'),
    cell: ({ value }) => (
      <Tag tone={isRunning(value) ? 'good' : 'plain'}>
        {isRunning(value) ? t('desk.content.running.now') : t('desk.content.running.over')}
      </Tag>
    ),
  },
  {
    id: 'seen',
    label: t('desk.content.preview'),
    value: ({ name }) => name,
    cell: ({ name }) => (
      <Button
        isSmall
        look="line"
        icon="eye"
        aria-label={t('desk.content.preview')}
        onClick={(event) => {
          event.stopPropagation();
          open(`/?popup=${name}#popup-preview`, '_blank', 'noopener');
        }}
      />
    ),
  },
];

const words = { $in: {} };

export default function PopupsPage() {
  return (
    <ListRoom<PopupValue>
      room="popups"
      title={t('desk.shell.room.popups')}
      note={t('desk.content.note.popups')}
      kind="popup"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.title)}
      create={{
        label: t('desk.content.new.popup'),
        make: (rows) => {
          const id = Math.max(0, ...rows.map(({ value }) => value.id)) + 1;
          const texts = { kicker: words, title: words, text: words, image: 'chest' };
          const action = { label: words, link: '/gamehall' };
          return {
            name: String(id),
            value: { id, started_at: null, finished_at: null, paths: null, ...texts, action },
          };
        },
      }}
    />
  );
}
