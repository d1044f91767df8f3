// When a form shows what is wrong with it (spec §5, decision D63). On submit: problems appear when it is sent, and a
// change takes the field's own away. Eager: a change touches the field, and touched fields are judged at once.
import type { Problems } from './problem.ts';

export type Strategy = 'on-submit' | 'eager';

export type Values = Readonly<Record<string, unknown>>;

export interface FormRules<V extends Values> {
  strategy: Strategy;
  check: (values: V) => Problems;
}

export interface FormState<V extends Values> {
  values: V;
  /** What the server holds; the form is dirty while it differs. */
  saved: V;
  touched: ReadonlySet<string>;
  /** What the player is shown, by field. */
  problems: Problems;
  /** What the server held against values that have not changed since. */
  refused: Problems;
  /** The values last sent. */
  sent: V;
  /** A request is on its way. */
  isBusy: boolean;
}

export type FormEvent<V extends Values> =
  | { type: 'changed'; values: Partial<V> }
  | { type: 'submitted' }
  | { type: 'refused'; problems: Problems }
  | { type: 'accepted' };

export const startForm = <V extends Values>(values: V): FormState<V> => ({
  values,
  saved: values,
  touched: new Set(),
  problems: {},
  refused: {},
  sent: values,
  isBusy: false,
});

export function afterEvent<V extends Values>(
  state: FormState<V>,
  event: FormEvent<V>,
  rules: FormRules<V>,
): FormState<V> {
  switch (event.type) {
    case 'changed':
      return afterChange(state, event.values, rules);
    case 'submitted':
      return afterSubmit(state, rules);
    case 'refused':
      return { ...state, problems: event.problems, refused: event.problems, isBusy: false };
    case 'accepted':
      return { ...startForm(state.sent), values: state.values };
  }
}

export const isDirty = <V extends Values>({ values, saved }: FormState<V>): boolean =>
  Object.keys(values).some((name) => !Object.is(values[name], saved[name]));

/** The button never invites to send the same thing twice, nor, in an eager form, what is known to be wrong. */
export function isSubmitDisabled<V extends Values>(
  state: FormState<V>,
  { strategy, check }: FormRules<V>,
): boolean {
  if (state.isBusy) return true;
  return strategy === 'eager' && isDirty(state) && !isEmpty(check(state.values));
}

function afterChange<V extends Values>(
  state: FormState<V>,
  change: Partial<V>,
  { strategy, check }: FormRules<V>,
): FormState<V> {
  const values = { ...state.values, ...change };
  const changed = Object.keys(change);
  const touched = new Set([...state.touched, ...changed]);
  const unchanged = (name: string) => !changed.includes(name);
  const refused = only(state.refused, unchanged);
  const problems =
    strategy === 'eager'
      ? { ...refused, ...only(check(values), (name) => touched.has(name)) }
      : only(state.problems, unchanged);
  return { ...state, values, touched, refused, problems };
}

/** Whether to send is read off the outcome: busy means the values were found in order. */
function afterSubmit<V extends Values>(state: FormState<V>, { check }: FormRules<V>): FormState<V> {
  if (state.isBusy) return state;
  const problems = check(state.values);
  const touched = new Set([...Object.keys(state.values), ...Object.keys(problems)]);
  return { ...state, touched, problems, refused: {}, sent: state.values, isBusy: isEmpty(problems) };
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

const only = (problems: Problems, isWanted: (name: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => isWanted(name)));
