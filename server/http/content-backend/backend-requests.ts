// What a request to the content backend asks with, how often it may, and how a "no" is written.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '#contract/refusals.ts';
import type { Product } from '../../calls/product.ts';
import { Trouble, troubleBody } from '../../content-backend/trouble.ts';
import { countUp } from '../../limits/limits.ts';
import { networkOf } from '../../limits/network.ts';
import { bodyFields } from '../api/api-fields.ts';

/** A field's text; empty where it is not one. */
export type Fields = (name: string) => string;

const FIELD_MAX = 500;

export function fieldsOf(request: FastifyRequest): Fields {
  const fields = bodyFields(request);
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' && !value.includes('\0') ? value.slice(0, FIELD_MAX) : '';
  };
}

export async function requireFew(
  { db, rooms, config, clock }: Product,
  { ip }: FastifyRequest,
  { route, name }: { route: string; name: string },
): Promise<void> {
  const asker = { db, rooms, config, now: clock.now() };
  const network = networkOf(ip ?? '');
  const waits = [
    await countUp('content-user-address', network, asker),
    await countUp('content-user', `${route} ${name.toLowerCase()} ${network}`, asker),
  ];
  if (waits.some((wait) => wait !== null))
    throw new Trouble(429, 'Too many requests, please try again later.');
}

/** No answer of it is anybody else's. */
export async function orTrouble(reply: FastifyReply, work: () => Promise<object>): Promise<object> {
  reply.header('cache-control', 'no-store');
  try {
    return await work();
  } catch (error) {
    const trouble = asTrouble(error);
    if (trouble === undefined) throw error;
    return reply.status(trouble.status).send(troubleBody(trouble));
  }
}

/** What the house refuses by itself (too many passwords to hash, an unreadable body) is said in the same shape. */
function asTrouble(error: unknown): Trouble | undefined {
  if (error instanceof Trouble) return error;
  if (isRefusal(error, 'TooManyRequests'))
    return new Trouble(429, 'Too many requests, please try again later.');
  if (isRefusal(error, 'InvalidRequest') || isRefusal(error, 'InvalidParameter'))
    return new Trouble(400, 'Invalid body', { kind: 'ValidationError' });
  return undefined;
}
