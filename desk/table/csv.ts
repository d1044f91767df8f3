// A table as a file that other programs read. A value that a spreadsheet would take for a formula is kept from being one.
import type { Column } from './columns.ts';

export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => quoted(label)),
    ...rows.map((row) => columns.map(({ value }) => quoted(value(row) ?? ''))),
  ];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
