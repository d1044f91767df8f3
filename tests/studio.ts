// A house with an outside studio, for tests: the studio's keys, and a player who opens its game.

import { Kit, type KitTerms } from '#sandbox/studio-kit/kit.ts';
import type { Player } from '#server/calls/context.ts';
import { type DoorsWish, openDoorsIn } from './doors.ts';
import type { createWorld } from './world.ts';

const key = Buffer.alloc(32, 'acme');
const GAME = 'acme-dice';

export const env = {
  STUDIO_KEYS: `acme:${key.toString('base64')}`,
  STUDIOS_FILE: 'tests/studios.json',
};

type World = Awaited<ReturnType<typeof createWorld>>;

export async function openStudioHouse(world: World, wish: DoorsWish = {}) {
  const doors = await openDoorsIn(world, { ...wish, env: { ...env, ...wish.env } });
  const url = await doors.listen();
  return {
    ...doors,
    /** The studio as it stands towards one player, who is signed in here. */
    async studioFor(player: Player): Promise<{ kit: Kit; terms: KitTerms; cookie: string }> {
      const { cookie } = await doors.signIn(player);
      const launch = async () => {
        const opened = await doors.send('play.open', { sysname: GAME, mode: 'real' }, { cookie });
        return opened.result?.token as string;
      };
      const terms = { ...{ url, studio: 'acme', key, game: GAME }, launch };
      return { kit: new Kit(terms), terms, cookie };
    },
  };
}
