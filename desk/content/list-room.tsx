// A room of entries of one kind: the list at the left, the opened one at the right.
import { type ReactNode, useState } from 'react';
import type english from '#content/messages/en/desk/content.json';
import type { EntryKind, Json } from '#contract/content-entries.ts';
import { type ContentEntry, content } from '#contract/desk/content.ts';
import { useRead } from '../asking/reads.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bar, Search } from '../table/filters.tsx';
import { Aside, Split } from '../table/split.tsx';
import { TableTools } from '../table/table-tools.tsx';
import css from './content.module.css';
import { EntryEditor } from './entry-editor.tsx';
import { NameDialog } from './name-dialog.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    content: typeof english;
  }
}

/** An entry with its value read. */
export interface Row<V = Json> extends Omit<ContentEntry, 'value'> {
  value: V;
  json: string | null;
}

interface ListRoomProps<V> {
  room: string;
  title: string;
  note: string;
  kind: EntryKind;
  columns: readonly Column<Row<V>>[];
  isListed?: (row: Row<V>) => boolean;
  /** Something new: what it is called, given those there are or by who makes it, and what stands in its form. */
  create?: {
    label: string;
    /** The field by which it is known, where its maker names it; and how such a name may begin. */
    asks?: { field: string; first: string };
    make: (rows: readonly Row<V>[], name: string) => { name: string; value: Json };
  };
  /** What it is called where it is opened. */
  labelOf?: (row: Row<V>) => string;
  /** Fields that an entry may lack and an editor may fill in. */
  defaults?: Readonly<Record<string, Json>>;
  pathOf?: (row: Pick<Row<V>, 'name' | 'locale'>) => string;
  canRemove?: boolean;
  /** In place of the usual form. */
  editor?: (row: Row<V>, locales: readonly string[], close: () => void) => ReactNode;
  children?: ReactNode;
}

const NEW = 'new';
const idOf = ({ name, locale }: Pick<Row, 'name' | 'locale'>) => (locale === '' ? name : `${name} ${locale}`);

export function ListRoom<V = Json>(props: ListRoomProps<V>) {
  const { room, title, note, kind, create, isListed = () => true } = props;
  const { data, isPending } = useRead(content.list, { kind });
  const [item, setItem] = useParam('item');
  const [find] = useParam('find');
  const locales = data?.locales ?? [];
  const all = (data?.items ?? []).map(asRow<V>).filter(isListed);
  const rows = all.filter(
    ({ name, json }) => find === '' || `${name} ${json}`.toLowerCase().includes(find.toLowerCase()),
  );
  const columns = [...props.columns, ...(common as readonly Column<Row<V>>[])];
  const [made, setMade] = useState<{ name: string; value: Json } | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  /** One that is there already is opened instead. */
  const make = (name: string) => {
    setIsNaming(false);
    if (all.some((row) => idOf(row) === name)) return setItem(name);
    setMade(create!.make(all, name));
    setItem(NEW);
  };
  const opened =
    item === NEW && made !== null ? newRow<V>(kind, made) : all.find((row) => idOf(row) === item);
  const whole = opened === undefined ? null : withDefaults(opened.value as Json, props.defaults);
  const close = () => setItem('');
  return (
    <>
      <PageHead title={title} note={note}>
        <TableTools room={room} columns={columns} rows={rows} />
        {create && (
          <Button
            look="next"
            icon="plus"
            onClick={() => (create.asks === undefined ? make('') : setIsNaming(true))}
          >
            {create.label}
          </Button>
        )}
      </PageHead>
      <Bar>
        <Search name="find" label={t('desk.content.find')} />
        {props.children}
      </Bar>
      <Split isOpen={opened !== undefined}>
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          idOf={idOf}
          empty={t('desk.content.empty')}
          isLoading={isPending}
        />
        {opened && (
          <Aside label={props.labelOf?.(opened) || idOf(opened)} onClose={close}>
            {props.editor?.(opened, locales, close) ?? (
              <EntryEditor
                key={`${idOf(opened)} ${made?.name}`}
                kept={{ ...opened, value: opened.json === null ? null : JSON.stringify(whole) }}
                first={whole}
                locales={locales}
                path={props.pathOf?.(opened)}
                canRemove={props.canRemove ?? true}
                onDone={close}
              />
            )}
          </Aside>
        )}
      </Split>
      {isNaming && create?.asks && (
        <NameDialog title={create.label} {...create.asks} onName={make} onClose={() => setIsNaming(false)} />
      )}
    </>
  );
}

const withDefaults = (value: Json, defaults: Readonly<Record<string, Json>> | undefined): Json =>
  defaults === undefined || typeof value !== 'object' ? value : { ...defaults, ...value };

const asRow = <V,>(entry: ContentEntry): Row<V> => ({
  ...entry,
  json: entry.value,
  value: (entry.value === null ? null : JSON.parse(entry.value)) as V,
});

const newRow = <V,>(kind: EntryKind, { name, value }: { name: string; value: Json }): Row<V> => ({
  ...{ kind, name, locale: '', json: null, value: value as V, seed: null },
  ...{ version: 0, is_changed: true, changed_at: '', changed_by: '' },
});

const common: readonly Column<Row>[] = [
  {
    id: 'state',
    label: t('desk.content.state'),
    value: ({ is_changed }) => (is_changed ? t('desk.content.changed') : t('desk.content.release')),
    cell: ({ is_changed }) => (
      <Tag tone={is_changed ? 'due' : 'plain'}>
        {is_changed ? t('desk.content.changed') : t('desk.content.release')}
      </Tag>
    ),
  },
  {
    id: 'changed',
    label: t('desk.content.lastChange'),
    value: ({ changed_at }) => changed_at,
    cell: ({ changed_at, changed_by }) => (
      <span className={css.quiet}>
        {changed_by} · <When at={changed_at} />
      </span>
    ),
  },
];
