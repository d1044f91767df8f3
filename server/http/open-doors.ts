// The ports of a server: the site's, and if the operator wants one, another for its metrics.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Product } from '../calls/product.ts';
import type { Config } from '../config/config.ts';
import { localAddress } from '../config/site-address.ts';
import { log } from '../plumbing/log.ts';
import { createApp, type MoreDoors } from './app.ts';
import { drain } from './drain.ts';
import { listen } from './listen.ts';
import { createMetricsServer } from './metrics-page.ts';
import { openDevSite } from './pages/dev-site.ts';
import { loadSite, type Site } from './pages/site.ts';

const root = join(import.meta.dirname, '../..');

interface Doors {
  address: string;
  close(): Promise<void>;
}

/** Needs nothing of the house, so that it can be read while the rest of it opens. */
export const openSite = ({ isDev }: Pick<Config, 'isDev'>): Promise<Site> =>
  isDev ? openDevSite(root) : loadSite(join(root, 'dist'));

export async function openDoors(product: Product, site: Site, more?: MoreDoors): Promise<Doors> {
  const { config } = product;
  const app = await createApp(product, site, more);
  await listen({ ...config, setting: 'PORT' }, (at) => app.listen(at));
  // What goes wrong with taking a connection is of that connection, and not of the server.
  app.server.on('error', (error) => log.warn('a connection could not be taken', { why: error.message }));
  const closeMetrics = await openMetrics(product);

  const { port } = app.server.address() as AddressInfo;
  return {
    address: localAddress(config.host, port),
    async close() {
      await drain(app);
      closeMetrics();
    },
  };
}

async function openMetrics({ config, metrics }: Product): Promise<() => void> {
  if (config.metricsPort === null) return () => undefined;
  const server = createMetricsServer(metrics);
  await listen({ port: config.metricsPort, host: config.host, setting: 'METRICS_PORT' }, (at) =>
    once(server.listen(at), 'listening'),
  );
  server.on('error', (error) => log.warn('a connection could not be taken', { why: error.message }));
  return () => server.close();
}
