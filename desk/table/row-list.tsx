// A table whose opened row stands beside it.
import type { ReactNode } from 'react';
import { useParam } from '../routing/address.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Aside, Split } from './split.tsx';

interface RowListProps<Row> extends Omit<DataTableProps<Row>, 'opens'> {
  /** Stands above the opened row. */
  titleOf: (row: Row) => string;
  view: (row: Row) => ReactNode;
}

export function RowList<Row extends object>({ titleOf, view, ...table }: RowListProps<Row>) {
  const [item, setItem] = useParam('item');
  const opened = table.rows.find((row) => table.idOf(row) === item);
  return (
    <Split isOpen={opened !== undefined}>
      <DataTable {...table} />
      {opened && (
        <Aside key={item} label={titleOf(opened)} onClose={() => setItem('')}>
          {view(opened)}
        </Aside>
      )}
    </Split>
  );
}
