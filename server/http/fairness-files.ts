// /fairness/…: the files that a player needs to verify a round without our code. A definition is named by its hash, so it
// never changes; the specification and the verifier may.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import { definitionByHash } from '#games/definitions/former.ts';
import { fileOf } from '#games/definitions/game-definition.ts';

const YEAR_SECONDS = 31_536_000;

const documents = {
  'specification.md': { path: '../../docs/fairness/specification.md', type: 'text/markdown; charset=utf-8' },
  'verify.py': { path: '../../verify/verify.py', type: 'text/x-python; charset=utf-8' },
};

export function serveFairnessFiles(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/fairness/definitions/:file', async ({ params }, reply) => {
    const [, hash = ''] = /^([0-9a-f]{64})\.json$/.exec(params.file) ?? [];
    const definition = definitionByHash(hash);
    if (definition === undefined) throw new Refusal('MethodNotFound');
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(fileOf(definition));
  });

  for (const [name, { path, type }] of Object.entries(documents)) {
    const text = readFileSync(new URL(path, import.meta.url), 'utf8');
    app.get(`/fairness/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
}
