import { expect, test } from 'vitest';
import { citationFaults, readRegister } from './citations.ts';

const register = readRegister([
  { path: 'docs/requirements/requirements.tsv', text: 'id\tarea\nS4-R012\tlive\n' },
  { path: 'docs/requirements/decisions.md', text: '- **D14 Rates.** …\n- **M10 Proof.** …\n' },
  { path: 'docs/requirements/README.md', text: '| §4 | States | 9 |\n' },
]);
const faults = (text: string) => citationFaults({ path: 'server/a.ts', text }, register);

test('what is cited and stands there is fine', () =>
  expect(faults('// (decision D14, amendment M10, decisions D14 and M10, spec §4, S4-R012)')).toEqual([]));

test.for(['S4-R999', 'decision D99', 'decisions D14 and D98', 'amendment M77', 'spec §12'])(
  '%s is cited and stands nowhere',
  (text) => expect(faults(`// ${text}`)).toHaveLength(1),
);
