// The end of a server: whoever has begun to ask is answered.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { test } from '#tests/doors.ts';
import { drain } from './drain.ts';

test('a question that is finished while the doors close gets its own answer, and the line ends', async ({
  doors,
}) => {
  const { hostname, port } = new URL(await doors.listen());
  const accepted = once(doors.app.server, 'connection');
  const connection = connect(Number(port), hostname);
  connection.write('GET /api/metadata.get HTTP/1.1\r\nHost: x\r\n');
  const [served] = (await accepted) as [Socket];
  // An idle connection would be hung up on.
  await expect.poll(() => served.bytesRead).toBeGreaterThan(0);
  const closing = drain(doors.app);
  await expect.poll(() => doors.app.server.listening).toBe(false);
  connection.write('\r\n');
  const answer = await text(connection);
  await closing;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});
