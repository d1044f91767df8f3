// What the sandbox's pages have in common: a mark that nobody can overlook, and forms that come back to their page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Product } from '#server/calls/product.ts';
import { bodyFields } from '#server/http/api/api-fields.ts';
import { refuseForeignPage } from '#server/http/api/own-page.ts';
import { plainPage } from '#server/http/pages/plain-page.ts';
import { type Html, html } from '#server/plumbing/html.ts';

const links = {
  Players: '/__sandbox/players',
  Outbox: '/__sandbox/outbox',
  'Identity checks': '/__sandbox/identity-checks',
  Cashier: '/__sandbox/cashier',
  Switches: '/__sandbox/switches',
  Content: '/__sandbox/content',
  Rewards: '/__sandbox/rewards',
};

export const sandboxPage = (reply: FastifyReply, title: string, body: Html): FastifyReply =>
  plainPage(reply, { title, body, mark: 'sandbox', links });

/** Thrown by a form: what the tester asked for cannot be done, and why. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

interface FormTerms<S extends z.ZodMiniType> {
  url: string;
  form: S;
  /** Where the tester is sent once it is done. */
  back: string;
}

type Act<S extends z.ZodMiniType> = (
  fields: z.output<S>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

export function onForm<S extends z.ZodMiniType>(
  app: FastifyInstance,
  { config }: Product,
  { url, form, back }: FormTerms<S>,
  act: Act<S>,
): void {
  app.post(url, async (request, reply) => {
    refuseForeignPage(request, config);
    try {
      await act(fieldsOf(form, request), request, reply);
      return reply.redirect(back, 303);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const body = html`<p>${error.message}</p><p><a href="${back}">Back</a></p>`;
      return sandboxPage(reply.status(400), 'That did not work', body);
    }
  });
}

function fieldsOf<S extends z.ZodMiniType>(form: S, request: FastifyRequest): z.output<S> {
  const fields = z.safeDecode(form, bodyFields(request) as never);
  if (fields.success) return fields.data as z.output<S>;
  const wrong = fields.error.issues.map(({ path }) => path.join('.'));
  throw new Trouble(`Not understood: ${wrong.join(', ')}.`);
}
