// /__sandbox/switches: closing the site, moving its clock, and making any call fail in any way.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { calls, findCall } from '#contract/catalogue.ts';
import { refusalNames } from '#contract/refusals.ts';
import type { Product } from '#server/calls/product.ts';
import { type Switches, type SwitchValues, turnSwitch } from '#server/content/switches.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const PAGE = '/__sandbox/switches';
const HOUR_MS = 3_600_000;

/** What can fail and is not a call: the reads of the content system. */
const otherParts = ['nfx.locales', 'nfx.messages'];
const states = ['off', 'disabled', 'unavailable'] as const;

const hours = z.codec(z.string().check(z.regex(/^-?\d{1,6}$/)), z.int(), { decode: Number, encode: String });

export function serveSwitches(app: FastifyInstance, product: Product): void {
  const { db, switches, clock } = product;
  const turn = async <N extends keyof SwitchValues>(name: N, value: SwitchValues[N]) => {
    await turnSwitch(db.sql, name, value, clock.now());
    await product.announce(['switches']);
  };
  app.get(PAGE, (_request, reply) => sandboxPage(reply, 'Switches', switchboard(switches, clock.now())));

  const maintenance = z.object({ state: z.enum(states) });
  onForm(app, product, { url: '/__sandbox/maintenance', back: PAGE, form: maintenance }, ({ state }) =>
    turn('maintenance', state),
  );

  const time = z.object({ hours });
  onForm(app, product, { url: '/__sandbox/time', back: PAGE, form: time }, (fields) =>
    turn('time_shift_ms', fields.hours * HOUR_MS),
  );

  const failure = z.object({ call: z.string(), refusal: z.enum(['', ...refusalNames]) });
  onForm(
    app,
    product,
    { url: '/__sandbox/failures', back: PAGE, form: failure },
    async ({ call, refusal }) => {
      const part = otherParts.find((other) => other === call) ?? findCall(call)?.name;
      if (part === undefined) throw new Trouble(`There is no call ${call}.`);
      const { [part]: _, ...others } = switches.failures;
      await turn('failures', refusal === '' ? others : { ...others, [part]: refusal });
    },
  );
}

const switchboard = (switches: Switches, now: Date): Html => html`
<section><h2>The site</h2>
<p>Maintenance is <b>${switches.maintenance}</b>.</p>
<form method="post" action="/__sandbox/maintenance">
  <label>Maintenance <select name="state">${states.map((state) => option(state, state === switches.maintenance))}</select></label>
  <button>Set</button>
</form></section>
<section><h2>The clock</h2>
<p>The product believes it is <b>${now.toISOString()}</b>.</p>
<form method="post" action="/__sandbox/time">
  <label>Hours ahead <input name="hours" size="6" inputmode="numeric" value="${switches.timeShiftMs / HOUR_MS}"></label>
  <button>Set</button>
</form></section>
<section><h2>Failures</h2>
${Object.entries(switches.failures).map(
  ([call, refusal]) => html`<p><code>${call}</code> fails with <b class="bad">${refusal}</b>
<form method="post" action="/__sandbox/failures"><input type="hidden" name="call" value="${call}">
  <button class="quiet" name="refusal" value="">Repair</button></form></p>`,
)}
<form method="post" action="/__sandbox/failures">
  <label>Call <select name="call">${[...calls.keys(), ...otherParts].map((name) => option(name, false))}</select></label>
  <label>Fails with <select name="refusal">${refusalNames.map((name) => option(name, false))}</select></label>
  <button>Break it</button>
</form></section>`;

const option = (value: string, isChosen: boolean): Html =>
  isChosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`;
