// What stands above a table: the choice of columns, saved views, and the file.
import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { views as viewCalls } from '#contract/desk/views.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { go, setParams, useAddress, useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from './columns.ts';
import { csvOf, saveFile } from './csv.ts';
import css from './data-table.module.css';

interface ToolsProps<Row> {
  room: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Where `rows` are the first pages alone: all that fit the filter. */
  all?: () => AsyncIterable<readonly Row[]>;
}

export const TableTools = <Row,>({ room, columns, rows, all }: ToolsProps<Row>) => (
  <>
    <Columns columns={columns} />
    <Views room={room} />
    <Export room={room} columns={columns} pages={all ?? (() => [rows])} />
  </>
);

interface ExportProps<Row> extends Pick<ToolsProps<Row>, 'room' | 'columns'> {
  pages: () => Parameters<typeof csvOf<Row>>[1];
}

function Export<Row>({ room, columns, pages }: ExportProps<Row>) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(`${room}.csv`, ...(await csvOf(columns, pages())));
    } catch (error) {
      sayToast({ text: refusalWords(error), isBad: true });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button look="line" icon="download" isBusy={isBusy} onClick={() => void save()}>
      {t('desk.shell.table.export')}
    </Button>
  );
}

function Columns<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const [hide] = useParam('hide');
  const hidden = new Set(hide.split(',').filter(Boolean));
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setParams({ hide: [...next].join(',') });
  };
  return (
    <Popover.Root>
      <Popover.Trigger render={<Button look="line" icon="sliders" />}>
        {t('desk.shell.table.columns')}
      </Popover.Trigger>
      <Popover.Portal container={document.getElementById('desk')}>
        <Popover.Positioner className={css.positioner} sideOffset={6} align="end">
          <Popover.Popup className={css.menu}>
            {columns.map(({ id, label }) => (
              <label key={id}>
                <input type="checkbox" checked={!hidden.has(id)} onChange={() => toggle(id)} />
                {label}
              </label>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Views({ room }: { room: string }) {
  const { search } = useAddress();
  const { data } = useRead(viewCalls.list, { room });
  const save = useSend(viewCalls.save);
  const remove = useSend(viewCalls.remove);
  const [name, setName] = useState('');
  // What is opened is not part of how one likes to see a table.
  const query = new URLSearchParams([...search].filter(([key]) => key !== 'item')).toString();
  return (
    <Popover.Root>
      <Popover.Trigger render={<Button look="line" icon="eye" />}>
        {t('desk.shell.table.views')}
      </Popover.Trigger>
      <Popover.Portal container={document.getElementById('desk')}>
        <Popover.Positioner className={css.positioner} sideOffset={6} align="end">
          <Popover.Popup className={css.menu}>
            {data?.items.map((view) => (
              <div key={view.id} className={css.view}>
                <Button isSmall onClick={() => go(`/desk/${room}?${view.query}`)}>
                  {view.name}
                </Button>
                <Button
                  isSmall
                  look="line"
                  icon="trash"
                  aria-label={t('desk.shell.table.removeView', { name: view.name })}
                  onClick={() => remove.mutate({ view: view.id })}
                />
              </div>
            ))}
            <form
              className={css.view}
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() !== '') save.mutate({ room, name, query }, { onSuccess: () => setName('') });
              }}
            >
              <input
                className={css.filter}
                aria-label={t('desk.shell.table.viewName')}
                placeholder={t('desk.shell.table.viewName')}
                maxLength={40}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <Button isSmall type="submit">
                {t('desk.shell.table.saveView')}
              </Button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
