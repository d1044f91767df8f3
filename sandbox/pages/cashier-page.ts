// /__sandbox/cashier: the people of the cashier, who look at withdrawals, and at deposits that came otherwise than they
// were ordered. There are two of them, since a large withdrawal needs both.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { centsOf, decimalOf } from '#rules/decimal.ts';
import type { Product } from '#server/calls/product.ts';
import { approveBy, creditBy, declineBy, refuseBy } from '#server/cashier/decisions.ts';
import type { PaymentRow } from '#server/cashier/payments.ts';
import { sweepPayments } from '#server/cashier/sweep.ts';
import type { Tx } from '#server/database/db.ts';
import { originOf } from '#server/http/visitors/origin.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import type { Answer, Decision } from '#server/staff/decision.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const PAGE = '/__sandbox/cashier';
const SHOWN = 100;
const people = ['Anna', 'Boris'] as const;

const form = z.object({
  transaction: z.string(),
  decision: z.enum(['approve', 'decline', 'credit', 'refuse']),
  by: z._default(z.enum(people), people[0]),
  amount: z._default(z.string(), ''),
});

export function serveCashier(app: FastifyInstance, product: Product): void {
  const { db, rooms, config, clock, vault } = product;
  app.get(PAGE, async (_request, reply) => {
    const rows = await db.sql<PaymentRow & { note: string }>`
      select payment.*, step.note
      from payment, lateral (
        select note from payment_step where payment_id = payment.id order by number desc limit 1
      ) as step
      where type = 'withdrawal' or state = 'review' order by id desc limit ${SHOWN}`;
    return sandboxPage(reply, 'Cashier', payments(rows));
  });

  onForm(app, product, { url: `${PAGE}/decide`, back: PAGE, form }, async (fields, request) => {
    const decision = { by: fields.by, note: 'in the sandbox', now: clock.now() };
    const { isDone, says } = await db.atomically((tx) => decide(tx, fields, decision));
    if (!isDone) throw new Trouble(says);
    await sweepPayments({ db, rooms, vault, now: decision.now, origin: originOf(request, config) });
  });

  const decide = (tx: Tx, fields: z.output<typeof form>, said: Decision): Promise<Answer> => {
    const { transaction, decision } = fields;
    if (decision === 'approve') return approveBy(tx, transaction, said);
    if (decision === 'decline') return declineBy(tx, transaction, said, rooms.cashier.gateways);
    if (decision === 'refuse') return refuseBy(tx, transaction, said);
    const amount = centsOf(fields.amount);
    if (amount === null) throw new Trouble('An amount is written 49.90.');
    return creditBy(tx, { transaction, amount }, said);
  };

  onForm(app, product, { url: `${PAGE}/work`, back: PAGE, form: z.object({}) }, (_fields, request) =>
    sweepPayments({ db, rooms, vault, now: clock.now(), origin: originOf(request, config) }),
  );
}

const payments = (rows: readonly (PaymentRow & { note: string })[]): Html => html`
<p>Small withdrawals to a place the player was paid at before need nobody; the others wait here, and so do deposits that came otherwise than they were ordered. What is approved is sent every minute, or now.</p>
<form method="post" action="${PAGE}/work"><button>Work now</button></form>
${rows.map(
  ({
    transaction,
    player_id,
    type,
    method,
    cents: sum,
    currency,
    state,
    reason,
    note,
  }) => html`<section class="card">
<div><h3>${decimalOf(sum)} ${currency} <b>${state}</b></h3>
<small>${transaction} · ${type} of player ${player_id} · ${method} · ${reason} ${note}</small></div>
${state === 'checks' && decisions(transaction, html`${button('approve', 'Approve')} ${button('decline', 'Decline')}`)}
${
  state === 'review' &&
  decisions(
    transaction,
    html`<label>What came <input name="amount" value="${decimalOf(sum)}" size="9"></label>
${button('credit', 'Credit')} ${button('refuse', 'Refuse')}`,
  )
}</section>`,
)}`;

const decisions = (
  transaction: string,
  choices: Html,
): Html => html`<form method="post" action="${PAGE}/decide">
<input type="hidden" name="transaction" value="${transaction}">
<label>As <select name="by">${people.map((name) => html`<option>${name}</option>`)}</select></label> ${choices}</form>`;

const button = (decision: string, words: string): Html =>
  html`<button name="decision" value="${decision}">${words}</button>`;
