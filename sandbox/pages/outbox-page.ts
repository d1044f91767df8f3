// /__sandbox/outbox: the letters, for people and for programs.
import type { FastifyInstance } from 'fastify';
import type { Product } from '#server/calls/product.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { type Letter, listLetters } from '../letters.ts';
import { sandboxPage } from './sandbox-page.ts';

type Query = { Querystring: { to?: string | string[] } };

export function serveOutbox(app: FastifyInstance, { db }: Product): void {
  const letters = ({ to }: Query['Querystring']) => listLetters(db.sql, to === undefined ? null : String(to));

  app.get<Query>('/__sandbox/outbox.json', async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(await letters(query)),
  );
  app.get<Query>('/__sandbox/outbox', async ({ query }, reply) =>
    sandboxPage(reply, 'Outbox', outbox(await letters(query), String(query.to ?? ''))),
  );
}

const outbox = (letters: readonly Letter[], to: string): Html => html`
<form method="get"><label>Recipient <input name="to" value="${to}"></label><button class="quiet">Show</button></form>
${letters.length === 0 ? html`<p class="quiet">Nothing was sent${to !== '' && ` to ${to}`} yet.</p>` : letters.map(letterCard)}`;

const letterCard = ({ to, channel, subject, text, sent_at }: Letter): Html => html`<section>
<h3>${subject === '' ? 'Text message' : subject}</h3>
<small>${channel} to ${to}, <time datetime="${sent_at}">${sent_at}</time></small>
<pre>${text}</pre>
</section>`;
