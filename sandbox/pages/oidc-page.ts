// /__sandbox/oidc and /__sandbox/identity: the sandbox's identity provider, and the page where one chooses who to be.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import * as z from 'zod/mini';
import type { Product } from '#server/calls/product.ts';
import { bodyFields } from '#server/http/api/api-fields.ts';
import { refuseForeignPage } from '#server/http/api/own-page.ts';
import { originOf } from '#server/http/visitors/origin.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { SANDBOX_ISSUER_PATH } from '#server/social/issuers.ts';
import { CHOICE_PATH, type Person, type SandboxIdentity } from './oidc-provider.ts';
import { sandboxPage } from './sandbox-page.ts';

const text = z.string().check(z.maxLength(200));
const Choice = z.object({
  email: z.optional(text),
  given_name: z.optional(text),
  family_name: z.optional(text),
  email_verified: z.optional(z.literal('1')),
  decline: z.optional(z.literal('1')),
});

type Load = (request: FastifyRequest) => Promise<SandboxIdentity>;

export function serveIdentityProvider(app: FastifyInstance, product: Product): void {
  const load = loader(product);
  app.register(async (scope) => {
    // The provider reads its bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${SANDBOX_ISSUER_PATH}/*`, async (request, reply) => {
      const { provider } = await load(request);
      handOver(provider, request, reply);
    });
  });

  app.get(`${CHOICE_PATH}/:uid`, async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'unsafe-none');
    return sandboxPage(reply, 'Who are you?', choicePage);
  });
  app.post(`${CHOICE_PATH}/:uid`, async (request, reply) => {
    refuseForeignPage(request, product.config);
    const identity = await load(request);
    reply.header('cross-origin-opener-policy', 'unsafe-none');
    const next = await choose(identity, request, reply).catch(() => null);
    if (next !== null) return reply.redirect(next, 303);
    const body = html`<p>Nobody waits for this choice any more. Begin again at the site.</p>`;
    return sandboxPage(reply.status(400), 'That did not work', body);
  });
}

/** One for each address the site is known by: the issuer is part of what it signs. Loaded when first wanted. */
function loader({ config, secret }: Product): Load {
  const known = new Map<string, Promise<SandboxIdentity>>();
  return (request) => {
    const issuer = originOf(request, config) + SANDBOX_ISSUER_PATH;
    const found = known.get(issuer) ?? open(issuer, { secret, isProxied: (config.proxies ?? 0) > 0 });
    known.clear();
    known.set(issuer, found);
    return found;
  };
}

async function open(issuer: string, { secret, isProxied }: { secret: Buffer; isProxied: boolean }) {
  const { createIdentityProvider } = await import('./oidc-provider.ts');
  const identity = createIdentityProvider(issuer, secret);
  identity.provider.proxy = isProxied;
  return identity;
}

/** It believes to stand at the root, and learns from `originalUrl` that it does not. */
function handOver(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const url = raw.url ?? '/';
  const headers = { ...reply.getHeaders(), 'cross-origin-opener-policy': 'unsafe-none' };
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value ?? '');
  Object.assign(raw, { originalUrl: url, url: url.slice(SANDBOX_ISSUER_PATH.length) });
  void provider.callback()(raw, reply.raw);
}

async function choose(
  { provider, introduce }: SandboxIdentity,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const choice = z.decode(Choice, bodyFields(request) as never);
  if (choice.decline !== undefined)
    return provider.interactionResult(request.raw, reply.raw, { error: 'access_denied' });
  const person = personOf(choice);
  introduce(person);
  return provider.interactionResult(request.raw, reply.raw, { login: { accountId: person.sub } });
}

function personOf({
  email = '',
  given_name = '',
  family_name = '',
  email_verified,
}: z.output<typeof Choice>): Person {
  const sub = createHash('sha256').update(email).digest('hex').slice(0, 20);
  return { sub, email, given_name, family_name, email_verified: email_verified !== undefined };
}

const people = [
  { given_name: 'Nora', family_name: 'Field', email: 'nora@sandbox.example', isVerified: true },
  { given_name: 'Oskar', family_name: 'Reed', email: 'oskar@sandbox.example', isVerified: false },
];

const choicePage: Html = html`
<p>This stands in for Google and its like: whoever you choose here is who the site is told you are.</p>
${people.map(
  ({ given_name, family_name, email, isVerified }) => html`<section><form method="post">
<input type="hidden" name="given_name" value="${given_name}"><input type="hidden" name="family_name" value="${family_name}">
<input type="hidden" name="email" value="${email}">
${isVerified && html`<input type="hidden" name="email_verified" value="1">`}
<button>${given_name} ${family_name}</button> <small>${email}, ${isVerified ? 'verified' : 'not verified'}</small>
</form></section>`,
)}
<section><h2>Somebody else</h2><form method="post">
<label>E-mail <input name="email" type="email" required></label>
<label>First name <input name="given_name"></label>
<label>Last name <input name="family_name"></label>
<label><input type="checkbox" name="email_verified" value="1" checked> The address is verified</label>
<button>Go on</button></form></section>
<form method="post"><button class="quiet" name="decline" value="1">Decline</button></form>`;
