// Who asks, in the way the call wants to be asked. A player is known by a cookie, so that what they ask must come from our
// own pages; the frame of a game and a studio bring their proof with every request. Staff ask elsewhere: ../desk/.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import type { Context } from '../../calls/context.ts';
import type { Product } from '../../calls/product.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { findGameSession } from '../../sessions/game-sessions.ts';
import { askedAt } from '../../sessions/sessions.ts';
import { findStudioGame } from '../../studios/studio-games.ts';
import { findStudio } from '../../studios/studio-signature.ts';
import { browserOf } from '../visitors/browser.ts';
import { visitorOf } from '../visitors/visitor.ts';

export type Caller = Pick<Context, 'player' | 'session' | 'browser' | 'game' | 'studio'> & {
  wishedLocale: string;
};

interface Question {
  call: Call;
  request: FastifyRequest;
  reply: FastifyReply;
  isFramed: boolean;
}

/** Nobody can make another's browser ask these: what proves the caller is sent by no browser of its own accord. */
export const bringsProof = ({ who }: Pick<Call, 'who'>): boolean => who === 'game' || who === 'studio';

export async function callerOf(product: Product, asking: Question): Promise<Caller> {
  const { call, request, reply, isFramed } = asking;
  if (!bringsProof(call)) return visitorOf(product, request, reply, { isFramed });
  const nobody = {
    ...{ player: null, session: null, wishedLocale: product.content.defaultLocale },
    browser: browserOf(request, reply, { config: product.config, isFramed: true }),
  };
  const proof = call.who === 'game' ? await playingOf(product, request) : await studioOf(product, request);
  return { ...nobody, ...proof };
}

/** The session of a studio's game is the studio's, and is worth nothing here: what a player must say it cannot say. */
async function playingOf({ db, clock, content, config }: Product, { headers }: FastifyRequest) {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return null;
  const playing = await findGameSession(db.sql, token, askedAt(clock.now(), content));
  return playing === null || findStudioGame(config, playing.game.game) !== undefined ? null : playing;
}

/** By the world's clock: a studio knows nothing of the sandbox's. */
async function studioOf({ db, config }: Product, { method, url, body, headers }: FastifyRequest) {
  const signed = { method, path: url, body: typeof body === 'string' ? body : '', headers };
  const terms = { keys: config.studioKeys, now: systemClock.now() };
  const signer = await findStudio(db.sql, signed, terms);
  return signer === null ? null : { studio: { name: signer.studio } };
}

/** Under what name questions are counted; null for a guest, who is counted by their address. */
export function nameOf({ session, game, studio }: Omit<Caller, 'browser' | 'wishedLocale'>): string | null {
  if (studio !== undefined) return `studio ${studio.name}`;
  return (game ?? session)?.hash.toString('hex') ?? null;
}
