// Opens a game of an outside studio. A studio gets a token that is good once; an aggregator gets the session of the game, and
// says where the game is. For fun they play with money of their own making, and need nothing of ours.
import type { Output } from '#contract/define.ts';
import type { play } from '#contract/play.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Context, Player, Session } from '../calls/context.ts';
import type { Hub88Settings } from '../config/hub88.ts';
import { lockPlayer } from '../database/db.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { startGameSession } from '../sessions/game-sessions.ts';
import { askGameUrl, Hub88Failed } from '../studios/hub88-client.ts';
import { startLaunch } from '../studios/launches.ts';
import { pseudonymOf } from '../studios/pseudonyms.ts';
import type { OutsideGame } from '../studios/studio-games.ts';

type Opened = Output<typeof play.open>;

/** For fun: of no player. What nobody can pay with has this name. */
const NO_CURRENCY = 'XXX';

/** Null: it is for fun. */
type Signed = { player: Player; session: Session } | null;

export async function openOutside(ctx: Context, game: OutsideGame, mode: 'real' | 'demo'): Promise<Opened> {
  const { player, session, db, now } = ctx;
  const signed = mode === 'real' && player !== null && session !== null ? { player, session } : null;
  if (game.asker === game.studio) {
    const wish = { studio: game.studio, game: game.sysname };
    const token =
      signed === null ? '' : await db.atomically((tx) => startLaunch(tx, wish, { ...signed, now }));
    return { token, url: game.url };
  }
  const { hub88 } = ctx.config;
  if (hub88 === null) throw new Refusal('GameClosed');
  return { token: '', url: await urlAt(hub88, ctx, game, signed) };
}

async function urlAt(hub88: Hub88Settings, ctx: Context, game: OutsideGame, signed: Signed): Promise<string> {
  const { browser, locale } = ctx;
  try {
    return await askGameUrl(hub88, {
      ...{ game_code: game.code, lang: locale, ip: browser.address, lobby_url: browser.origin },
      platform: /\bMobile\b/.test(browser.userAgent) ? 'GPL_MOBILE' : 'GPL_DESKTOP',
      country: signed?.player.country_code || 'XX',
      currency: signed?.player.currency ?? NO_CURRENCY,
      ...(signed && {
        user: pseudonymOf(ctx, game.asker, signed.player),
        token: await seat(ctx, game, signed),
      }),
    });
  } catch (error) {
    if (!(error instanceof Hub88Failed)) throw error;
    logOutage('hub88', 'a game could not be opened', error);
    throw new Refusal('GameClosed');
  }
}

const seat = ({ db, now }: Context, { sysname }: OutsideGame, signed: NonNullable<Signed>): Promise<string> =>
  db.atomically(async (tx) => {
    await lockPlayer(tx, signed.player.id);
    return startGameSession(tx, { game: sysname, mode: 'real', tabsMax: 1 }, { ...signed, now });
  });
