// A form in a component: its values, what is wrong with them, and sending. When problems show is the strategy's
// business (rules/fields/validation-strategy.ts); what the server holds against the values lands on the same fields.
import { type FormEvent as ReactFormEvent, useEffect, useRef, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { stripEmoji } from '#rules/fields/emoji.ts';
import type { Problems } from '#rules/fields/problem.ts';
import { problemsFrom } from '#rules/fields/server-problems.ts';
import {
  afterEvent,
  type FormEvent,
  type FormState,
  isDirty,
  isSubmitDisabled,
  type Strategy,
  startForm,
  type Values,
} from '#rules/fields/validation-strategy.ts';
import { LeftOff } from './left-off.ts';
import { useProblemText } from './use-problem-text.ts';

export interface FormTerms<V extends Values> {
  /** The values at the start; `reset` replaces them. */
  start: V;
  strategy: Strategy;
  check: (values: V) => Problems;
  /**
   * Sends what was found in order. A refusal it throws is told on the fields it names, or else as `failure`; after
   * `LeftOff` all is as before.
   */
  send: (values: V) => Promise<unknown>;
  /** Takes emoji out of texts as they are typed. */
  preventEmoji?: boolean;
}

/** What a text control takes; `error` is in the visitor's words. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

export interface BoxProps {
  name: string;
  checked: boolean;
  error: string | undefined;
  onChange: (event: { target: { checked: boolean } }) => void;
}

export function useForm<V extends Values>({ start, strategy, check, send, preventEmoji }: FormTerms<V>) {
  const rules = { strategy, check };
  const [state, setState] = useState(() => startForm(start));
  const [failure, setFailure] = useState<Refusal | null>(null);
  const textOf = useProblemText();
  const { form, focusFault } = useFaultFocus();
  const isSending = useRef(false);
  const apply = (event: FormEvent<V>) => setState((before) => afterEvent(before, event, rules));

  async function submit() {
    if (isSending.current) return;
    const next = afterEvent(state, { type: 'submitted' }, rules);
    setState(next);
    setFailure(null);
    if (!next.isBusy) return focusFault();
    isSending.current = true;
    try {
      await send(next.values);
      apply({ type: 'accepted' });
    } catch (error) {
      const problems = problemsOf(error, next);
      apply({ type: 'refused', problems });
      if (error instanceof LeftOff) return;
      if (Object.keys(problems).length > 0) focusFault();
      else if (isRefusal(error)) setFailure(error);
      else throw error;
    } finally {
      isSending.current = false;
    }
  }

  const set = (values: Partial<V>) => {
    setFailure(null);
    apply({ type: 'changed', values });
  };
  const errorOf = (name: string) => {
    const problem = state.problems[name];
    return problem === undefined ? undefined : textOf(problem);
  };

  return {
    values: state.values,
    isBusy: state.isBusy,
    isDirty: isDirty(state),
    isSubmitDisabled: isSubmitDisabled(state, rules),
    /** A refusal that is about no field: told beside the button. */
    failure,
    set,
    errorOf,
    /** From now on these values are the saved ones: nothing is touched and nothing is wrong. */
    reset: (values: V) => setState(startForm(values)),
    /** For the form element. */
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: ReactFormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name: keyof V & string): FieldProps => ({
      name,
      value: String(state.values[name] ?? ''),
      error: errorOf(name),
      onChange: ({ target: { value } }) =>
        set({ [name]: preventEmoji ? stripEmoji(value) : value } as unknown as Partial<V>),
    }),
    box: (name: keyof V & string): BoxProps => ({
      name,
      checked: state.values[name] === true,
      error: errorOf(name),
      onChange: ({ target: { checked } }) => set({ [name]: checked } as unknown as Partial<V>),
    }),
  };
}

export type Form<V extends Values> = ReturnType<typeof useForm<V>>;

/** A form of whatever values, for parts that draw fields by their names. */
export type AnyForm = Pick<
  ReturnType<typeof useForm<Record<string, string | boolean | undefined>>>,
  'values' | 'set' | 'errorOf' | 'field'
>;

/** What a refusal says about fields that this form has; of others the player could not make sense. */
function problemsOf<V extends Values>(error: unknown, { values }: FormState<V>): Problems {
  if (!isRefusal(error, 'InvalidParameter')) return {};
  const named = Object.entries(problemsFrom(error.details));
  return Object.fromEntries(named.filter(([name]) => Object.hasOwn(values, name)));
}

/** Whoever sends a form with faults is brought to the first of them, once it is marked. */
function useFaultFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [times]);
  return { form, focusFault: () => setTimes((before) => before + 1) };
}
