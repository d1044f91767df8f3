// The sandbox bank's pages, shown under the site's own address, so that they are reached wherever the site is.
import type { FastifyInstance } from 'fastify';
import type { Product } from '#server/calls/product.ts';
import { BANK_PATH } from '#server/cashier/gateways/sandbox.ts';
import { passOn } from './pass-on.ts';

export function serveBank(app: FastifyInstance, { config }: Product): void {
  if (config.sandboxBank === null) return;
  passOn(app, config, { paths: [BANK_PATH, `${BANK_PATH}/*`], to: config.sandboxBank.url });
}
