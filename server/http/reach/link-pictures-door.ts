// /og/game/{sysname}.jpg: the picture that goes with a link to a game, drawn when it is first asked for and kept.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Product } from '../../calls/product.ts';
import { gamesOf, studiosOf } from '../../games/offered-games.ts';
import { networkOf } from '../../limits/network.ts';
import { FileCache } from '../../plumbing/file-cache.ts';
import { Lane } from '../../plumbing/lane.ts';
import { drawLinkPicture } from '../../seo/link-picture.ts';
import { openOwnImages } from '../images/own-images.ts';

const DAY_SECONDS = 86_400;
const KEPT_MAX_BYTES = 64 * 1024 * 1024;

export function serveLinkPictures(app: FastifyInstance, { config }: Product, siteFolder: string): void {
  const findOwn = openOwnImages({ site: siteFolder, media: join(config.dataDir, 'media') });
  const cache = new FileCache(join(config.dataDir, 'link-pictures'), KEPT_MAX_BYTES);
  const lane = new Lane({ atOnce: 1, waitingMax: 32, waitingMaxEach: 12, retryAfterS: 2 });

  app.get<{ Params: { file: string } }>('/og/game/:file', async (request, reply) => {
    const game = gamesOf(config).find(({ sysname }) => request.params.file === `${sysname}.jpg`);
    if (game === undefined) throw new Refusal('MethodNotFound');
    const line = studiosOf(config).find(({ sysname }) => sysname === game.studio)?.name ?? '';
    const art = await findOwn(`/art/tiles-480/${game.sysname}.webp`);
    const key = createHash('sha256')
      .update(JSON.stringify([game.name, line, art?.version]))
      .digest('hex');
    const drawn =
      (await cache.get(key)) ??
      (await lane.run(networkOf(request.ip), async () => {
        const kept = await cache.get(key);
        if (kept !== undefined) return kept;
        const made = await drawLinkPicture({ title: game.name, line, art: (await art?.read()) ?? null });
        await cache.put(key, made);
        return made;
      }));
    return reply.type('image/jpeg').header('cache-control', `public, max-age=${DAY_SECONDS}`).send(drawn);
  });
}
