// /__sandbox/cashier: the people of the cashier, who look at withdrawals and approve or decline them.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { PaymentRow } from '../../cashier/payments.ts';
import { approve, decline } from '../../cashier/payouts.ts';
import { sweepPayments } from '../../cashier/sweep.ts';
import type { Product } from '../../product.ts';
import { type Html, html } from '../html.ts';
import { originOf } from '../origin.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const PAGE = '/__sandbox/cashier';
const SHOWN = 100;

export function serveCashier(app: FastifyInstance, product: Product): void {
  const { db, config, clock } = product;
  app.get(PAGE, async (_request, reply) => {
    const rows = await db.sql<PaymentRow>`
      select * from payment where type = 'withdrawal' order by id desc limit ${SHOWN}`;
    return sandboxPage(reply, 'Cashier', withdrawals(rows));
  });

  const decision = z.object({ transaction: z.string(), decision: z.enum(['approve', 'decline']) });
  onForm(app, product, { url: `${PAGE}/decide`, back: PAGE, form: decision }, async (fields, request) => {
    const now = clock.now();
    const isDone = await db.atomically((tx) =>
      fields.decision === 'approve'
        ? approve(tx, fields.transaction, { reason: 'by_cashier', now })
        : decline(tx, fields.transaction, { reason: 'by_cashier', now }),
    );
    if (!isDone) throw new Trouble('It no longer waits for that.');
    await sweepPayments({ db, config, now, origin: originOf(request, config) });
  });

  onForm(app, product, { url: `${PAGE}/work`, back: PAGE, form: z.object({}) }, (_fields, request) =>
    sweepPayments({ db, config, now: clock.now(), origin: originOf(request, config) }),
  );
}

const withdrawals = (rows: readonly PaymentRow[]): Html => html`
<p>Small withdrawals to a place the player was paid at before need nobody; the others wait here. What is approved is sent every minute, or now.</p>
<form method="post" action="${PAGE}/work"><button>Work now</button></form>
${rows.map(
  ({ transaction, player_id, method, cents, currency, state, reason }) => html`<section class="card">
<div><h3>${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')} ${currency} <b>${state}</b></h3>
<small>${transaction} · player ${player_id} · ${method} · ${reason}</small></div>
${
  state === 'checks' &&
  html`<form method="post" action="${PAGE}/decide"><input type="hidden" name="transaction" value="${transaction}">
<button name="decision" value="approve">Approve</button> <button class="quiet" name="decision" value="decline">Decline</button></form>`
}</section>`,
)}`;
