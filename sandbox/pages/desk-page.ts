// /__sandbox/desk: how the first of the staff comes in. What `npm run staff` does, by a form; nobody has a password here
// that they have not chosen.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { roles } from '#contract/desk/permissions.ts';
import type { Product } from '#server/calls/product.ts';
import { runStaff } from '#server/commands/staff-commands.ts';
import { listStaff } from '#server/desk/people/people.ts';
import { originOf } from '#server/http/visitors/origin.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const PAGE = '/__sandbox/desk';

const form = z.object({
  name: z.string().check(z.minLength(2), z.maxLength(80)),
  email: z.string().check(z.maxLength(200)),
  role: z.enum(roles),
});

export function serveDeskInvitations(app: FastifyInstance, product: Product): void {
  const { db, vault, content, clock, config } = product;
  app.get(PAGE, async (_request, reply) => sandboxPage(reply, 'The desk', drawPage(await listStaff(db.sql))));

  onForm(
    app,
    product,
    { url: `${PAGE}/invite`, back: PAGE, form },
    async ({ name, email, role }, request) => {
      const origin = originOf(request, config);
      const house = { db, vault, content, config, origin, now: clock.now(), isSandboxPage: true };
      const { isDone, says } = await runStaff(['invite', email, '--name', name, '--role', role], house);
      if (!isDone) throw new Trouble(says);
    },
  );
}

const drawPage = (staff: Awaited<ReturnType<typeof listStaff>>): Html => html`
<p>Operators work at <a href="/desk">the desk</a>. Whoever is invited gets a letter, which lies in
  <a href="/__sandbox/outbox">the outbox</a>: they follow its link, choose a password and let a phone learn the key of
  their codes. On a terminal: <code>npm run staff -- invite anna@example.com --name Anna --role admin</code>.</p>
<form method="post" action="${PAGE}/invite">
  <label>Name <input name="name" required></label>
  <label>E-mail <input name="email" type="email" required></label>
  <label>Role <select name="role">${roles.toReversed().map((role) => html`<option>${role}</option>`)}</select></label>
  <button>Invite</button>
</form>
${staff.map(
  ({ name, email, role, state }) => html`<section class="card"><div><h3>${name}</h3>
<small>${email} · ${role} · ${state}</small></div></section>`,
)}`;
