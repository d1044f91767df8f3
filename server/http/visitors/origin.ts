// The site's own address, as its visitors see it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '../../config/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the visitor came by HTTPS, as far as the last proxy. */
    readonly isSecure: boolean;
  }
}

/** Where the operator has said that the site is reached by HTTPS, no request can say otherwise. */
export function knowSecure(app: FastifyInstance, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  const isSaid = publicOrigin?.startsWith('https:') ?? false;
  app.decorateRequest('isSecure', {
    getter(this: FastifyRequest) {
      return isSaid || this.protocol === 'https';
    },
  });
}

const hostName = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Where no operator has said it, the request does; one that names no possible host is refused. */
export function originOf({ protocol, host }: FastifyRequest, { publicOrigin }: Config): string {
  if (publicOrigin !== null) return publicOrigin;
  const address = `${protocol}://${host}`;
  if (!hostName.test(host) || !URL.canParse(address)) throw new Refusal('InvalidRequest');
  return new URL(address).origin;
}
