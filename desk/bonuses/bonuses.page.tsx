// Templates of bonuses: what is promised with each. What was given already keeps the terms it was given with.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import type { Column } from '../table/columns.ts';

interface TemplateValue {
  name: string;
  product: string;
  title: unknown;
  wager: { x: number; base: string };
  cap_x: number | null;
  days_to_play: number;
}

const columns: readonly Column<Row<TemplateValue>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    cell: ({ value }) => <b>{wordsOf(value.title)}</b>,
    isWide: true,
  },
  { id: 'name', label: t('desk.content.field.name'), value: ({ value }) => value.name },
  { id: 'product', label: t('desk.content.field.product'), value: ({ value }) => value.product },
  { id: 'wager', label: t('desk.content.field.wager'), value: ({ value }) => `${value.wager.x} ×` },
  {
    id: 'cap',
    label: t('desk.content.field.cap'),
    value: ({ value }) => (value.cap_x === null ? '–' : `${value.cap_x} ×`),
  },
  {
    id: 'days',
    label: t('desk.content.field.days'),
    value: ({ value }) => String(value.days_to_play),
  },
];

const blank = {
  ...{ product: 'casino', title: { $in: {} }, image: 'chest', is_free_bet: false },
  ...{ wager: { x: 35, base: 'bonus' }, contribution: { slot: 100 }, excluded_games: [] },
  ...{ stake_max: { eur_cents: 500, percent: 5 }, cap_x: 10, is_sticky: false, odds_min: null },
  ...{ days_to_activate: 7, days_to_play: 14, priority: 50, starts_at_once: false },
};

export default function BonusesPage() {
  return (
    <ListRoom<TemplateValue>
      room="bonuses"
      title={t('desk.shell.room.bonuses')}
      note={t('desk.content.note.bonuses')}
      kind="bonus"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.title)}
      create={{
        label: t('desk.content.new.bonus'),
        make: (rows) => {
          const name = `bonus-${rows.length + 1}`;
          return { name, value: { name, ...blank } };
        },
      }}
    />
  );
}
