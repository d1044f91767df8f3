// The table of every room. Sorting, columns and the opened row stand in the address; J and K move, Enter opens.
import { type ReactNode, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/pieces.tsx';
import { setParams, useParam } from '../routing/address.ts';
import { type Column, nextSorting, readSorting } from './columns.ts';
import css from './data-table.module.css';
import { useRowKeys } from './row-keys.ts';
import { useRowsAndColumns } from './table-features.ts';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Said where there is nothing. */
  empty: string;
  isLoading?: boolean;
  hasMore?: boolean;
  onMore?: () => void;
  /** The parameter of the address that names the opened row. */
  opens?: string;
  /** Further keys, for the row one is on. */
  keys?: Readonly<Record<string, (row: Row) => void>>;
  foot?: ReactNode;
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, idOf, empty, isLoading = false, hasMore = false, onMore, opens = 'item', foot } = props;
  const [sort] = useParam('sort');
  const [hide] = useParam('hide');
  const [opened] = useParam(opens);
  const sorting = readSorting(sort);
  const { rows, columns } = useRowsAndColumns({ ...props, sorting, hidden: hide.split(',').filter(Boolean) });
  const body = useRef<HTMLTableSectionElement>(null);
  const open = (row: Row) => setParams({ [opens]: idOf(row) }, { opens });
  useRowKeys({ body, rows, idOf, opened, open, keys: props.keys ?? {} });
  return (
    <div className={css.frame}>
      <div className={css.scroll}>
        <table className={css.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, label: name, isNumber }) => (
                <th key={id} className={classes(isNumber && css.number)} aria-sort={sortOf(sorting, id)}>
                  <button
                    type="button"
                    className={css.sort}
                    onClick={() => setParams({ sort: nextSorting(sorting, id) })}
                  >
                    {name}
                    {sorting?.id === id && (
                      <Icon name={sorting.isDown ? 'arrow-down' : 'arrow-up'} size={12} />
                    )}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row) => (
              <tr
                key={idOf(row)}
                data-row={idOf(row)}
                aria-selected={idOf(row) === opened}
                tabIndex={0}
                onClick={() => open(row)}
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={classes(column.isNumber && css.number, column.isWide && css.wide)}
                  >
                    {column.cell?.(row) ?? column.value(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <Empty title={isLoading ? t('desk.shell.loading') : empty} />}
      </div>
      <div className={css.foot}>
        <span>{t('desk.shell.table.shown', { count: rows.length })}</span>
        {hasMore && (
          <Button isSmall look="line" onClick={onMore}>
            {t('desk.shell.table.more')}
          </Button>
        )}
        {foot}
      </div>
    </div>
  );
}

function sortOf(sorting: ReturnType<typeof readSorting>, id: string) {
  if (sorting?.id !== id) return undefined;
  return sorting.isDown ? ('descending' as const) : ('ascending' as const);
}
