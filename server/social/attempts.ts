// A visitor who went to another service to say who they are, and is expected back: once, soon, and in the same browser.

import type { Sql } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';
import type { Away } from './clients.ts';

const LIFE_MS = 10 * 60_000;

export interface Attempt extends Away {
  service: string;
  /** Where they go afterwards; judged already. */
  redirectUrl: string;
}

/** The browser keeps what is given back here, and must show it again. */
export async function beginAttempt(sql: Sql, attempt: Attempt, now: Date): Promise<string> {
  const browserSecret = drawSecret();
  const { state, service, codeVerifier, nonce, redirectUrl } = attempt;
  await sql`
    insert into social_attempt (state_hash, browser_hash, service, code_verifier, nonce, redirect_url, expires_at)
    values (${hashSecret(state)}, ${hashSecret(browserSecret)}, ${service}, ${codeVerifier}, ${nonce}, ${redirectUrl},
      ${new Date(now.getTime() + LIFE_MS)})`;
  return browserSecret;
}

interface Answer {
  state: string;
  service: string;
  browserSecret: string;
}

interface Row {
  code_verifier: string;
  nonce: string;
  redirect_url: string;
}

/** Undefined for an answer to no question of ours, to an old one, to one that was answered, or from another browser. */
export async function endAttempt(sql: Sql, answer: Answer, now: Date): Promise<Attempt | undefined> {
  const { state, service, browserSecret } = answer;
  const [row] = await sql<Row>`
    delete from social_attempt
    where state_hash = ${hashSecret(state)} and browser_hash = ${hashSecret(browserSecret)} and service = ${service}
      and expires_at > ${now}
    returning code_verifier, nonce, redirect_url`;
  if (row === undefined) return undefined;
  const { code_verifier: codeVerifier, nonce, redirect_url: redirectUrl } = row;
  return { state, service, codeVerifier, nonce, redirectUrl };
}
