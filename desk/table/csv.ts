// A table as a file that other programs read. A value that a spreadsheet would take for a formula is kept from being one.
import type { Column } from './columns.ts';

type Pages<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** The parts of the file: the head, then one for each page. */
export async function csvOf<Row>(columns: readonly Column<Row>[], pages: Pages<Row>): Promise<string[]> {
  const parts = [lineOf(columns.map(({ label }) => label))];
  for await (const rows of pages)
    parts.push(rows.map((row) => lineOf(columns.map(({ value }) => value(row) ?? ''))).join(''));
  return parts;
}

const lineOf = (values: readonly (string | number)[]): string => `${values.map(quoted).join(',')}\r\n`;

function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function saveFile(name: string, ...parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
