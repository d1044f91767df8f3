// Sumsub's server API, as far as we need it. Every request is signed; none waits longer than a visitor would.
import * as z from 'zod/mini';
import type { Shown } from '../person/shown.ts';
import type { Breaker } from '../plumbing/breaker.ts';
import { readOutsideJson } from '../plumbing/outside-json.ts';
import { type Review, reviewOf, SumsubReview } from './review.ts';
import { signRequest } from './sumsub-signature.ts';

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Sumsub over the network. An answer that tells of its own trouble counts as none. */
export const guardedFetch =
  (breaker: Breaker): Fetch =>
  (url, options) =>
    breaker.run(
      async () => {
        const answer = await fetch(url, options);
        if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
        return answer;
      },
      () => true,
    );

export interface SumsubAccount {
  /** Where its API is. */
  url: string;
  appToken: string;
  secretKey: string;
  /** What an applicant is asked for, and what an action is, by the names they have at Sumsub. */
  level: string;
  actionLevel: string;
}

/** As the player has told it: what the documents say is held against it. */
export interface Person {
  firstName: string;
  lastName: string;
  dob: string;
}

/** The examiner could not be reached, or did not answer as it says it does. */
export class ExaminerTrouble extends Error {
  override readonly name = 'ExaminerTrouble';
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

const isConflict = (error: unknown) => error instanceof ExaminerTrouble && error.status === 409;

const TIMEOUT_MS = 3_000;
const TOKEN_SECONDS = 600;

const Named = z.object({ id: z.string() });
/** What it has read off the documents, as far as it has. */
const Info = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  middleName: z.optional(z.string()),
  dob: z.optional(z.string()),
  idDocs: z.optional(z.array(z.object({ number: z.optional(z.string()) }))),
});
const Applicant = z.object({
  externalUserId: z.string(),
  review: SumsubReview,
  info: z.optional(Info),
});
const Action = z.object({ review: SumsubReview });
const Token = z.object({ token: z.string() });

const shownIn = ({
  firstName = '',
  lastName = '',
  middleName = '',
  dob = '',
  idDocs = [],
}: z.output<typeof Info>) => ({
  firstName,
  lastName,
  middleName,
  dob,
  documentNumbers: idDocs.flatMap(({ number }) => number ?? []),
});

export class SumsubClient {
  #account: SumsubAccount;
  #fetch: Fetch;
  #now: () => Date;

  constructor(account: SumsubAccount, { fetch, now }: { fetch: Fetch; now: () => Date }) {
    this.#account = account;
    this.#fetch = fetch;
    this.#now = now;
  }

  /** Its name for the person. One that it knows already, because an answer of it was lost, is found again. */
  async createApplicant(externalUserId: string, person: Person): Promise<string> {
    const path = `/resources/applicants?levelName=${encodeURIComponent(this.#account.level)}`;
    try {
      return (await this.#ask('POST', path, Named, { externalUserId, fixedInfo: person })).id;
    } catch (error) {
      if (!isConflict(error)) throw error;
      const known = `/resources/applicants/-;externalUserId=${encodeURIComponent(externalUserId)}/one`;
      return (await this.#ask('GET', known, Named)).id;
    }
  }

  async updateApplicant(applicantId: string, person: Person): Promise<void> {
    const path = `/resources/applicants/${encodeURIComponent(applicantId)}/fixedInfo`;
    await this.#ask('PATCH', path, z.unknown(), person);
  }

  async readApplicant(applicantId: string): Promise<Review & { externalUserId: string; shown: Shown }> {
    const path = `/resources/applicants/${encodeURIComponent(applicantId)}/one`;
    const found = await this.#ask('GET', path, Applicant);
    return {
      ...reviewOf(found.review),
      externalUserId: found.externalUserId,
      shown: shownIn(found.info ?? {}),
    };
  }

  /** One that it knows already is none to it. */
  async startAction(applicantId: string, externalActionId: string): Promise<void> {
    const level = encodeURIComponent(this.#account.actionLevel);
    const whose = encodeURIComponent(applicantId);
    const path = `/resources/applicantActions/-/forApplicant/${whose}?levelName=${level}`;
    try {
      await this.#ask('POST', path, Named, { externalActionId });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }

  async readAction(externalActionId: string): Promise<Review> {
    const path = `/resources/applicantActions/-;externalActionId=${encodeURIComponent(externalActionId)}/one`;
    return reviewOf((await this.#ask('GET', path, Action)).review);
  }

  /** For the widget in one player's browser. */
  async accessToken(userId: string, externalActionId?: string): Promise<string> {
    const { level, actionLevel } = this.#account;
    const { token } = await this.#ask('POST', '/resources/accessTokens/sdk', Token, {
      userId,
      levelName: externalActionId === undefined ? level : actionLevel,
      ttlInSecs: TOKEN_SECONDS,
      ...(externalActionId !== undefined && { externalActionId }),
    });
    return token;
  }

  async #ask<S extends z.ZodMiniType>(
    method: string,
    path: string,
    shape: S,
    content?: object,
  ): Promise<z.output<S>> {
    const { url, appToken, secretKey } = this.#account;
    const body = content === undefined ? '' : JSON.stringify(content);
    const time = String(Math.floor(this.#now().getTime() / 1000));
    const headers = {
      accept: 'application/json',
      'x-app-token': appToken,
      'x-app-access-ts': time,
      'x-app-access-sig': signRequest(secretKey, { time, method, path, body }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await this.#fetch(url + path, {
        method,
        headers,
        signal,
        ...(body !== '' && { body }),
      });
      if (!answer.ok) throw new ExaminerTrouble(`${method} ${path}: ${answer.status}`, answer.status);
      return z.parse(shape, readOutsideJson(await answer.text()));
    } catch (error) {
      if (error instanceof ExaminerTrouble) throw error;
      throw new ExaminerTrouble(`${method} ${path} was not answered`, null, error);
    }
  }
}
