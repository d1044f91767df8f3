// /cms/reset-password: where the letter with a new password leads. A plain form, for the backend has no site of its own.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Product } from '../../calls/product.ts';
import type { Asking } from '../../content-backend/entered.ts';
import { resetPassword } from '../../content-backend/new-password.ts';
import { Trouble } from '../../content-backend/trouble.ts';
import { html } from '../../plumbing/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import { fieldsOf, requireFew } from './backend-requests.ts';

const PATH = '/cms/reset-password';
const title = 'A new password';

export function serveResetPage(
  app: FastifyInstance,
  product: Product,
  asking: (request: FastifyRequest) => Asking,
): void {
  app.get(PATH, (request, reply) => {
    const code = new URLSearchParams(request.url.split('?', 2)[1] ?? '').get('code') ?? '';
    return plainPage(reply.header('referrer-policy', 'no-referrer'), { title, body: formOf(code) });
  });

  app.post(PATH, async (request, reply) => {
    const of = fieldsOf(request);
    try {
      await requireFew(product, request, { route: 'reset-page', name: of('code') });
      await resetPassword(
        { code: of('code'), password: of('password'), passwordConfirmation: of('passwordConfirmation') },
        asking(request),
      );
      return plainPage(reply, { title, body: 'Your password was changed. You can sign in with it now.' });
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const body = html`<p>${error.message}</p>${formOf(of('code'))}`;
      return plainPage(reply.status(error.status), { title, body });
    }
  });
}

const formOf = (code: string) => html`<form method="post" action="${PATH}">
<input type="hidden" name="code" value="${code}">
<label>New password <input type="password" name="password" autocomplete="new-password" required></label>
<label>Once more <input type="password" name="passwordConfirmation" autocomplete="new-password" required></label>
<button>Set the password</button>
</form>`;
