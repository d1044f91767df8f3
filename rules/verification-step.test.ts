import { expect, test } from 'vitest';
import { verificationStep, verificationSteps } from './verification-step.ts';

test.for([
  ['start', false, false, false],
  ['start', false, false, true],
  ['verification', true, false, false],
  ['completed', false, true, false],
  ['completed', true, true, false],
  ['change', false, true, true],
] as const)('%s: on verification %s, verified %s, changing %s', ([step, on, verified, isChanging]) => {
  expect(verificationStep({ is_on_verification: on, is_verified: verified, isChanging })).toBe(step);
  expect(verificationSteps).toContain(step);
});
