// The sandbox bank as a process of its own, started by the server. It says where it listens on the channel it was given,
// and ends when that channel does.
import type { AddressInfo } from 'node:net';
import { createBank } from './bank.ts';

const { app } = createBank({ key: process.env['BANK_KEY']!, file: process.env['BANK_FILE'] || null });
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
await app.listen({ port: Number(process.env['BANK_PORT']), host: '127.0.0.1' });
// Where the server has died meanwhile, nobody hears it.
process.send?.({ port: (app.server.address() as AddressInfo).port }, undefined, undefined, () => undefined);
