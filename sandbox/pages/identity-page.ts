// /__sandbox/identity-check: the sandbox's stand-in for Sumsub's widget and its reviewers. The script has the face of
// Sumsub's own, so the site cannot tell the two apart.
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { houseContext, type Product } from '#server/calls/product.ts';
import { bodyFields } from '#server/http/api/api-fields.ts';
import { refuseForeignPage } from '#server/http/api/own-page.ts';
import { plainPage } from '#server/http/pages/plain-page.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { IDENTITY_SCRIPT } from '../examiner.ts';
import { readToken } from '../identity-api.ts';
import { decide, listSeen, outcomes, type Seen } from '../identity-decisions.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const WIDGET = '/__sandbox/identity-check';
const REVIEWERS = '/__sandbox/identity-checks';

const script = readFileSync(new URL('identity-check.js', import.meta.url), 'utf8');

const outcome = z.enum(outcomes);
const Sent = z.object({ token: z.string().check(z.maxLength(500)), outcome });
const Decision = z.object({ external_id: z.string().check(z.maxLength(100)), outcome });

export function serveIdentityCheck(app: FastifyInstance, product: Product): void {
  app.get(IDENTITY_SCRIPT, (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(script),
  );

  app.get<{ Querystring: { token?: string } }>(WIDGET, async ({ query }, reply) => {
    const token = String(query.token ?? '');
    return readToken(token, houseContext(product)) === null
      ? widget(reply.status(400), staleWidget)
      : widget(reply, openWidget(token));
  });
  app.post(WIDGET, async (request, reply) => {
    refuseForeignPage(request, product.config);
    const sent = z.safeDecode(Sent, bodyFields(request) as never);
    const ctx = houseContext(product);
    const externalId = sent.success ? readToken(sent.data.token, ctx) : null;
    if (!sent.success || externalId === null) return widget(reply.status(400), staleWidget);
    // First it lies with the reviewers, as it would anywhere; they may be quick.
    await decide(externalId, 'pending', ctx);
    if (sent.data.outcome !== 'pending') await decide(externalId, sent.data.outcome, ctx);
    return reply.redirect(`${WIDGET}/sent`, 303);
  });
  app.get(`${WIDGET}/sent`, (_request, reply) => widget(reply, sentWidget));

  app.get(REVIEWERS, async (_request, reply) =>
    sandboxPage(reply, 'Identity checks', reviewers(await listSeen(product))),
  );
  onForm(app, product, { url: REVIEWERS, back: REVIEWERS, form: Decision }, async (fields) => {
    if (!(await decide(fields.external_id, fields.outcome, houseContext(product))))
      throw new Trouble(`Nobody called ${fields.external_id} was sent here.`);
  });
}

const widget = (reply: FastifyReply, body: Html) =>
  plainPage(reply, { title: 'Identity check', mark: 'sandbox', body, isFramed: true });

const labels = {
  accepted: 'Send good documents',
  retry: 'Send a blurred photo',
  refused: 'Send a forged document',
  pending: 'Send, and let the reviewers take their time',
} as const;

const openWidget = (token: string): Html => html`
<p>This stands in for Sumsub, who would look at a document and a face here. No picture is taken: choose what becomes of it.</p>
<form method="post" action="${WIDGET}"><input type="hidden" name="token" value="${token}">
${(['accepted', 'retry', 'refused', 'pending'] as const).map(
  (name) => html`<p><button name="outcome" value="${name}">${labels[name]}</button></p>`,
)}</form>`;

const sentWidget = html`<p>Sent. You may close this.</p>`;
const staleWidget = html`<p>This check was opened too long ago. Close it and begin again.</p>`;

const reviewers = (seen: readonly Seen[]): Html => html`
<p>Whoever has opened the identity check, newest first. What you decide is told to the product by a signed message, as the real examiner would.</p>
${seen.map(
  ({ external_id, applicant_id, review_status }) => html`<section class="card">
<div><h3>${applicant_id === null ? `Player ${external_id}` : 'An action'}</h3><small>${external_id} · ${review_status}</small></div>
<form method="post" action="${REVIEWERS}"><input type="hidden" name="external_id" value="${external_id}">
  <button name="outcome" value="accepted">Accept</button>
  <button class="quiet" name="outcome" value="retry">Ask again</button>
  <button class="quiet" name="outcome" value="refused">Refuse</button>
</form></section>`,
)}`;
