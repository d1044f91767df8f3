import { test } from 'vitest';
import { expectSurvived } from './hostile-port.ts';

// Many more of them: tests/long.
test(
  'no packet of a stranger ends the server or is a bug to it, and no answer torn off half-way',
  { timeout: 240_000 },
  () => expectSurvived({ drawn: 40, tornOff: 1 }),
);
