// A NATS broker for tests: as much of its protocol as publishing and subscribing to a subject needs.
import { createServer, type Socket } from 'node:net';

export async function startBroker() {
  const subscribers = new Map<Socket, Map<string, string>>();
  const server = createServer((socket) => {
    subscribers.set(socket, new Map());
    socket.on('close', () => subscribers.delete(socket)).on('error', () => socket.destroy());
    socket.write(
      `INFO ${JSON.stringify({ server_id: 'test', version: '2.9.0', proto: 1, max_payload: 1_048_576, headers: true })}\r\n`,
    );
    serve(socket, subscribers);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `nats://127.0.0.1:${port}`,
    /** As a network that fails for a moment. */
    dropAll: () => subscribers.forEach((_, socket) => void socket.destroy()),
    /** As somebody else on the same broker. */
    shout: (subject: string, text: string) => spread(subscribers, subject, Buffer.from(text)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function serve(socket: Socket, subscribers: ReadonlyMap<Socket, Map<string, string>>): void {
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const end = waiting.indexOf('\r\n');
      if (end < 0) return;
      const [verb = '', ...words] = waiting.subarray(0, end).toString().split(' ');
      const length = verb === 'PUB' ? Number(words.at(-1)) : -2;
      if (waiting.length < end + 2 + length + 2) return;
      const payload = waiting.subarray(end + 2, end + 2 + Math.max(0, length));
      waiting = waiting.subarray(end + 2 + length + 2);
      if (verb === 'PING') socket.write('PONG\r\n');
      if (verb === 'SUB') subscribers.get(socket)?.set(words[0]!, words.at(-1)!);
      if (verb === 'PUB') spread(subscribers, words[0]!, payload);
    }
  });
}

function spread(
  subscribers: ReadonlyMap<Socket, Map<string, string>>,
  subject: string,
  payload: Buffer,
): void {
  for (const [socket, subjects] of subscribers) {
    const id = subjects.get(subject);
    if (id === undefined) continue;
    socket.write(`MSG ${subject} ${id} ${payload.length}\r\n`);
    socket.write(payload);
    socket.write('\r\n');
  }
}
