import fc from 'fast-check';
import { expect } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { test } from '#tests/doors.ts';
import { proofOf, request, testCalls } from '#tests/hostile-calls.ts';
import { rightFields } from '#tests/wire-inputs.ts';

testCalls(3);

test('right input from the right asker is answered, or refused for a reason of the call’s own', async ({
  doors,
}) => {
  const player = await doors.player();
  for (const call of calls.values()) {
    if (call.verb === 'POST') continue;
    for (const given of fc.sample(rightFields(call), 5)) {
      const proof = await proofOf(doors, call, player);
      const response = await doors.app.inject(request(call, 'right', given, proof));
      if (response.statusCode === 200) continue;
      // The schema says how a name or a day is written, not which of them there are.
      const reason = response.json().error.type.replace(/Exception$/, '');
      expect(call.refuses, `${call.name} ${response.body}`).toContain(reason);
    }
  }
});
