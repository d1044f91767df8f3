// A sample of a file's mutants, where all of them would take too long: any of them with the same chance, and the same
// ones each time, so that two runs can be compared.
import { hash } from 'node:crypto';
import type { Mutant } from './mutant.ts';

export const keyOf = ({ start, end, now }: Mutant): string => `${start}-${end} ${now}`;

export function sampleOf(mutants: readonly Mutant[], max: number): Mutant[] {
  const drawn = mutants
    .map((mutant) => ({ mutant, lot: hash('sha256', `${mutant.path} ${keyOf(mutant)}`) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, max)
    .map(({ mutant }) => mutant);
  return drawn.toSorted((a, b) => a.start - b.start);
}
