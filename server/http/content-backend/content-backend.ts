// /cms/api: the content backend's own accounts, in the shape of Strapi's users and permissions (decision D100).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Product } from '../../calls/product.ts';
import { findById } from '../../content-backend/content-users.ts';
import { type Asking, entered, userView } from '../../content-backend/entered.ts';
import { changePassword, forgetPassword, resetPassword } from '../../content-backend/new-password.ts';
import { confirmEmail, register, sendConfirmation, signIn } from '../../content-backend/sign-in.ts';
import { readToken, spendOnce } from '../../content-backend/tokens.ts';
import { invalid, Trouble } from '../../content-backend/trouble.ts';
import { originOf } from '../visitors/origin.ts';
import { type Fields, fieldsOf, orTrouble, requireFew } from './backend-requests.ts';
import { serveConnect } from './connect.ts';
import { serveResetPage } from './reset-page.ts';

const ROOT = '/cms/api';

export function serveContentBackend(app: FastifyInstance, product: Product): void {
  const asking = (request: FastifyRequest): Asking => ({
    db: product.db,
    config: product.config,
    content: product.content,
    locale: product.content.defaultLocale,
    now: product.clock.now(),
    secret: product.secret,
    origin: originOf(request, product.config),
  });
  /** Counted by the field that names somebody: guesses at one are not guesses at another. */
  const post = (
    path: string,
    name: string,
    work: (fields: Fields, ctx: Asking, request: FastifyRequest) => Promise<object>,
  ) =>
    app.post(`${ROOT}/${path}`, (request, reply) =>
      orTrouble(reply, async () => {
        const fields = fieldsOf(request);
        await requireFew(product, request, { route: path, name: fields(name) });
        return work(fields, asking(request), request);
      }),
    );
  const get = (path: string, work: (request: FastifyRequest, reply: FastifyReply) => Promise<object>) =>
    app.get(`${ROOT}/${path}`, (request, reply) => orTrouble(reply, () => work(request, reply)));

  post('auth/local', 'identifier', (of, ctx) => signIn(of('identifier'), of('password'), ctx));
  post('auth/local/register', 'email', (of, ctx) =>
    register({ username: of('username'), email: of('email'), password: of('password') }, ctx),
  );
  post('auth/forgot-password', 'email', (of, ctx) => forgetPassword(of('email'), ctx));
  post('auth/reset-password', 'code', (of, ctx) =>
    resetPassword(
      { code: of('code'), password: of('password'), passwordConfirmation: of('passwordConfirmation') },
      ctx,
    ),
  );
  post('auth/change-password', '', async (of, ctx, request) => {
    const { id } = await userOf(request, ctx);
    const change = {
      currentPassword: of('currentPassword'),
      password: of('password'),
      passwordConfirmation: of('passwordConfirmation'),
    };
    return changePassword(id, change, ctx);
  });
  post('auth/send-email-confirmation', 'email', (of, ctx) => sendConfirmation(of('email'), ctx));
  get('auth/email-confirmation', async (request, reply) => {
    await requireFew(product, request, { route: 'auth/email-confirmation', name: '' });
    await confirmEmail(queryOf(request, 'confirmation'), asking(request));
    return reply.redirect('/', 302);
  });
  get('auth/:provider/callback', async (request) => {
    await requireFew(product, request, { route: 'auth/callback', name: '' });
    const ctx = asking(request);
    const id = await ctx.db.atomically((tx) =>
      spendOnce(tx, queryOf(request, 'access_token'), 'enter', ctx.now),
    );
    const user = id === undefined ? undefined : await findById(ctx.db.sql, id);
    if (user === undefined || user.is_blocked) throw invalid({ access_token: 'Invalid access token' });
    return entered(user, ctx);
  });
  get('users/me', async (request) => userView(await userOf(request, asking(request))));
  serveConnect(app, product, ROOT);
  serveResetPage(app, product, asking);
  app.all(`${ROOT}/*`, (_request, reply) =>
    orTrouble(reply, () => Promise.reject(new Trouble(404, 'Not Found'))),
  );
}

async function userOf({ headers }: FastifyRequest, { db, secret, now }: Asking) {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const user = token === undefined ? undefined : await readToken(db.sql, token, { secret, now });
  if (user === undefined) throw new Trouble(401, 'Missing or invalid credentials');
  return user;
}

const queryOf = ({ url }: FastifyRequest, name: string): string =>
  new URLSearchParams(url.split('?', 2)[1] ?? '').get(name) ?? '';
