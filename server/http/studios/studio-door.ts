// POST /studio/v1/{call}: where outside studios ask the wallet. What they say is signed, and so is what they are told, with
// the nonce they asked with: no answer can be passed off as one to another question.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type WalletAnswer,
  type WalletCall,
  type WalletInput,
  walletCalls,
} from '#contract/studio/wallet.ts';
import { houseContext, type Product } from '../../calls/product.ts';
import type { StudioKey } from '../../config/studio-keys.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { Busy } from '../../plumbing/lane.ts';
import { logTrouble } from '../../plumbing/outage-log.ts';
import { type Wallet, wallet } from '../../studio-wallet/wallet.ts';
import { findStudio, sign } from '../../studios/studio-signature.ts';
import { StudioLanes } from './studio-lanes.ts';

const STUDIO_PATH = '/studio/v1';

type Named = FastifyRequest<{ Params: { call: string } }>;

/** Of what was not asked rightly, or could not be looked at; all else is an answer. */
const statuses: Partial<Record<WalletAnswer['status'], number>> = {
  INVALID_SIGNATURE: 401,
  INVALID_REQUEST: 400,
  UNKNOWN: 500,
};

export function serveStudios(app: FastifyInstance, product: Product): void {
  const lanes = new StudioLanes();
  app.post<{ Params: { call: string } }>(
    `${STUDIO_PATH}/:call`,
    { config: { label: 'studio' }, errorHandler: answerTrouble },
    async (request, reply) => {
      const { method, url: path, headers } = request;
      const body = typeof request.body === 'string' ? request.body : '';
      const terms = { keys: product.config.studioKeys, now: systemClock.now() };
      const signer = await findStudio(product.db.sql, { method, path, body, headers }, terms);
      if (signer === null) return send(reply, { status: 'INVALID_SIGNATURE' });
      return send(reply, await answer({ product, lanes }, signer.studio, request, body), { request, signer });
    },
  );
}

/** Of a request that was not read, or whose signature could not be looked at: studios read no pages. */
function answerTrouble(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) logTrouble(error, { request: request.id });
  return send(reply, { status: statusCode < 500 ? 'INVALID_REQUEST' : 'UNKNOWN' });
}

async function answer(
  { product, lanes }: { product: Product; lanes: StudioLanes },
  studio: string,
  { params }: Named,
  body: string,
): Promise<WalletAnswer> {
  const said = readSaid(params.call, body);
  if (said === null) return { status: 'INVALID_REQUEST' };
  const ask = wallet[said.call] as Wallet[WalletCall];
  const input = said.input as WalletInput<WalletCall>;
  try {
    return await lanes.run(studio, subjectOf(input), () =>
      ask(houseContext(product), studio, input as never),
    );
  } catch (error) {
    // What came of it is not known here: the studio asks again, or takes it back.
    if (!(error instanceof Busy)) logTrouble(error, { studio, call: said.call });
    return { status: 'UNKNOWN' };
  }
}

function subjectOf(input: WalletInput<WalletCall>): string {
  if ('sessionId' in input) return input.sessionId;
  return 'roundId' in input ? input.roundId : '';
}

function readSaid(name: string, body: string): { call: WalletCall; input: unknown } | null {
  if (!Object.hasOwn(walletCalls, name)) return null;
  const call = name as WalletCall;
  try {
    const read = z.safeParse(walletCalls[call], JSON.parse(body));
    return read.success ? { call, input: read.data } : null;
  } catch {
    return null;
  }
}

/** Who has not signed is told so without a signature: there is no key that they and we know. */
function send(
  reply: FastifyReply,
  answered: WalletAnswer,
  signed?: { request: FastifyRequest; signer: StudioKey },
): FastifyReply {
  const body = JSON.stringify(answered);
  reply
    .status(statuses[answered.status] ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store');
  if (signed !== undefined) {
    const { method, url: path, headers } = signed.request;
    const [at, nonce] = [String(systemClock.now().getTime()), String(headers['x-nonce'])];
    reply
      .header('x-timestamp', at)
      .header('x-nonce', nonce)
      .header('x-signature', sign(signed.signer.key, at, nonce, { method, path, body }));
  }
  return reply.send(body);
}
