// A form for a call, drawn from its schema. What is wrong is said beside its field, first by the schema, then by the server.
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { refresh } from '../asking/reads.ts';
import { problemsOf, problemWords, refusalWords } from '../asking/refusal-words.ts';
import { send } from '../asking/sends.ts';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Field, type FieldChoice } from './field.tsx';
import { fieldsOf } from './fields-of.ts';
import css from './form.module.css';

type Texts = Readonly<Record<string, string>>;

export interface CallFormProps<C extends Call> {
  call: C;
  /** Fields that are known and not asked for, as they are on the wire. */
  known?: Texts;
  /** What stands in the fields at first. */
  first?: Texts;
  /** What some fields are chosen from, by what the form has so far; a field that is left nothing is not asked for. */
  choicesOf?: (values: Texts) => Readonly<Record<string, readonly FieldChoice[]>>;
  submit: string;
  isHarm?: boolean;
  onDone: (answer: Output<C>) => void;
  onCancel?: () => void;
}

export function CallForm<C extends Call>(props: CallFormProps<C>) {
  const { call, known = {}, first = {}, choicesOf = noChoices, submit, isHarm = false, onCancel } = props;
  const [values, setValues] = useState<Texts>(first);
  const choices = choicesOf(values);
  const shapes = fieldsOf(call.input as z.ZodMiniType).filter(
    ({ name }) => !(name in known) && choices[name]?.length !== 0,
  );
  const {
    problems,
    trouble,
    isBusy,
    send: sendValues,
  } = useSending(props, {
    values: { ...values, ...known },
    shown: shapes.map(({ name }) => name),
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void sendValues();
      }}
    >
      {shapes.map((shape) => (
        <Field
          key={shape.name}
          shape={shape}
          label={fieldLabel(call, shape.name)}
          value={values[shape.name] ?? ''}
          problem={problems[shape.name]}
          optionLabel={(option) => findText(`desk.shell.option.${option}`) ?? option}
          choices={choices[shape.name]}
          onChange={(value) => setValues((before) => changed(before, { [shape.name]: value }, choicesOf))}
        />
      ))}
      {trouble !== '' && (
        <p className={css.problem} role="alert">
          {trouble}
        </p>
      )}
      <div className={css.buttons}>
        {onCancel && <Button onClick={onCancel}>{t('desk.shell.cancel')}</Button>}
        <Button type="submit" look={isHarm ? 'harm' : 'next'} isBusy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const noChoices = (): Readonly<Record<string, readonly FieldChoice[]>> => ({});

type ChoicesOf = NonNullable<CallFormProps<Call>['choicesOf']>;

/** What was chosen from a list that is another one now is left out. */
function changed(before: Texts, change: Texts, choicesOf: ChoicesOf): Texts {
  const values = { ...before, ...change };
  const [former, now] = [choicesOf(before), choicesOf(values)];
  const isSame = (name: string) => JSON.stringify(former[name]) === JSON.stringify(now[name]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in change || isSame(name)));
}

function useSending<C extends Call>(
  { call, onDone }: CallFormProps<C>,
  { values, shown }: { values: Texts; shown: readonly string[] },
) {
  const [problems, setProblems] = useState<Texts>({});
  const [trouble, setTrouble] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const sendValues = async () => {
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
    const input = z.safeDecode(call.input as z.ZodMiniType, said as never);
    setTrouble('');
    setProblems(input.success ? {} : wrongIn(input.error, said));
    if (!input.success) return;
    setIsBusy(true);
    try {
      const answer = await send(call, input.data as Input<C>);
      onDone(answer);
      await refresh(call.changes ?? []);
    } catch (error) {
      const wrong = problemsOf(error);
      const isShown = Object.keys(wrong).some((name) => shown.includes(name));
      setProblems(wrong);
      if (!isShown) setTrouble(refusalWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { problems, trouble, isBusy, send: sendValues };
}

const wrongIn = ({ issues }: z.core.$ZodError, said: Texts): Texts =>
  Object.fromEntries(
    issues.map(({ path }) => {
      const name = String(path[0]);
      return [name, problemWords(name, said[name] === undefined ? 'required' : 'format')];
    }),
  );

/** A field may be named for its call, or as everywhere. */
const fieldLabel = ({ name }: Call, field: string): string =>
  findText(`desk.shell.field.${name.replace('.', '-')}-${field}`) ??
  findText(`desk.shell.field.${field}`) ??
  field;
