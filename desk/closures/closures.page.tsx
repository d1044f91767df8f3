// Emergency switches: what is closed now, what was, and the dialogs that close and open.
import { useState } from 'react';
import type english from '#content/messages/en/desk/closures.json';
import { type ClosureView, closures } from '#contract/desk/closures.ts';
import { useRead, useRows } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { setParams, useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import css from './closures.module.css';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    closures: typeof english;
  }
}

const columns: readonly Column<ClosureView>[] = [
  {
    id: 'target',
    label: t('desk.closures.target'),
    value: ({ target }) => target,
    cell: ({ target }) => <b>{targetName(target)}</b>,
    isWide: true,
  },
  {
    id: 'state',
    label: t('desk.closures.state'),
    value: (closure) => stateOf(closure),
    cell: (closure) => (
      <span className={css.state}>
        <Tag tone={closure.is_closed ? 'bad' : 'plain'}>{stateOf(closure)}</Tag>
        {closure.is_closed && (
          <Button isSmall look="line" onClick={() => setParams({ item: String(closure.id) })}>
            {t('desk.closures.openIt')}…
          </Button>
        )}
      </span>
    ),
  },
  {
    id: 'message',
    label: t('desk.closures.message'),
    value: ({ messages }) => messages['en'] ?? t('desk.closures.usualWords'),
    isWide: true,
  },
  {
    id: 'closed',
    label: t('desk.closures.closed'),
    value: ({ closed_at: at }) => at,
    cell: ({ closed_at: at }) => <When at={at} />,
  },
  { id: 'by', label: t('desk.closures.by'), value: ({ closed_by: by }) => by },
  {
    id: 'ends',
    label: t('desk.closures.ends'),
    value: ({ ends_at: at }) => at ?? '',
    cell: ({ ends_at: at }) => (at === null ? t('desk.closures.noEnd') : <When at={at} />),
  },
];

/** "game:mines" as staff read it: "Game: mines". */
function targetName(target: string): string {
  const [scope = '', name = ''] = target.split(':');
  const kind = findText(`desk.closures.scope.${scope}`) ?? scope;
  return name === '' ? kind : `${kind}: ${name}`;
}

const stateOf = ({ is_closed, opened_by: by }: ClosureView): string => {
  if (is_closed) return t('desk.closures.isClosed');
  return by === '' ? t('desk.closures.isOver') : t('desk.closures.openedBy', { by });
};

const none: readonly ClosureView[] = [];

export default function ClosuresPage() {
  const [item, setItem] = useParam('item');
  const [isClosing, setIsClosing] = useState(false);
  const { data, hasNextPage, fetchNextPage, isPending } = useRows(closures.list, {});
  const rows = data?.pages.flatMap(({ items }) => items) ?? none;
  const chosen = rows.find(({ id, is_closed }) => String(id) === item && is_closed);
  return (
    <>
      <PageHead title={t('desk.shell.room.closures')} note={t('desk.closures.note')}>
        <Button look="harm" icon="prohibit" onClick={() => setIsClosing(true)}>
          {t('desk.closures.close')}
        </Button>
      </PageHead>
      <DataTable
        label={t('desk.shell.room.closures')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => String(id)}
        empty={t('desk.closures.empty')}
        isLoading={isPending}
        hasMore={hasNextPage}
        onMore={() => void fetchNextPage()}
      />
      {isClosing && <CloseDialog onClose={() => setIsClosing(false)} />}
      {chosen && (
        <CallDialog
          call={closures.open}
          title={t('desk.closures.open', { target: targetName(chosen.target) })}
          says={t('desk.closures.openSays')}
          submit={t('desk.closures.openIt')}
          known={{ target: chosen.target }}
          onDone={() => undefined}
          onClose={() => setItem('')}
        />
      )}
    </>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending } = useRead(closures.names, {});
  // Where the list did not come, an emergency is no time to wait for it: the name is typed.
  const isTyped = data === undefined && !isPending;
  const namesIn = (scope: string | undefined) =>
    (data?.items ?? [])
      .filter((item) => item.scope === scope)
      .map(({ name, title }) => ({ value: name, label: title }));
  return (
    <CallDialog
      call={closures.close}
      title={t('desk.closures.close')}
      says={t('desk.closures.closeSays')}
      {...(!isTyped && { choicesOf: ({ scope }) => ({ name: namesIn(scope) }) })}
      submit={t('desk.closures.close')}
      isHarm
      onDone={() => undefined}
      onClose={onClose}
    />
  );
}
