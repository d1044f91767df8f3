// A form post needs no permission to cross sites, so every write proves that our own page sent it: by the browser's
// word on where the request comes from, and by a header that another site's form cannot set (decisions D08, M8).
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '../config.ts';
import { originOf } from './origin.ts';

export function requireOwnPage(request: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': site, 'x-csrf': mark } = request.headers;
  const isForeign = origin !== undefined && origin !== originOf(request, config);
  const isOurs = mark !== undefined || site === 'same-origin';
  if (isForeign || site === 'cross-site' || !isOurs) throw new Refusal('InvalidRequest');
}
