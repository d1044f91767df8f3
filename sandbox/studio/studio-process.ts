// The sandbox studio as a process of its own, started by the server. It says where it listens on the channel it was given,
// hears on it where the house is, and ends when that channel does.
import type { AddressInfo } from 'node:net';
import { Journal } from './journal.ts';
import { createStudio } from './studio.ts';

const journal = new Journal(process.env['STUDIO_FILE'] || null);
const { app, meet } = createStudio({ key: Buffer.from(process.env['STUDIO_KEY']!, 'base64'), journal });
process.on('message', ({ house }: { house: string }) => meet(house));
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
await app.listen({ port: Number(process.env['STUDIO_PORT']), host: '127.0.0.1' });
// Where the server has died meanwhile, nobody hears it.
process.send?.({ port: (app.server.address() as AddressInfo).port }, undefined, undefined, () => undefined);
