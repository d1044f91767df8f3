// A player at a studio's game: the token it was opened with becomes a session of the game, and that is all the studio has of
// the player.
import type { WalletAnswer, WalletInput } from '#contract/studio/wallet.ts';
import type { Context, Player } from '../calls/context.ts';
import { balancesOf } from '../ledger/purse.ts';
import { findGameSession, type Playing, startGameSession } from '../sessions/game-sessions.ts';
import { askedAt, findSessionByHash } from '../sessions/sessions.ts';
import { useLaunch } from '../studios/launches.ts';
import { pseudonymOf } from '../studios/pseudonyms.ts';
import { findStudioGame } from '../studios/studio-games.ts';
import { balanceOf } from './wallet-answers.ts';

export type WalletContext = Pick<Context, 'db' | 'config' | 'content' | 'now' | 'secret'>;

export interface Seated extends Playing {
  player: Player;
}

interface OpenedSession extends WalletAnswer {
  sessionId: string;
  playerId: string;
  locale: string;
  country: string;
  terms: { roundMinMs: number; hasAutoplay: boolean; hasTurbo: boolean };
}

export async function openSession(
  ctx: WalletContext,
  studio: string,
  { token }: WalletInput<'session'>,
): Promise<OpenedSession | WalletAnswer> {
  const { db, now, content } = ctx;
  return db.atomically(async (tx) => {
    const launch = await useLaunch(tx, studio, token, now);
    if (launch === undefined) return { status: 'INVALID_TOKEN' };
    if (launch.expires_at <= now) return { status: 'TOKEN_EXPIRED' };
    const signedIn = await findSessionByHash(tx.sql, launch.session_hash, askedAt(now, content));
    if (signedIn === null) return { status: 'TOKEN_EXPIRED' };
    const { player, session } = signedIn;
    if (isBlocked(player)) return { status: 'PLAYER_BLOCKED' };
    if (findStudioGame(ctx.config, launch.game)?.asker !== studio) return { status: 'GAME_DISABLED' };
    const wish = { game: launch.game, mode: 'real' as const, tabsMax: 1 };
    const sessionId = await startGameSession(tx, wish, { player, session, now });
    return {
      ...{ status: 'OK' as const, sessionId, playerId: pseudonymOf(ctx, studio, player) },
      ...{ locale: player.locale, country: player.country_code, terms: { ...ctx.config.profile.play } },
      ...balanceOf(await balancesOf(tx.sql, player.id)),
    };
  });
}

/** Null: nobody plays a game of this studio in it, or no longer. */
export async function findSeated(
  { db, config, content, now }: WalletContext,
  studio: string,
  sessionId: string,
): Promise<Seated | null> {
  const found = await findGameSession(db.sql, sessionId, askedAt(now, content));
  if (found === null || found.player === null || found.game.mode !== 'real') return null;
  if (findStudioGame(config, found.game.game)?.asker !== studio) return null;
  return { ...found, player: found.player };
}

const isBlocked = ({ status, excludedUntil }: Player): boolean =>
  status !== 'active' || excludedUntil !== undefined;

export async function readBalance(
  ctx: WalletContext,
  studio: string,
  { sessionId }: WalletInput<'balance'>,
): Promise<WalletAnswer> {
  const seated = await findSeated(ctx, studio, sessionId);
  if (seated === null) return { status: 'INVALID_TOKEN' };
  return { status: 'OK', ...balanceOf(await balancesOf(ctx.db.sql, seated.player.id)) };
}
