// The sandbox's examiner: it speaks as Sumsub's server API does, checks signatures as it does, and remembers
// whom it was asked to look at. What it thinks of them is the tester's choice; see identity-decisions.ts.
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { readSigned, signed } from '#server/at-rest/secret.ts';
import type { Context } from '#server/calls/context.ts';
import type { SumsubSettings } from '#server/config/vouchers.ts';
import { drawSecret } from '#server/plumbing/chance.ts';
import { isSame, signRequest } from '#server/verification/sumsub-signature.ts';

type SandboxContext = Pick<Context, 'db' | 'now' | 'secret'>;

const TOKEN = 'sandbox-identity-token';

interface ApplicantRow {
  id: string;
  external_id: string;
  review_status: string;
  review_result: object | null;
}

interface Match {
  match: RegExpExecArray;
  body: unknown;
}

type Answer = readonly [status: number, content: object];

const NewApplicant = z.object({ externalUserId: z.string() });
const NewAction = z.object({ externalActionId: z.string() });
const TokenWish = z.object({ userId: z.string(), externalActionId: z.optional(z.string()) });

const routes: readonly [RegExp, (found: Match, ctx: SandboxContext) => Promise<Answer>][] = [
  [/^POST \/resources\/applicants\?levelName=/, createApplicant],
  [/^GET \/resources\/applicants\/-;externalUserId=([^/]+)\/one$/, readByExternalId],
  [/^GET \/resources\/applicants\/([^/]+)\/one$/, readById],
  [/^PATCH \/resources\/applicants\/([^/]+)\/fixedInfo$/, async () => [200, {}]],
  [/^POST \/resources\/applicantActions\/-\/forApplicant\/([^/?]+)\?levelName=/, createAction],
  [/^GET \/resources\/applicantActions\/-;externalActionId=([^/]+)\/one$/, readByExternalId],
  [/^POST \/resources\/accessTokens\/sdk$/, issueToken],
];

export interface AskedApi {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** As Sumsub's server would answer whoever has this account. */
export async function answerSumsub(
  { headers, ...asked }: AskedApi,
  account: SumsubSettings,
  ctx: SandboxContext,
): Promise<Answer> {
  if (!isSigned(asked, headers, account)) return [401, {}];
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(`${asked.method} ${asked.path}`);
    if (match === null) continue;
    return answer({ match, body: asked.body === '' ? {} : JSON.parse(asked.body) }, ctx);
  }
  return [404, {}];
}

function isSigned(
  asked: { method: string; path: string; body: string },
  headers: IncomingHttpHeaders,
  { appToken, secretKey }: SumsubSettings,
): boolean {
  const time = String(headers['x-app-access-ts'] ?? '');
  const isOurs = headers['x-app-token'] === appToken;
  const signature = String(headers['x-app-access-sig'] ?? '');
  return isOurs && isSame(signRequest(secretKey, { time, ...asked }), signature);
}

async function createApplicant({ body }: Match, ctx: SandboxContext): Promise<Answer> {
  const { externalUserId } = z.parse(NewApplicant, body);
  const [kept] = await ctx.db.sql<ApplicantRow>`
    insert into sandbox_identity (id, external_id, created_at)
    values (${drawSecret().slice(0, 24)}, ${externalUserId}, ${ctx.now})
    on conflict do nothing returning id, external_id, review_status, review_result`;
  return kept === undefined ? [409, {}] : [201, shown(kept)];
}

async function createAction({ match, body }: Match, ctx: SandboxContext): Promise<Answer> {
  const { externalActionId } = z.parse(NewAction, body);
  const [kept] = await ctx.db.sql<ApplicantRow>`
    insert into sandbox_identity (id, external_id, applicant_id, created_at)
    values (${drawSecret().slice(0, 24)}, ${externalActionId}, ${decodeURIComponent(match[1]!)}, ${ctx.now})
    on conflict do nothing returning id, external_id, review_status, review_result`;
  return kept === undefined ? [409, {}] : [201, shown(kept)];
}

async function readById({ match }: Match, { db }: SandboxContext): Promise<Answer> {
  const [kept] = await db.sql<ApplicantRow>`
    select id, external_id, review_status, review_result from sandbox_identity
    where id = ${decodeURIComponent(match[1]!)}`;
  return kept === undefined ? [404, {}] : [200, shown(kept)];
}

async function readByExternalId({ match }: Match, { db }: SandboxContext): Promise<Answer> {
  const [kept] = await db.sql<ApplicantRow>`
    select id, external_id, review_status, review_result from sandbox_identity
    where external_id = ${decodeURIComponent(match[1]!)}`;
  return kept === undefined ? [404, {}] : [200, shown(kept)];
}

const shown = ({ id, external_id, review_status, review_result }: ApplicantRow) => ({
  id,
  externalUserId: external_id,
  externalActionId: external_id,
  review: { reviewStatus: review_status, ...(review_result && { reviewResult: review_result }) },
});

async function issueToken({ body }: Match, { secret, now }: SandboxContext): Promise<Answer> {
  const { userId, externalActionId = userId } = z.parse(TokenWish, body);
  const ends = now.getTime() + 600_000;
  return [200, { userId, token: signed(secret, TOKEN, `${ends} ${externalActionId}`) }];
}

/** Whom the widget was opened for: a player, or an action of theirs. */
export function readToken(token: string, { secret, now }: SandboxContext): string | null {
  const [ends, externalId] = (readSigned(secret, TOKEN, token) ?? '').split(' ');
  return externalId !== undefined && Number(ends) > now.getTime() ? externalId : null;
}
