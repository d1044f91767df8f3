// Sex (spec §5, decision D72): 1 male, 2 female, 0 not chosen.
import { detailed, type Problem, required } from './problem.ts';

export const NOT_CHOSEN = '0';

export function sex(value: string): Problem | null {
  if (value === '' || value === NOT_CHOSEN) return required;
  return value === '1' || value === '2' ? null : detailed('format', 'choice');
}
