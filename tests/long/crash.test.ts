// @module-tag long
// server/database/crash.test.ts again and again: a kill hits another moment each time.
import { expect, test } from 'vitest';
import { startWriter, ways } from '../mortal-writer.ts';

const ROUNDS = 15;

for (const way of ways) {
  test(`${ROUNDS} kills of a server (${way}) that writes lose nothing acknowledged`, async () => {
    await using writer = await startWriter(way);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writer.toWrite(100 + round);
      await writer.kill();
      expect(await writer.listLost(), `round ${round}`).toEqual([]);
      writer.startAgain();
    }
  });

  test(`${ROUNDS} kills of a postmaster under a server (${way}) lose nothing acknowledged`, async () => {
    await using writer = await startWriter(way);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writer.toWrite(100 + round);
      writer.killDatabase();
    }
    await writer.toWrite(100);
    await writer.kill();
    expect(await writer.listLost()).toEqual([]);
  });

  test(`${ROUNDS} kills of server (${way}) and postmaster together lose nothing acknowledged`, async () => {
    await using writer = await startWriter(way);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writer.toWrite(100 + round);
      writer.killDatabase();
      await writer.kill();
      expect(await writer.listLost(), `round ${round}`).toEqual([]);
      writer.startAgain();
    }
  });
}
