// What became of a statement's lines, as a person reads it: the sums first, then whatever needs one.
import { decimalOf } from '#rules/decimal.ts';
import type { Taken } from '../cashier/statements/reconcile.ts';

const outcomes = ['credited', 'review', 'paid out', 'unmatched', 'clash', 'read before'] as const;

export function drawReconciliation(file: string, taken: readonly Taken[]): string {
  const counts = outcomes
    .map((outcome) => `${taken.filter((line) => line.outcome === outcome).length} ${outcome}`)
    .join(', ');
  const open = taken.filter(({ outcome }) => ['review', 'unmatched', 'clash'].includes(outcome));
  return [`${file}: ${counts}`, ...open.map(drawLine)].join('\n');
}

function drawLine({ line, outcome, transaction, why }: Taken): string {
  const { direction, amount, currency, party, messages } = line;
  const sum = `${direction} ${decimalOf(amount)} ${currency}`;
  const facts = [sum, party || 'nobody named', `“${messages.join(' · ')}”`, transaction ?? '', why];
  return `  ${outcome}: ${facts.filter(Boolean).join(', ')}`;
}
