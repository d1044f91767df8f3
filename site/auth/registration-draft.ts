// What was typed into the registration form, kept while the page lives: whoever closes the popup finds it there again.
// In memory alone, because a password may be among it.
import type { QueryClient } from '@tanstack/react-query';
import type { RegistrationValues } from '#rules/fields/registration-form.ts';

interface Draft {
  values?: RegistrationValues;
  /** The way of registering that was chosen. */
  way?: string;
}

const drafts = new WeakMap<QueryClient, Draft>();

export const readDraft = (cache: QueryClient): Draft => drafts.get(cache) ?? {};

export const keepDraft = (cache: QueryClient, draft: Draft): unknown =>
  drafts.set(cache, { ...readDraft(cache), ...draft });

export const dropDraft = (cache: QueryClient): unknown => drafts.delete(cache);
