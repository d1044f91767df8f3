// The one door to the table library: what of it the desk uses.
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sorting } from './columns.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});

interface Wish<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  sorting: Sorting | null;
  hidden: readonly string[];
}

/** The rows in their order, and the columns that are shown. */
export function useRowsAndColumns<Row extends object>({ rows, columns, idOf, sorting, hidden }: Wish<Row>) {
  const defined = useMemo(
    () =>
      columns.map(({ id, value }) => ({
        id,
        accessorFn: (row: Row) => value(row),
        sortFn: 'alphanumeric' as const,
        sortUndefined: 'last' as const,
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: defined,
    data,
    getRowId: idOf,
    state: {
      sorting: sorting === null ? [] : [{ id: sorting.id, desc: sorting.isDown }],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
  });
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    columns: columns.filter(({ id }) => shown.has(id)),
  };
}
