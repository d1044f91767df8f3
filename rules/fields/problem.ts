// What a rule says about a value: nothing, or one problem. The code is what travels (decision D71); the words are
// chosen where they are shown (messages.ts), so the form and the server judge alike and speak apart.

export const codes = [
  'required',
  'email',
  'min_length',
  'max_length',
  'phone',
  'fakename',
  'password',
  'name',
  'address',
  'iban',
  'same_as',
  'not_equal',
  'min_value',
  'max_value',
  'multiple_of',
  'date',
  'taken',
  'format',
  'unknown',
] as const;
export type Code = (typeof codes)[number];

/** A closer description, for which there are better words than the code's own. */
export const details = [
  'symbols',
  'breached',
  'age',
  'numeric_code',
  'sum',
  'card_holder',
  'card_number',
  'identifier',
  'postcode',
  'cpf',
  'choice',
] as const;
export type Detail = (typeof details)[number];

export type Params = Readonly<Record<string, string | number>>;

export interface Problem {
  readonly code: Code;
  readonly detail?: Detail;
  /** What the message is filled with: {min}, {max}, {value}, {other}, {symbols}. */
  readonly params: Params;
}

/** By the name of the field. */
export type Problems = Readonly<Record<string, Problem>>;

export const problem = (code: Code, params: Params = {}): Problem => ({ code, params });

export const required = problem('required');

export const detailed = (code: Code, detail: Detail, params: Params = {}): Problem => ({
  code,
  detail,
  params,
});

/** What each field's rule said, without those that had nothing to say. */
export const problemsIn = (found: Readonly<Record<string, Problem | null>>): Problems =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Problem] => entry[1] !== null));

/** Blank is empty: a name made of spaces is no name. */
export const isEmpty = (value: string): boolean => value.trim() === '';
