// The contract as an OpenAPI document: nothing in it is written by hand that the contract already says.
import * as z from 'zod/mini';
import { calls } from '#contract/catalogue.ts';
import type { Call } from '#contract/define.ts';
import { codeOf, type RefusalName, refusalNames, refusals } from '#contract/refusals.ts';
import { hostCookie } from '../visitors/cookies.ts';
import { SESSION_COOKIE } from '../visitors/session-cookie.ts';

type Json = Record<string, unknown>;

export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marigold',
      version: '1',
      description:
        'Every call is /api/{area}.{method}; /api/{area}/{method} answers the same, in any letter case. ' +
        'A success is {"result": …}, and a result of 1 means only that it was done. A refusal is {"error": {type, code, …}}.',
    },
    paths: Object.fromEntries(
      [...calls.values()].map((call) => [
        `/api/${call.name}`,
        { [call.verb.toLowerCase()]: operation(call) },
      ]),
    ),
    components: {
      parameters: { ...carried, idempotencyKey },
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: hostCookie(SESSION_COOKIE, true) },
        game: { type: 'http', scheme: 'bearer' },
        studio: { type: 'apiKey', in: 'header', name: 'x-signature' },
      },
    },
  };
}

const carried: Json = {
  v: { name: 'v', in: 'query', description: 'Version of the API.', schema: { type: 'string', default: '1' } },
  locale: {
    name: 'locale',
    in: 'query',
    description: 'The language of texts in the answer.',
    schema: { type: 'string' },
  },
  _non_strict: {
    name: '_non_strict',
    in: 'query',
    description:
      '1 from a page in another site’s frame: the session’s cookie may then travel there. It permits nothing else.',
    schema: { enum: ['1'] },
  },
};

const keySchema = { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' };

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The caller’s own name for what is asked; the field idempotency_key says the same. Asked again with the same key and ' +
    'the same body, the call does nothing more and gives the same answer, for seven days and while the payment is open. ' +
    'Another body under the same key is InvalidRequestException; TooManyRequestsException while the first is still ' +
    'under way: ask again.',
  schema: keySchema,
};

const texts = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } };

const refusalSchema: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['type', 'code', 'message'],
      properties: {
        type: { enum: refusalNames.map((name) => `${name}Exception`) },
        code: { type: 'integer', minimum: 1, maximum: refusalNames.length },
        message: { type: 'string' },
        invalid_parameters: texts,
        error_data: { type: 'object' },
        resend_time: { type: 'integer' },
        sent_to: { type: 'string' },
      },
    },
  },
};

const securityOf = ({ who }: Call): Json[] => {
  if (who === 'anyone') return [{}, { session: [] }];
  return [{ [who === 'player' ? 'session' : String(who)]: [] }];
};

function operation(call: Call): Json {
  const input = call.takesKey ? withKey(wireSchema(call.input)) : wireSchema(call.input);
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    ...(call.acts && {
      description: 'Acts: with a session it must come from a page of the site, or carry the header x-csrf.',
    }),
    security: securityOf(call),
    parameters: [
      ...Object.keys(carried).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(call.takesKey ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
      ...(call.verb === 'GET' ? queryParameters(input) : []),
    ],
    ...(call.verb === 'POST' && {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': { schema: input },
          'application/json': { schema: input },
        },
      },
    }),
    responses: { 200: success(call), ...refusalResponses(call) },
  };
}

/** What travels: a codec's text or decimal, not the value inside the product. */
export function wireSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

const withKey = (input: Json): Json => ({
  ...input,
  properties: { ...(input['properties'] as Json), idempotency_key: keySchema },
});

function queryParameters({ properties = {}, required = [] }: Json): Json[] {
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));
}

function success({ output }: Call): Json {
  const schema = { type: 'object', required: ['result'], properties: { result: wireSchema(output) } };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

/** What the call declares, and what any call of its kind may be refused with before it is even asked. */
export function refusalsOf({ verb, who, servesBanned, refuses = [] }: Call): RefusalName[] {
  const general: RefusalName[] = [
    'InvalidRequest',
    'InvalidParameter',
    'InternalServerError',
    'ApplicationUnavailable',
  ];
  if (verb === 'POST') general.push('TooManyRequests');
  if (who !== 'anyone') general.push('Authorization');
  if (verb === 'POST' && who !== 'anyone') general.push('InMaintenance');
  if (!servesBanned) general.push('UserBanned', 'UserDeleted', 'ApplicationDisabled');
  return [...new Set([...general, ...refuses])].toSorted((a, b) => codeOf(a) - codeOf(b));
}

function refusalResponses(call: Call): Json {
  const byStatus = Map.groupBy(refusalsOf(call), (name) => refusals[name].status);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.map((name) => `${name}Exception (${codeOf(name)})`).join(', '), content },
    ]),
  );
}
