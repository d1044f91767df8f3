// /__sandbox/content: changes an entry of the content as a member of staff would at the desk, so that a tester can see what
// it does without being one.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { entryKinds, type Json } from '#contract/content-entries.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { Product } from '#server/calls/product.ts';
import { saveEdits } from '#server/content-store/save-edits.ts';
import { listEntries } from '#server/content-store/stored-entries.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const PAGE = '/__sandbox/content';

const form = z.object({
  kind: z.enum(entryKinds),
  name: z.string(),
  language: z.optional(z.string()),
  /** JSON; empty takes it away. */
  value: z.string(),
});

export function serveContent(app: FastifyInstance, product: Product): void {
  const { db, clock, content } = product;
  app.get(PAGE, (_request, reply) => sandboxPage(reply, 'Content', contentForm));

  onForm(app, product, { url: PAGE, back: PAGE, form }, async ({ kind, name, language = '', value }) => {
    const entry = { kind, name, locale: language, value: value === '' ? undefined : read(value) };
    const { locales, defaultLocale } = content;
    const author = {
      ...{ by: 'sandbox', agreedBy: 'sandbox', note: '', now: clock.now() },
      locales: { locales, defaultLocale },
    };
    const { revision } = content;
    try {
      await db.atomically(async (tx) => {
        const [kept] = await listEntries(tx.sql, [entry]);
        await saveEdits(tx, [{ ...entry, version: kept?.version ?? 0 }], author);
      });
    } catch (error) {
      if (isRefusal(error, 'InvalidParameter'))
        throw new Trouble(`It cannot be served: ${JSON.stringify(error.details.invalid_parameters)}`);
      throw error;
    }
    await served(() => content.revision !== revision);
  });
}

const LOOK_EACH_MS = 20;
const LOOKS_MAX = 250;

/** Whoever has changed something looks at it next. */
async function served(isServed: () => boolean): Promise<void> {
  for (let look = 0; look < LOOKS_MAX && !isServed(); look++) await pause(LOOK_EACH_MS);
}

function read(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Trouble('The value is no JSON.');
  }
}

const contentForm: Html = html`
<p>A text is JSON too: <code>"Hello"</code>. A setting is called <code>site.betHistory</code>, a text <code>home.head.title</code>.</p>
<form method="post" action="${PAGE}">
  <label>Kind <select name="kind">${entryKinds.map((kind) => html`<option>${kind}</option>`)}</select></label>
  <label>Name <input name="name" required></label>
  <label>Language <input name="language" size="4"></label>
  <label>Value <input name="value" size="40"></label>
  <button>Save</button>
</form>`;
