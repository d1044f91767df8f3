// The site's own address, as its visitors see it.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export const originOf = ({ protocol, host }: FastifyRequest, { publicOrigin }: Config): string =>
  publicOrigin ?? `${protocol}://${host}`;
