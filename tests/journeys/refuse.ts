import type { Route } from 'playwright-core';

/** Answers in the server's place with a "no" of this kind. */
export const refuse = (type: string, code: number, status: number) => (route: Route) =>
  route.fulfill({ status, json: { error: { type, code, message: '' } } });
