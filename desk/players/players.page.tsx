// Players: found at first, then one as a whole. Which one stands in the address.
import type english from '#content/messages/en/desk/players.json';
import { type FoundPlayer, playerStates, players } from '#contract/desk/players.ts';
import { formatDate } from '#rules/format.ts';
import { pagesOf, useRows } from '../asking/reads.ts';
import { t } from '../i18n/text.ts';
import { PageHead } from '../parts/pieces.tsx';
import { useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bar, Choice, Search } from '../table/filters.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { PlayerTags } from './player-tags.tsx';
import { PlayerView } from './player-view.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    players: typeof english;
  }
}

const columns: readonly Column<FoundPlayer>[] = [
  { id: 'id', label: t('desk.players.id'), value: ({ id }) => id, isNumber: true },
  {
    id: 'name',
    label: t('desk.players.name'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name || '–'}</b>,
  },
  { id: 'login', label: t('desk.players.login'), value: ({ login }) => login },
  { id: 'country', label: t('desk.players.country'), value: ({ country }) => country },
  { id: 'currency', label: t('desk.players.currency'), value: ({ currency }) => currency },
  {
    id: 'registered',
    label: t('desk.players.registered'),
    value: ({ registered_at }) => registered_at,
    cell: ({ registered_at }) => formatDate(new Date(registered_at)),
  },
  {
    id: 'state',
    label: t('desk.players.state'),
    value: ({ status }) => t(`desk.players.states.${status}`),
    cell: (player) => <PlayerTags player={player} />,
  },
];

export default function PlayersPage() {
  const [player] = useParam('player');
  return player === '' ? <Finder /> : <PlayerView key={player} id={Number(player)} />;
}

function Finder() {
  const [q] = useParam('q');
  const [status] = useParam('status');
  const filter = {
    ...(q !== '' && { q }),
    ...(status !== '' && { status: status as FoundPlayer['status'] }),
  };
  const { data, hasNextPage, fetchNextPage, isPending } = useRows(players.search, filter);
  const rows = data?.pages.flatMap(({ items }) => items) ?? none;
  const isCut = data?.pages.some(({ is_cut }) => is_cut) ?? false;
  return (
    <>
      <PageHead title={t('desk.shell.room.players')} note={t('desk.players.note')}>
        <TableTools
          room="players"
          columns={columns}
          rows={rows}
          all={() => pagesOf(players.search, filter)}
        />
      </PageHead>
      <Bar>
        <Search name="q" label={t('desk.players.find')} />
        <Choice
          name="status"
          label={t('desk.players.state')}
          options={playerStates.map((value) => ({ value, label: t(`desk.players.states.${value}`) }))}
        />
      </Bar>
      <DataTable
        label={t('desk.shell.room.players')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => String(id)}
        opens="player"
        empty={t('desk.players.empty')}
        isLoading={isPending}
        hasMore={hasNextPage}
        onMore={() => void fetchNextPage()}
        foot={isCut && <span role="status">{t('desk.players.cut')}</span>}
      />
    </>
  );
}

const none: readonly FoundPlayer[] = [];
