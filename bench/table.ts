// Figures as a person reads them.
import { type Figure, isKept, type Unit } from './figure.ts';
import type { Spread } from './spread.ts';

export function drawTable(figures: readonly Figure[]): string {
  return alignColumns([['figure', 'measured', 'limit', 'ratio', ''], ...figures.flatMap(rowsOf)]);
}

function rowsOf(figure: Figure): string[][] {
  const { name, unit, measured, limit, ratio, parts = [] } = figure;
  const writeUnit = (value: number) => write(value, unit);
  return [
    [
      name,
      withNoise(measured, writeUnit),
      `${writeUnit(limit.median)} ${limit.name}`,
      withNoise(ratio, writeRatio),
      verdict(figure),
    ],
    ...parts.map((part) => [`  ${part.name}`, part.value === null ? '' : writeUnit(part.value), '', '', '']),
  ];
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
    case 'times':
      return `${round(value, 2)}×`;
  }
}

const writeRatio = (ratio: number): string => (ratio < 100 ? `${round(ratio, 2)}` : group(Math.round(ratio)));

function withNoise({ median, least, most }: Spread, writeOne: (value: number) => string): string {
  return least === most ? writeOne(median) : `${writeOne(median)} (${writeOne(least)}–${writeOne(most)})`;
}

const group = (whole: number): string => whole.toLocaleString('en');

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
