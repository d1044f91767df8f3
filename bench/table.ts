// Figures as a person reads them.
import { type Figure, isKept, type Unit } from './figure.ts';
import type { Spread } from './spread.ts';

export function drawTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${write(figure.measured.median, figure.unit)}${noise(figure.measured, figure.unit)}`,
    `${write(figure.limit.median, figure.unit)} ${figure.limit.name}`,
    `${writeRatio(figure.ratio.median)}${figure.ratio.least === figure.ratio.most ? '' : ` (${writeRatio(figure.ratio.least)}–${writeRatio(figure.ratio.most)})`}`,
    verdict(figure),
  ]);
  return alignColumns([['figure', 'measured', 'limit', 'ratio', ''], ...rows]);
}

function verdict(figure: Figure): string {
  const kept = isKept(figure);
  if (kept !== null) return kept ? 'kept' : 'NOT KEPT';
  return figure.better === 'more' ? 'more is better' : 'less is better';
}

export function write(value: number, unit: Unit): string {
  switch (unit) {
    case '/s':
      return `${group(Math.round(value))}/s`;
    case 'ms':
      return value < 10 ? `${round(value, 2)} ms` : `${group(Math.round(value))} ms`;
    case 'bytes':
      return `${round(value / 1024, 1)} KB`;
    case 'points':
      return `${round(value, 0)}`;
    case 'shift':
      return `${round(value, 3)}`;
  }
}

const writeRatio = (ratio: number): string => (ratio >= 100 ? group(Math.round(ratio)) : `${round(ratio, 2)}`);

const noise = ({ least, most }: Spread, unit: Unit): string =>
  least === most ? '' : ` (${write(least, unit)}–${write(most, unit)})`;

const group = (whole: number): string => whole.toLocaleString('en');

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()).join('\n');
}
