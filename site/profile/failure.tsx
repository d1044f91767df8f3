import type { Refusal } from '#contract/refusals.ts';
import { LedRefusal } from '../asking/led-refusal.tsx';

/** A "no" that is about no field, with the way to what would make it a yes. */
export const Failure = ({ refusal }: { refusal: Refusal }) => <LedRefusal refusal={refusal} />;
