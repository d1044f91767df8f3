// What the house has to say on its pages, where and until when.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { nowText } from '../content/now.ts';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import { Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';

interface BannerValue {
  id: number;
  started_at?: string | null;
  finished_at: string | null;
  description: { position: string; title: unknown };
}

const columns: readonly Column<Row<BannerValue>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.description.title),
    cell: ({ value }) => <b>{wordsOf(value.description.title)}</b>,
    isWide: true,
  },
  {
    id: 'position',
    label: t('desk.content.field.position'),
    value: ({ value }) => value.description.position,
  },
  {
    id: 'runs',
    label: t('desk.content.runs'),
    value: ({ value }) => stateOf(value),
    cell: ({ value }) => (
      <Tag tone={tones[stateOf(value)]}>{t(`desk.content.running.${stateOf(value)}`)}</Tag>
    ),
  },
];

const tones = { soon: 'info', now: 'good', over: 'plain' } as const;

function stateOf({ started_at, finished_at }: BannerValue): keyof typeof tones {
  const now = nowText();
  if (finished_at !== null && finished_at <= now) return 'over';
  return started_at && started_at > now ? 'soon' : 'now';
}

const words = { $in: {} };

export default function BannersPage() {
  return (
    <ListRoom<BannerValue>
      room="banners"
      title={t('desk.shell.room.banners')}
      note={t('desk.content.note.banners')}
      kind="banner"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.description.title)}
      defaults={{ started_at: null, place: 0 }}
      pathOf={() => '/'}
      create={{
        label: t('desk.content.new.banner'),
        make: (rows) => {
          const id = Math.max(0, ...rows.map(({ value }) => value.id)) + 1;
          const description = {
            ...{ position: 'home-top', scene: 'king', kicker: words, title: words, text: words },
            actions: [{ label: words, link: '/gamehall' }],
          };
          return { name: String(id), value: { id, started_at: null, finished_at: null, description } };
        },
      }}
    />
  );
}
