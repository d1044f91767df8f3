// A box that must be checked (spec §5 "Truthy").
import { type Problem, required } from './problem.ts';

export const truthy = (isChecked: boolean): Problem | null => (isChecked ? null : required);
