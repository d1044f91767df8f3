// /__sandbox: the outside world (mail, bank, identity, time, failure) as a tester plays it (decision M3). Where the
// sandbox is off none of these addresses exist.
import type { FastifyInstance } from 'fastify';
import type { Product } from '#server/calls/product.ts';
import type { LiveHub } from '#server/http/live/live-hub.ts';
import { html } from '#server/plumbing/html.ts';
import { serveBank } from './bank-proxy.ts';
import { serveCashier } from './cashier-page.ts';
import { serveContent } from './content-page.ts';
import { serveDeskInvitations } from './desk-page.ts';
import { serveIdentityCheck } from './identity-page.ts';
import { serveIdentityProvider } from './oidc-page.ts';
import { serveOutbox } from './outbox-page.ts';
import { servePlayers } from './players-page.ts';
import { serveRewards } from './rewards-page.ts';
import { sandboxPage } from './sandbox-page.ts';
import { serveSwitches } from './switches-page.ts';

export function serveSandbox(app: FastifyInstance, product: Product, hub: LiveHub): void {
  for (const url of ['/__sandbox', '/__sandbox/'])
    app.get(url, (_request, reply) => sandboxPage(reply, 'The sandbox', frontPage));
  servePlayers(app, product, hub);
  serveOutbox(app, product);
  serveSwitches(app, product);
  serveRewards(app, product);
  serveContent(app, product);
  serveIdentityProvider(app, product);
  serveCashier(app, product);
  serveDeskInvitations(app, product);
  serveBank(app, product);
  serveIdentityCheck(app, product);
}

const frontPage = html`
<p>Here the outside world is played: nothing that happens is real, and every trace of it is. Money given here is a real
  entry in the books, a letter here is what the product would have sent.</p>
<section><h2><a href="/__sandbox/players">Players</a></h2><p>Sign in as one of them, give or take money, ban and unban.</p></section>
<section><h2><a href="/__sandbox/outbox">Outbox</a></h2><p>E-mails and text messages, newest first; for programs
  <a href="/__sandbox/outbox.json">outbox.json</a>, <code>?to=</code> one recipient.</p></section>
<section><h2><a href="/__sandbox/identity-checks">Identity checks</a></h2><p>Decide about players who have sent in their documents.</p></section>
<section><h2><a href="/__sandbox/cashier">Cashier</a></h2><p>Approve and decline withdrawals; <a href="/__sandbox/bank">the bank</a> they go through, and how it misbehaves.</p></section>
<section><h2><a href="/__sandbox/desk">The desk</a></h2><p>Invite somebody to <a href="/desk">the operators’ desk</a>; the link is in their letter.</p></section>
<section><h2><a href="/__sandbox/studio">Studio</a></h2><p>An outside studio whose games are played through the studio protocol, and the kit that tries it.</p></section>
<section><h2><a href="/__sandbox/switches">Switches</a></h2><p>Close the site, move its clock, make any call fail in any way.</p></section>
<section><h2><a href="/__sandbox/rewards">Rewards</a></h2><p>Let a jackpot fall with the next bet, end a period of cashback.</p></section>
<section><h2><a href="/__sandbox/content">Content</a></h2><p>Change a text, a banner or a setting as staff do at the desk.</p></section>`;
