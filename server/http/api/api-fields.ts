// What a request asks with: its own parameters, apart from those every call carries (spec §7: v, locale, _non_strict).
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { fromFields, fromJson, type Nested } from '#contract/fields.ts';
import { Refusal } from '#contract/refusals.ts';

const carried = new Set(['v', 'locale', '_non_strict']);

export function carriedOf(request: FastifyRequest) {
  const query = queryOf(request);
  return { locale: query.get('locale') ?? undefined, isFramed: query.get('_non_strict') === '1' };
}

export function fieldsOf(call: Call, request: FastifyRequest) {
  const own = [...queryOf(request)].filter(([name]) => !carried.has(name));
  const { idempotency_key: named, ...fields } = call.verb === 'GET' ? fromFields(own) : bodyFields(request);
  refuseNulls(fields);
  const key = call.takesKey ? keyOf(request.headers['idempotency-key'], named) : undefined;
  return { fields, key };
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?', 2)[1] ?? '');

/** As a header or as a field; as both, it is one. */
function keyOf(header: unknown, field: unknown): string | undefined {
  if (header !== undefined && field !== undefined && header !== field) throw new Refusal('InvalidRequest');
  const key = header ?? field;
  if (key === undefined) return undefined;
  if (typeof key === 'string' && VISIBLE.test(key)) return key;
  throw new Refusal('InvalidParameter', { invalid_parameters: { idempotency_key: ['format'] } });
}

const VISIBLE = /^[\x21-\x7e]{1,200}$/;

/** The body arrives as text: the form and JSON parsers of the transport would each read hostile input their own way. */
export function bodyFields({ headers, body }: FastifyRequest): Nested {
  const text = typeof body === 'string' ? body : '';
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (text === '') return {};
  if (type === 'application/x-www-form-urlencoded') return fromFields(new URLSearchParams(text));
  const fields = type === 'application/json' ? fromJson(parsed(text)) : undefined;
  if (fields === undefined) throw new Refusal('InvalidRequest');
  return fields;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('InvalidRequest');
  }
}

/** No text of ours has a null character in it, and the database cannot hold one. */
function refuseNulls(fields: Nested): void {
  const wrong = Object.keys(fields).filter((name) => hasNull(name) || hasNull(fields[name]));
  if (wrong.length === 0) return;
  const invalid_parameters = Object.fromEntries(wrong.map((name) => [name.replaceAll('\0', ''), ['format']]));
  throw new Refusal('InvalidParameter', { invalid_parameters });
}

const hasNull = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, inner]) => hasNull(name) || hasNull(inner))
    : String(value).includes('\0');
