// Offers: what sets them off, whom they are for and what they give. Players see what is saved here within seconds.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { nowText } from '../content/now.ts';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import { Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';

interface OfferValue {
  id: number;
  started_at: string | null;
  finished_at: string | null;
  title: unknown;
  trigger: { action: string };
  codes?: readonly string[];
}

const isRunning = ({ started_at, finished_at }: OfferValue) => {
  const now = nowText();
  return started_at !== null && started_at <= now && (finished_at === null || finished_at > now);
};

const columns: readonly Column<Row<OfferValue>>[] = [
  { id: 'id', label: t('desk.content.field.id'), value: ({ value }) => String(value.id) },
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    cell: ({ value }) => <b>{wordsOf(value.title)}</b>,
    isWide: true,
  },
  { id: 'trigger', label: t('desk.content.field.trigger'), value: ({ value }) => value.trigger.action },
  { id: 'codes', label: t('desk.content.field.codes'), value: ({ value }) => value.codes?.join(', ') ?? '' },
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
];

const words = { $in: {} };

export default function OffersPage() {
  return (
    <ListRoom<OfferValue>
      room="offers"
      title={t('desk.shell.room.offers')}
      note={t('desk.content.note.offers')}
      kind="offer"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.title)}
      pathOf={({ name }) => `/offers/${name}`}
      create={{
        label: t('desk.content.new.offer'),
        make: (rows) => {
          const id = Math.max(0, ...rows.map(({ value }) => value.id)) + 1;
          const look = {
            product: 'casino',
            kicker: words,
            title: words,
            text: words,
            image: 'gift',
            tone: 'ember',
          };
          const trigger = { action: 'deposit', number: null, min: 2000, exclude_methods: [] };
          const spins = {
            kind: 'freespins',
            game: 'glass-cascade',
            rounds: 10,
            stake: 20,
            winsTo: 'main',
            days: 7,
          };
          const rule = { trigger, conditions: {}, limits: { perPlayer: 1 }, rewards: [spins] };
          return { name: String(id), value: { id, started_at: null, finished_at: null, ...look, ...rule } };
        },
      }}
    />
  );
}
