// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget what a table is once a phone lays it out as cards
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand in line at the end of their column. */
  isFigure?: boolean;
}

interface TableProps<Row> {
  /** What the table lists, for those who listen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/**
 * Rows of like things. On a phone each row becomes a card, every value with its column's title before it.
 */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  <table role="table" aria-label={caption} className={css.table}>
    <thead role="rowgroup" className={css.head}>
      <tr role="row">
        {columns.map(({ key, title, isFigure }) => (
          <th key={key} role="columnheader" scope="col" className={classes(isFigure && css.figure)}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row" className={css.row}>
          {columns.map(({ key, title, cell, isFigure }) => (
            <td
              key={key}
              role="cell"
              data-title={title}
              data-column={key}
              className={classes(css.cell, isFigure && css.figure)}
            >
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
