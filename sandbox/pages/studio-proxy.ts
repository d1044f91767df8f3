// The sandbox studio's pages, shown under the site's own address, so that its games are reached wherever the site is; and a
// page that says what it is, with what the kit needs to be run.
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Product } from '#server/calls/product.ts';
import { html } from '#server/plumbing/html.ts';
import type { StartedStudio } from '../studio/start-studio.ts';
import { STUDIO, STUDIO_PATH, studioGames } from '../studio/studio-shelf.ts';
import { passOn } from './pass-on.ts';
import { sandboxPage } from './sandbox-page.ts';

export function serveStudio(app: FastifyInstance, { config }: Product, studio: StartedStudio): void {
  passOn(app, config, { paths: [`${STUDIO_PATH}/*`], to: studio.url });
  app.get(STUDIO_PATH, (_request, reply) => sandboxPage(reply, 'The sandbox studio', about(studio)));
  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
    studio.meet(`http://${host}:${port}`);
  });
}

const about = ({ key, pid }: StartedStudio) => html`
<p>An outside studio, played: a process of its own (${pid()}) that keeps its games, and asks the house for stakes and wins by the
  studio protocol. No real money moves.</p>
<section><h2>Its games</h2>${Object.entries(studioGames).map(
  ([sysname, { name }]) => html`<p><a href="/game/${sysname}">${name}</a></p>`,
)}</section>
<section><h2>The kit</h2><p>Tries the wallet as this studio:
  <code>npm run studio-kit -- --url … --studio ${STUDIO} --key ${key.key.toString('base64')} --game tin-wheel --player …</code></p></section>`;
