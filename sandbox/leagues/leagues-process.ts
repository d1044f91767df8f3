// The virtual leagues as a process of their own, started by the server. It says where it listens on the channel it was
// given, hears on it how far the house's clock runs ahead, and ends when that channel does.
import type { AddressInfo } from 'node:net';
import { createLeagues } from './leagues.ts';

const { server, start, shift } = createLeagues({
  secret: Buffer.from(process.env['LEAGUES_SECRET']!, 'base64'),
  key: process.env['LEAGUES_KEY']!,
});
process.on('message', ({ shiftMs }: { shiftMs: number }) => shift(shiftMs));
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
server.listen(Number(process.env['LEAGUES_PORT']), '127.0.0.1', () => {
  start();
  // Where the server has died meanwhile, nobody hears it.
  process.send?.({ port: (server.address() as AddressInfo).port }, undefined, undefined, () => undefined);
});
