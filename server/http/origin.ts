// The site's own address, as its visitors see it.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '../config.ts';

const hostName = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Where no operator has said it, the request does; one that names no possible host is refused. */
export function originOf({ protocol, host }: FastifyRequest, { publicOrigin }: Config): string {
  if (publicOrigin !== null) return publicOrigin;
  const address = `${protocol}://${host}`;
  if (!hostName.test(host) || !URL.canParse(address)) throw new Refusal('InvalidRequest');
  return new URL(address).origin;
}
