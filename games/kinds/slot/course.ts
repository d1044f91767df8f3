// The course of a round: what was shown, and what it pays so far.
import type { Rng } from '../../rng/rng.ts';
import type { Step } from '../kind.ts';

export interface Course {
  rng: Rng;
  steps: Step[];
  paidX100: number;
  capX100: number;
}

/** A round that has reached the most it can pay goes no further. */
export const isCapped = ({ paidX100, capX100 }: Course): boolean => paidX100 >= capX100;

/** A step that pays; it says what, and what that makes of the round so far. */
export function pay(course: Course, { paysX100, ...step }: Step & { paysX100: number }): void {
  course.paidX100 = Math.min(course.paidX100 + paysX100, course.capX100);
  course.steps.push({ ...step, paysX100, paidX100: course.paidX100 });
}
