// A form for any value of the store, drawn from the value itself: what it has now says what it may have.
import { lazy, Suspense } from 'react';
import type { Json } from '#contract/content-entries.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import css from './content.module.css';
import { asLocal, asMoment, choices, inOrder, lookOf } from './fields.ts';
import { fieldLabel, Labelled } from './labelled.tsx';
import { isWords, WordsField } from './words-field.tsx';

const RichText = lazy(() => import('./rich-text.tsx'));

export interface ValueEditorProps {
  name: string;
  value: Json;
  locales: readonly string[];
  onChange: (value: Json) => void;
}

export function ValueEditor(props: ValueEditorProps) {
  const { name, value, onChange } = props;
  // Places of a table of prizes go from one number to another.
  if (lookOf(name) === 'moment' && typeof value !== 'number')
    return (
      <Labelled name={name}>
        <input
          type="datetime-local"
          className={formCss.control}
          value={asLocal(value as string | null)}
          onChange={({ target }) => onChange(asMoment(target.value))}
        />
      </Labelled>
    );
  if (isWords(value)) return <WordsField {...props} value={value} />;
  if (Array.isArray(value)) return <ListEditor {...props} value={value as readonly Json[]} />;
  if (typeof value === 'object' && value !== null)
    return <GroupEditor {...props} value={value as Readonly<Record<string, Json>>} />;
  return <Single {...props} />;
}

function Single({ name, value, onChange }: ValueEditorProps) {
  const look = lookOf(name);
  if (look === 'rich')
    return (
      <div className={css.field}>
        <span className={formCss.label}>{fieldLabel(name)}</span>
        <Suspense fallback={<p>{t('desk.shell.loading')}</p>}>
          <RichText label={fieldLabel(name)} html={String(value ?? '')} onChange={onChange} />
        </Suspense>
      </div>
    );
  if (typeof value === 'boolean')
    return (
      <label className={formCss.check}>
        <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
        {fieldLabel(name)}
      </label>
    );
  const text = value === null ? '' : String(value);
  const read = (written: string): Json => {
    if (typeof value !== 'number') return written === '' && value === null ? null : written;
    return written.trim() === '' || Number.isNaN(Number(written)) ? value : Number(written);
  };
  return (
    <Labelled name={name}>
      {look === 'choice' ? (
        <select className={formCss.control} value={text} onChange={({ target }) => onChange(target.value)}>
          {[...new Set([text, ...choices[name]!])].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : look === 'paragraph' ? (
        <textarea
          className={formCss.control}
          rows={name === 'code' ? 12 : 3}
          value={text}
          onChange={({ target }) => onChange(read(target.value))}
        />
      ) : (
        <input
          className={formCss.control}
          type={typeof value === 'number' ? 'number' : 'text'}
          step="any"
          disabled={look === 'fixed'}
          value={text}
          onChange={({ target }) => onChange(read(target.value))}
        />
      )}
    </Labelled>
  );
}

function GroupEditor({
  name,
  value,
  onChange,
  ...rest
}: Omit<ValueEditorProps, 'value'> & { value: Readonly<Record<string, Json>> }) {
  const fields = inOrder(Object.keys(value)).map((key) => (
    <ValueEditor
      key={key}
      {...rest}
      name={key}
      value={value[key]!}
      onChange={(next) => onChange({ ...value, [key]: next })}
    />
  ));
  if (name === '') return <>{fields}</>;
  return (
    <fieldset className={css.group}>
      <legend>{fieldLabel(name)}</legend>
      {fields}
    </fieldset>
  );
}

function ListEditor({
  name,
  value,
  onChange,
  ...rest
}: Omit<ValueEditorProps, 'value'> & { value: readonly Json[] }) {
  return (
    <fieldset className={css.group}>
      <legend>{fieldLabel(name)}</legend>
      {value.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list is known by its place alone
        <div key={at} className={css.item}>
          <div className={css.part}>
            <ValueEditor
              {...rest}
              name={name}
              value={item}
              onChange={(next) => onChange(value.with(at, next))}
            />
          </div>
          <Button
            isSmall
            look="line"
            icon="trash"
            aria-label={t('desk.shell.remove')}
            onClick={() => onChange(value.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        isSmall
        look="line"
        icon="plus"
        onClick={() => onChange([...value, emptied(value.at(-1) ?? '')])}
      >
        {t('desk.content.add')}
      </Button>
    </fieldset>
  );
}

/** As the last one is, with nothing said in it. */
function emptied(value: Json): Json {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner as Json)]));
}
