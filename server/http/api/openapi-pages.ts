// /api/openapi.json for programs and /api for people: the same contract, read two ways.
import type { FastifyInstance } from 'fastify';
import { catalogue } from '#contract/catalogue.ts';
import type { Call } from '#contract/define.ts';
import { codeOf, refusalNames, refusals } from '#contract/refusals.ts';
import { type Html, html } from '../../plumbing/html.ts';
import { once } from '../../plumbing/once.ts';
import { plainPage } from '../pages/plain-page.ts';
import { openApi, refusalsOf } from './openapi.ts';

type Json = Record<string, unknown>;

export function serveOpenApi(app: FastifyInstance): void {
  // Written when first asked for: most servers never are.
  const document = once(openApi);
  const text = once(() => JSON.stringify(document()));
  const body = once(() => readable(document()['paths'] as Json));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text()),
  );
  for (const url of ['/api', '/api/'])
    app.get(url, (_request, reply) =>
      plainPage(reply, { title: 'The calls of Marigold', mark: 'API', body: body() }),
    );
}

const readable = (paths: Json): Html => html`
<p>Every call is <code>/api/{area}.{method}?v=1&amp;locale=en</code>. Bodies are form-encoded; JSON is understood too.
  A success is <code>{"result": …}</code>, a refusal <code>{"error": {"type", "code", …}}</code>.
  For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${Object.entries(catalogue).map(
  ([area, calls]) =>
    html`<h2>${area}</h2>${Object.values<Call>(calls).map((call) => callDetails(call, paths))}`,
)}
<h2>Refusals</h2>
<div class="wide"><table>
<thead><tr><th>Code</th><th>Type</th><th>Status</th></tr></thead>
<tbody>${refusalNames.map(
  (name) =>
    html`<tr><td>${codeOf(name)}</td><td><code>${name}Exception</code></td><td>${refusals[name].status}</td></tr>`,
)}</tbody>
</table></div>`;

function callDetails(call: Call, paths: Json): Html {
  const operation = (paths[`/api/${call.name}`] as Json)[call.verb.toLowerCase()] as Json;
  const asked = call.verb === 'GET' ? queryOf(operation) : bodyOf(operation);
  return html`<details id="${call.name}">
<summary><code>${call.verb}</code> <b>${call.name}</b> <small>${askedBy(call)}</small></summary>
<p class="quiet">Asked with</p><pre>${asked}</pre>
<p class="quiet">Answers</p><pre>${resultOf(operation)}</pre>
<p class="quiet">May refuse with</p><p>${refusalsOf(call).join(', ')}</p>
</details>`;
}

function askedBy({ who }: Call): string {
  if (typeof who === 'object') return 'staff, at the desk';
  return { anyone: 'anyone', player: 'players only', game: 'the frame of a game', studio: 'studios' }[who];
}

const written = (schema: unknown) => JSON.stringify(schema, null, 2);

const queryOf = (operation: Json): string => {
  const own = (operation['parameters'] as Json[]).filter((parameter) => 'name' in parameter);
  if (own.length === 0) return 'nothing of its own';
  return own
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${JSON.stringify(schema)}`)
    .join('\n');
};

const bodyOf = (operation: Json): string => {
  const { content } = operation['requestBody'] as { content: Record<string, { schema: Json }> };
  return written(content['application/x-www-form-urlencoded']!.schema);
};

const resultOf = (operation: Json): string => {
  const { 200: success } = operation['responses'] as Record<
    number,
    { content: Record<string, { schema: Json }> }
  >;
  return written((success!.content['application/json']!.schema['properties'] as Json)['result']);
};
