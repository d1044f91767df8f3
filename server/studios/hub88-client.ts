// What we ask of the aggregator Hub88, and how both sides sign: RSA-SHA256 over the very body, in base64.
import { sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { Hub88Settings } from '../config/hub88.ts';

export const SIGNATURE_HEADER = 'x-hub88-signature';

const ANSWERED_WITHIN_MS = 8_000;

/** The player is asked nothing where the aggregator could not be asked: the game is closed for now. */
export class Hub88Failed extends Error {
  override readonly name = 'Hub88Failed';
}

const GameUrl = z.object({ url: z.url() });

export interface GameWish {
  game_code: string;
  /** Of the player, and of the session of the game; none of both where it is played for fun. */
  user?: string;
  token?: string;
  currency: string;
  country: string;
  lang: string;
  platform: 'GPL_DESKTOP' | 'GPL_MOBILE';
  lobby_url: string;
  ip: string;
}

/** Where the game is to be opened. */
export async function askGameUrl(
  { url, operatorId, privateKey }: Hub88Settings,
  wish: GameWish,
): Promise<string> {
  const body = JSON.stringify({ operator_id: operatorId, ...wish });
  try {
    const response = await fetch(`${url}/operator/generic/v2/game/url`, {
      ...{ method: 'POST', body, redirect: 'error' },
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(privateKey, body) },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    if (!response.ok) throw new Hub88Failed(`it answered ${response.status}`);
    return z.parse(GameUrl, await response.json()).url;
  } catch (error) {
    throw error instanceof Hub88Failed ? error : new Hub88Failed((error as Error).message, { cause: error });
  }
}

const signBody = (key: Hub88Settings['privateKey'], body: string): string =>
  sign('sha256', Buffer.from(body), key).toString('base64');

export const isSignedByHub88 = ({ publicKey }: Hub88Settings, body: string, signature: string): boolean =>
  verify('sha256', Buffer.from(body), publicKey, Buffer.from(signature, 'base64'));
