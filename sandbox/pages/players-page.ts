// /__sandbox/players: signing in as a player without their password, playing their bank, and giving free spins and bonuses.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { amountText } from '#contract/amount-text.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import type { LiveHub } from '#server/http/live/live-hub.ts';
import { visitorOf } from '#server/http/visitors/visitor.ts';
import { pockets } from '#server/ledger/accounts.ts';
import { InsufficientFunds } from '#server/ledger/record.ts';
import { banPlayer, unbanPlayer } from '#server/players/players.ts';
import { signIn } from '#server/players/sign-in.ts';
import { drawSecret } from '#server/plumbing/chance.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { giveMoney, takeMoney } from '../money.ts';
import { findByName, listRoster, type RosterRow, SANDBOX_PASSWORD } from '../roster.ts';
import { bonusForm, serveBonuses } from './bonus-form.ts';
import { freespinsForm, serveFreespins } from './freespins-form.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const PAGE = '/__sandbox/players';

const player = z.string().check(z.minLength(1), z.maxLength(200));
const givable = pockets.filter((name) => name !== 'held');

export function servePlayers(app: FastifyInstance, product: Product, hub: LiveHub): void {
  const { db, clock } = product;
  const getByName = async (name: string): Promise<Player> => {
    const found = await findByName(db.sql, name);
    if (found === undefined) throw new Trouble(`There is no player ${name}.`);
    return found;
  };
  app.get(PAGE, async (_request, reply) =>
    sandboxPage(reply, 'Players', roster(product, await listRoster(db.sql))),
  );

  /** With the number of live sockets each has open on this server. */
  app.get(`${PAGE}.json`, async (_request, reply) => {
    const rows = await listRoster(db.sql);
    const seen = rows.map(({ id, login, status }) => ({ id, login, status, sockets: hub.countOf(id) }));
    return reply.header('cache-control', 'no-store').send(seen);
  });

  const entry = { url: '/__sandbox/sign-in', back: '/', form: z.object({ player }) };
  onForm(app, product, entry, async (fields, request, reply) => {
    const found = await getByName(fields.player);
    const { session, browser } = await visitorOf(product, request, reply, { isFramed: false });
    await db.atomically((tx) =>
      signIn(tx, found, { now: clock.now(), session, browser, secret: product.secret }),
    );
  });

  const money = z.object({
    player,
    amount: amountText,
    pocket: z.enum(givable),
    direction: z.enum(['give', 'take']),
  });
  onForm(app, product, { url: '/__sandbox/money', back: PAGE, form: money }, async (fields) => {
    const found = await getByName(fields.player);
    const gift = { player: found, pocket: fields.pocket, amount: fields.amount, key: drawSecret() };
    try {
      await db.atomically((tx) => (fields.direction === 'give' ? giveMoney(tx, gift) : takeMoney(tx, gift)));
    } catch (error) {
      if (error instanceof InsufficientFunds) throw new Trouble('The pocket holds less than that.');
      throw error;
    }
  });

  serveFreespins(app, product, { back: PAGE, getByName });
  serveBonuses(app, product, { back: PAGE, getByName });

  const ban = z.object({ player, state: z.enum(['banned', 'active']) });
  onForm(app, product, { url: '/__sandbox/ban', back: PAGE, form: ban }, async (fields) => {
    const found = await getByName(fields.player);
    await db.atomically((tx) =>
      fields.state === 'banned' ? banPlayer(tx, found.id) : unbanPlayer(tx, found.id),
    );
  });
}

const roster = (product: Product, rows: readonly RosterRow[]): Html => html`
<p>Players that came with the sandbox sign in by their e-mail address and the password <code>${SANDBOX_PASSWORD}</code>. Codes for the second step are in the outbox.</p>
${rows.map((row) => playerCard(product, row))}`;

const playerCard = (product: Product, row: RosterRow): Html => html`<section class="card">
<div><h3>${row.fakename === '' ? row.login : row.fakename}
  ${row.status !== 'active' && html`<b class="bad">${row.status}</b>`}</h3>
  <small>${row.id} · ${row.login}<br>${row.country_code} · ${row.locale} · ${
    row.is_verified ? 'verified' : 'not verified'
  }${row.two_factor_auth && ' · two-factor'}</small></div>
<dl>${givable.map((name) => html`<dt>${name}</dt><dd>${decimal(row.purse[name])} ${row.currency}</dd>`)}</dl>
<form method="post" action="/__sandbox/money">
  <input type="hidden" name="player" value="${row.id}">
  <label>Amount <input name="amount" size="7" inputmode="decimal" required value="10.00"></label>
  <label>Pocket <select name="pocket">${givable.map((name) => html`<option>${name}</option>`)}</select></label>
  <button name="direction" value="give">Give</button>
  <button class="quiet" name="direction" value="take">Take</button>
</form>
${freespinsForm(row.id)}
${bonusForm(product, row.id)}
<div><form method="post" action="/__sandbox/sign-in"><button name="player" value="${row.id}">Sign in</button></form>
<form method="post" action="/__sandbox/ban"><input type="hidden" name="player" value="${row.id}">
  <button class="quiet" name="state" value="${row.status === 'banned' ? 'active' : 'banned'}"
  >${row.status === 'banned' ? 'Unban' : 'Ban'}</button></form></div>
</section>`;

const decimal = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
