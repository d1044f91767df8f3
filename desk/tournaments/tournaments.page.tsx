// Tournaments: what they are scored by, when they are held, and what they give.
import type { TournamentDefinition } from '#contract/tournament-definition.ts';
import { ListRoom, type Row } from '../content/list-room.tsx';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import { Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';

const columns: readonly Column<Row<TournamentDefinition>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    cell: ({ value }) => <b>{wordsOf(value.title)}</b>,
    isWide: true,
  },
  {
    id: 'every',
    label: t('desk.content.field.every'),
    value: ({ value: { schedule } }) => `${schedule.every} ${schedule.at}`,
  },
  {
    id: 'status',
    label: t('desk.content.field.status'),
    value: ({ value }) => value.status,
    cell: ({ value }) => <Tag tone={value.status === 'on' ? 'good' : 'plain'}>{value.status}</Tag>,
  },
];

const words = { $in: {} };

/** A free one of every day, for an editor to make their own; it does not run yet. */
const blank = {
  ...{ status: 'off', title: words, text: words, image: 'trophy', tone: 'ember' },
  schedule: { every: 'day', at: '00:00', lasts_minutes: 1440, opens_minutes_before: 720 },
  scoring: { by: 'multiplier' },
  games: { types: ['slot'] },
  ...{ min_stake_cents: 20, entry_fee_cents: 0, promised_cents: 10_000 },
  prizes: [{ from: 1, to: 1, reward: { kind: 'cash', cents: 10_000 } }],
  ...{ min_points: 1, reset_on_cashout: false },
  restrictions: { countries: [], is_verified_only: false, max_participants: null },
};

export default function TournamentsPage() {
  return (
    <ListRoom<TournamentDefinition>
      room="tournaments"
      title={t('desk.shell.room.tournaments')}
      note={t('desk.content.note.tournaments')}
      kind="tournament"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.title)}
      create={{
        label: t('desk.content.new.tournament'),
        asks: { field: 'sysname', first: '' },
        make: (_rows, name) => ({ name, value: { sysname: name, ...blank } }),
      }}
    />
  );
}
