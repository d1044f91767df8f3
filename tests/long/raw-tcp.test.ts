// @module-tag long
import { test } from 'vitest';
import { expectSurvived } from '../journeys/hostile-port.ts';

test('628 hostile packets and 180 answers torn off half-way end nothing, and are no bug', () =>
  expectSurvived({ drawn: 600, tornOff: 5 }));
