// The sandbox studio: games on a server of its own. It shares no memory and no database with the house: a player comes with
// a launch token, and everything about money is asked of the wallet, signed.
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { drawSecret } from '#server/plumbing/chance.ts';
import { log } from '#server/plumbing/log.ts';
import type { Journal } from './journal.ts';
import { serveStudioPages } from './studio-pages.ts';
import { playAt, type Seat, settleAll, type Till } from './studio-rounds.ts';
import { STUDIO, STUDIO_PATH, studioGames } from './studio-shelf.ts';
import { askWallet } from './wallet-client.ts';

/** Who comes after so many takes the seat of whoever came first. */
const SEATS_MAX = 1_000;
const PLAY_MONEY = 100_000;
const SETTLE_EVERY_MS = 5_000;

const Open = z.object({ game: z.string(), token: z.string() });
const Play = z.object({ seat: z.string(), stake: z.int() });

export interface Studio {
  app: FastifyInstance;
  /** Where the house's wallet is. What is owed is settled there. */
  meet(house: string): void;
}

export function createStudio({ key, journal }: { key: Buffer; journal: Journal }): Studio {
  const app: FastifyInstance = Fastify({ logger: false, forceCloseConnections: true });
  const till: Till = { access: null, journal, busy: new Set() };
  const seats = new Map<string, Seat>();

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.core.$ZodError || (error as { statusCode?: number }).statusCode === 400)
      return reply.status(400).send({ status: 'INVALID_REQUEST' });
    log.bug(error);
    return reply.status(500).send({ status: 'UNKNOWN' });
  });
  app.get('/healthz', async () => 'the sandbox studio is open');
  serveStudioPages(app);

  app.post(`${STUDIO_PATH}/api/open`, async ({ body }, reply) => {
    const { game, token } = z.parse(Open, body);
    if (!Object.hasOwn(studioGames, game)) return reply.status(404).send({ status: 'GAME_DISABLED' });
    const seat = await seatFor(till, game, token);
    if ('status' in seat) return reply.send(seat);
    const name = drawSecret();
    seats.set(name, seat);
    if (seats.size > SEATS_MAX) seats.delete(seats.keys().next().value!);
    const { balance, currency } = seat;
    const { stakes, pays } = studioGames[game]!;
    return reply.send({ status: 'OK', seat: name, balance, currency, stakes, pays });
  });

  app.post(`${STUDIO_PATH}/api/play`, async ({ body }, reply) => {
    const { seat: name, stake } = z.parse(Play, body);
    const seat = seats.get(name);
    if (seat === undefined) return reply.send({ status: 'INVALID_TOKEN', balance: 0 });
    if (!studioGames[seat.game]!.stakes.includes(stake))
      return reply.status(400).send({ status: 'INVALID_REQUEST' });
    return reply.send(await playAt(till, seat, stake));
  });

  const settling = setInterval(() => void settleAll(till).catch((error) => log.bug(error)), SETTLE_EVERY_MS);
  settling.unref();
  app.addHook('onClose', async () => clearInterval(settling));
  return {
    app,
    meet(house) {
      till.access = { url: house, studio: STUDIO, key };
      void settleAll(till).catch((error) => log.bug(error));
    },
  };
}

/** Without a token one plays for fun. */
async function seatFor({ access }: Till, game: string, token: string): Promise<Seat | { status: string }> {
  if (token === '') return { game, sessionId: null, currency: 'FUN', balance: PLAY_MONEY };
  if (access === null) return { status: 'UNKNOWN' };
  const { status, isSigned, sessionId, currency, balance } = await askWallet(access, 'session', { token });
  if (status !== 'OK' || !isSigned) return { status };
  return { game, sessionId: sessionId as string, currency: currency!, balance: balance! };
}
