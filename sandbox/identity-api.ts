// The sandbox's examiner: it speaks as Sumsub's server API does, checks signatures as it does, and remembers
// whom it was asked to look at. What it thinks of them is the tester's choice; see identity-decisions.ts.
import * as z from 'zod/mini';
import { drawSecret } from '#server/base/chance.ts';
import type { Context } from '#server/calls/context.ts';
import { readSigned, sign, signed } from '#server/at-rest/secret.ts';
import type { Fetch, SumsubAccount } from '#server/verification/sumsub-client.ts';
import { isSame, signRequest } from '#server/verification/sumsub-signature.ts';

type SandboxContext = Pick<Context, 'db' | 'now' | 'secret'>;

export const sandboxAccount = (secret: Buffer): SumsubAccount => ({
  url: 'https://sandbox.invalid',
  appToken: 'sbx:marigold',
  secretKey: sign(secret, 'sandbox-identity', 'api').toString('hex'),
  level: 'id-and-liveness',
  actionLevel: 'id-and-liveness-action',
});

const TOKEN = 'sandbox-identity-token';

interface Kept {
  id: string;
  external_id: string;
  review_status: string;
  review_result: object | null;
}

interface Asked {
  match: RegExpExecArray;
  body: unknown;
}

type Answer = readonly [status: number, content: object];

const NewApplicant = z.object({ externalUserId: z.string() });
const NewAction = z.object({ externalActionId: z.string() });
const TokenWish = z.object({ userId: z.string(), externalActionId: z.optional(z.string()) });

const routes: readonly [RegExp, (asked: Asked, ctx: SandboxContext) => Promise<Answer>][] = [
  [/^POST \/resources\/applicants\?levelName=/, createApplicant],
  [/^GET \/resources\/applicants\/-;externalUserId=([^/]+)\/one$/, readByExternalId],
  [/^GET \/resources\/applicants\/([^/]+)\/one$/, readById],
  [/^PATCH \/resources\/applicants\/([^/]+)\/fixedInfo$/, async () => [200, {}]],
  [/^POST \/resources\/applicantActions\/-\/forApplicant\/([^/?]+)\?levelName=/, createAction],
  [/^GET \/resources\/applicantActions\/-;externalActionId=([^/]+)\/one$/, readByExternalId],
  [/^POST \/resources\/accessTokens\/sdk$/, issueToken],
];

export const playedSumsub =
  (ctx: SandboxContext): Fetch =>
  async (url, { method = 'GET', headers, body }) => {
    const { pathname, search } = new URL(url);
    const text = typeof body === 'string' ? body : '';
    const asked = { method, path: pathname + search, body: text };
    if (!isSigned(asked, new Headers(headers), ctx)) return Response.json({}, { status: 401 });
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(`${method} ${asked.path}`);
      if (match === null) continue;
      const [status, content] = await answer({ match, body: text === '' ? {} : JSON.parse(text) }, ctx);
      return Response.json(content, { status });
    }
    return Response.json({}, { status: 404 });
  };

function isSigned(
  asked: { method: string; path: string; body: string },
  headers: Headers,
  { secret }: SandboxContext,
): boolean {
  const { appToken, secretKey } = sandboxAccount(secret);
  const time = headers.get('x-app-access-ts') ?? '';
  const isOurs = headers.get('x-app-token') === appToken;
  return isOurs && isSame(signRequest(secretKey, { time, ...asked }), headers.get('x-app-access-sig') ?? '');
}

async function createApplicant({ body }: Asked, ctx: SandboxContext): Promise<Answer> {
  const { externalUserId } = z.parse(NewApplicant, body);
  const [kept] = await ctx.db.sql<Kept>`
    insert into sandbox_identity (id, external_id, created_at)
    values (${drawSecret().slice(0, 24)}, ${externalUserId}, ${ctx.now})
    on conflict do nothing returning id, external_id, review_status, review_result`;
  return kept === undefined ? [409, {}] : [201, shown(kept)];
}

async function createAction({ match, body }: Asked, ctx: SandboxContext): Promise<Answer> {
  const { externalActionId } = z.parse(NewAction, body);
  const [kept] = await ctx.db.sql<Kept>`
    insert into sandbox_identity (id, external_id, applicant_id, created_at)
    values (${drawSecret().slice(0, 24)}, ${externalActionId}, ${decodeURIComponent(match[1]!)}, ${ctx.now})
    on conflict do nothing returning id, external_id, review_status, review_result`;
  return kept === undefined ? [409, {}] : [201, shown(kept)];
}

async function readById({ match }: Asked, { db }: SandboxContext): Promise<Answer> {
  const [kept] = await db.sql<Kept>`
    select id, external_id, review_status, review_result from sandbox_identity
    where id = ${decodeURIComponent(match[1]!)}`;
  return kept === undefined ? [404, {}] : [200, shown(kept)];
}

async function readByExternalId({ match }: Asked, { db }: SandboxContext): Promise<Answer> {
  const [kept] = await db.sql<Kept>`
    select id, external_id, review_status, review_result from sandbox_identity
    where external_id = ${decodeURIComponent(match[1]!)}`;
  return kept === undefined ? [404, {}] : [200, shown(kept)];
}

const shown = ({ id, external_id, review_status, review_result }: Kept) => ({
  id,
  externalUserId: external_id,
  externalActionId: external_id,
  review: { reviewStatus: review_status, ...(review_result && { reviewResult: review_result }) },
});

async function issueToken({ body }: Asked, { secret, now }: SandboxContext): Promise<Answer> {
  const { userId, externalActionId = userId } = z.parse(TokenWish, body);
  const ends = now.getTime() + 600_000;
  return [200, { userId, token: signed(secret, TOKEN, `${ends} ${externalActionId}`) }];
}

/** Whom the widget was opened for: a player, or an action of theirs. */
export function readToken(token: string, { secret, now }: SandboxContext): string | null {
  const [ends, externalId] = (readSigned(secret, TOKEN, token) ?? '').split(' ');
  return externalId !== undefined && Number(ends) > now.getTime() ? externalId : null;
}
