// One question in, one answer out. HTTP and server rendering both come through here.
import * as z from 'zod/mini';
import { plainAmounts } from '#contract/amount-text.ts';
import type { Call, Input, Output } from '#contract/define.ts';
import { isRefusal, Refusal, type RefusalName } from '#contract/refusals.ts';
import { domainOf } from '../content/domain.ts';
import type { Context, Handlers } from './context.ts';
import { refuseOnce } from './idempotency.ts';

type AnyHandler = (input: unknown, ctx: Context) => Promise<unknown>;

/** What a request says besides who sends it. */
export interface Said {
  fields: object;
  idempotencyKey?: Context['idempotencyKey'];
}

/** In domain terms. Server rendering asks here, so it pays no trip through text and JSON. */
export async function answer<C extends Call>(
  handlers: Handlers,
  call: C,
  input: Input<C>,
  ctx: Context,
): Promise<Output<C>> {
  admit(call, ctx);
  return handle(handlerOf(handlers, call), call, input, ctx);
}

/** In wire terms: text in, JSON out. What is said is read only once it is known that they may ask. */
export async function answerWire(
  handlers: Handlers,
  call: Call,
  read: () => Said,
  ctx: Context,
): Promise<unknown> {
  admit(call, ctx);
  const { fields, idempotencyKey } = read();
  const input = z.safeDecode(call.input, plainAmounts(call.input, fields, ctx.locale) as never);
  if (!input.success)
    throw new Refusal('InvalidParameter', { invalid_parameters: wrongFields(input.error, fields) });
  return z.encode(
    call.output,
    (await handle(handlerOf(handlers, call), call, input.data as never, { ...ctx, idempotencyKey })) as never,
  );
}

async function handle<C extends Call>(
  handler: AnyHandler,
  call: C,
  input: Input<C>,
  ctx: Context,
): Promise<Output<C>> {
  try {
    return (await refuseOnce(ctx, () => handler(input, ctx))) as Output<C>;
  } catch (error) {
    throw asDeclared(call, error);
  }
}

/** A guest asking a player's call is told 401, never 403: that would bring the whole page down (decision D06). */
function admit(call: Call, ctx: Context): void {
  const { player, content } = ctx;
  if (!call.servesBanned && domainOf(content).isBlocked) throw new Refusal('AccessDenied');
  if (player?.status === 'banned' && !call.servesBanned) throw new Refusal('UserBanned');
  if (player?.status === 'deleted' && !call.servesBanned) throw new Refusal('UserDeleted');
  requireCaller(call, ctx);
  if (player === null || (call.who !== 'player' && call.who !== 'game')) return;
  if (player.excludedUntil !== undefined && !call.servesExcluded)
    throw new Refusal('Authorization', {
      error_data: { self_exclusion_until: player.excludedUntil?.toISOString() ?? null },
    });
}

/** What is for staff is answered at the desk alone; see server/desk/answer-desk.ts. */
function requireCaller({ who }: Call, { player, game, studio }: Context): void {
  if (who === 'anyone') return;
  if (typeof who === 'object') throw new Refusal('MethodNotFound');
  const isThere = { player: player !== null, game: game !== undefined, studio: studio !== undefined };
  if (!isThere[who]) throw new Refusal('Authorization');
}

function handlerOf(handlers: Handlers, { name }: Call): AnyHandler {
  const [areaName, method] = name.split('.') as [keyof Handlers, string];
  return (handlers[areaName] as unknown as Record<string, AnyHandler>)[method]!;
}

/**
 * `admit` gives these to any caller. A transaction gives them too, where the caller was blocked since, or where the
 * operator has closed what they ask for.
 */
const blocks: readonly RefusalName[] = [
  ...(['Authorization', 'UserBanned', 'UserDeleted', 'ApplicationUnavailable', 'InMaintenance'] as const),
];

/** A refusal the contract does not mention is a bug, and is reported as one. */
function asDeclared(call: Call, error: unknown): unknown {
  if (!isRefusal(error) || call.refuses?.includes(error.reason)) return error;
  if (call.who !== 'anyone' && blocks.includes(error.reason)) return error;
  return new Error(`${call.name} refused with undeclared ${error.reason}`, { cause: error });
}

export function wrongFields({ issues }: z.core.$ZodError, fields: object): Record<string, string[]> {
  const byName = Map.groupBy(issues, ({ path }) => path.map(String).join('.'));
  const codeOf = ({ path }: z.core.$ZodIssue) => (at(fields, path) === undefined ? 'required' : 'format');
  return Object.fromEntries([...byName].map(([name, found]) => [name, found.map(codeOf)]));
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
