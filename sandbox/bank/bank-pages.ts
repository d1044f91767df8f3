// The sandbox bank's own pages: where a payer pays or does not, where payouts are decided by hand, and the switches.
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { BANK_PATH } from '#server/cashier/gateways/sandbox.ts';
import { bodyFields } from '#server/http/api/api-fields.ts';
import { plainPage } from '#server/http/pages/plain-page.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import type { BankPayment, BankState } from './accounts.ts';
import type { Bank } from './bank.ts';
import type { BankSwitches } from './bank-switches.ts';

type Reference = { Params: { reference: string } };

/** What a payer may do, how the payment stands afterwards, and where the payer is sent. */
const acts = {
  success: { state: 'paid', reason: '', label: 'Pay' },
  fail: { state: 'failed', reason: 'bank_declined', label: 'Decline' },
  pending: { state: 'pending', reason: '', label: 'Leave pending' },
  mobile: { state: 'pending', reason: '', label: 'Finish on my phone' },
  cancel: { state: 'cancelled', reason: 'by_player', label: 'Cancel' },
} as const satisfies Record<string, { state: BankState; reason: string; label: string }>;

const Act = z.object({ act: z.enum(Object.keys(acts) as [keyof typeof acts, ...(keyof typeof acts)[]]) });
const Decision = z.object({ state: z.enum(['paid', 'failed']) });
const onOff = z.optional(z.literal('1'));
const Switching = z.object({
  delay: z.string().check(z.regex(/^\d{1,4}$/)),
  duplicate: onOff,
  reorder: onOff,
  lost_answer: onOff,
  garbage: onOff,
  mute_payments: onOff,
  mute_payouts: onOff,
  payouts: z.enum(['paid', 'declined', 'by hand']),
});

const page = (reply: FastifyReply, title: string, body: Html) =>
  plainPage(reply, {
    title,
    body,
    mark: 'sandbox bank',
    links: { Payments: BANK_PATH, Sandbox: '/__sandbox' },
  });

export function serveBankPages(bank: Bank): void {
  const { app, accounts, switches, tell } = bank;

  app.get<Reference>(`${BANK_PATH}/pay/:reference`, (request, reply) => {
    const payment = accounts.byReference('payments', request.params.reference);
    if (payment === undefined)
      return page(reply.status(404), 'No such payment', html`<p>Begin again at the site.</p>`);
    return page(reply, 'Pay at the sandbox bank', payPage(payment));
  });

  app.post<Reference>(`${BANK_PATH}/pay/:reference`, async (request, reply) => {
    const payment = accounts.byReference('payments', request.params.reference);
    if (payment === undefined) return reply.status(404).send();
    const { act } = z.decode(Act, bodyFields(request) as never);
    const { state, reason } = acts[act];
    // A payment that has ended stays as it is; the payer is only shown the way back.
    if (payment.state === 'open' || payment.state === 'pending') {
      accounts.change(payment, state, reason);
      const told = tell('payments', payment);
      if (switches.delay === 0) await told;
    }
    return reply.redirect(payment.ways[act] ?? '/', 303);
  });

  app.get(BANK_PATH, (_request, reply) => page(reply, 'The sandbox bank', overview(bank)));

  app.post<Reference>(`${BANK_PATH}/payouts/:reference`, async (request, reply) => {
    const payout = accounts.byReference('payouts', request.params.reference);
    const { state } = z.decode(Decision, bodyFields(request) as never);
    if (payout?.state === 'open') {
      accounts.change(payout, state, state === 'failed' ? 'bank_declined' : '');
      await tell('payouts', payout);
    }
    return reply.redirect(BANK_PATH, 303);
  });

  app.post(`${BANK_PATH}/switches`, async (request, reply) => {
    const { delay, payouts, ...rest } = z.decode(Switching, bodyFields(request) as never);
    const on = Object.fromEntries(faults.map((name) => [name, rest[name] !== undefined]));
    Object.assign(switches, { delay: Number(delay), payouts, ...on });
    return reply.redirect(BANK_PATH, 303);
  });
}

const faults = ['duplicate', 'reorder', 'lost_answer', 'garbage', 'mute_payments', 'mute_payouts'] as const;

const sum = ({ cents, currency }: BankPayment) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')} ${currency}`;

const payPage = (payment: BankPayment): Html => html`
<p>This is no real bank, and no real money moves. Choose how the payment ends.</p>
<section class="card"><div><h2>${sum(payment)}</h2><small>${payment.method} · ${payment.order}</small></div>
${
  payment.state === 'open' || payment.state === 'pending'
    ? html`<form method="post">${Object.entries(acts).map(
        ([name, { label }]) =>
          html`<button name="act" value="${name}"${name !== 'success' && html` class="quiet"`}>${label}</button> `,
      )}</form><p><a href="" target="_blank" rel="noopener">Open this page in a new window</a></p>`
    : html`<p>This payment is <b>${payment.state}</b>.</p>
<form method="post"><button name="act" value="${payment.state === 'paid' ? 'success' : 'fail'}">Back to the site</button></form>`
}</section>`;

const overview = ({ accounts, switches }: Bank): Html => html`
<p>It stands in for card processors, banks and exchanges. The product speaks to it over HTTP and believes its signed notices.</p>
<section><h2>How it behaves</h2>${switchForm(switches)}</section>
<section><h2>Payouts</h2>${accounts
  .list('payouts')
  .slice(-50)
  .reverse()
  .map(
    (payout) => html`<p>${sum(payout)} · <code>${payout.order}</code> · <b>${payout.state}</b></p>
${
  payout.state === 'open' &&
  html`<form method="post" action="${BANK_PATH}/payouts/${payout.reference}">
<button name="state" value="paid">Pay out</button> <button class="quiet" name="state" value="failed">Decline</button></form>`
}`,
  )}</section>`;

const switchForm = (switches: BankSwitches): Html => html`<form method="post" action="${BANK_PATH}/switches">
<label>Seconds until a notice leaves <input name="delay" size="4" inputmode="numeric" value="${switches.delay}"></label>
${faults.map(
  (name) =>
    html`<label><input type="checkbox" name="${name}" value="1"${switches[name] && html` checked`}> ${name.replace('_', ' ')}</label> `,
)}
<label>Payouts are <select name="payouts">${['paid', 'declined', 'by hand'].map(
  (choice) => html`<option${choice === switches.payouts && html` selected`}>${choice}</option>`,
)}</select></label>
<button>Set</button></form>`;
