// One text in every language of the site, side by side; a language that says nothing is marked.
import type { Json } from '#contract/content-entries.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import css from './content.module.css';
import { lookOf } from './fields.ts';
import { fieldLabel } from './labelled.tsx';

export interface Words {
  readonly [key: string]: Json;
  readonly $in: { readonly [locale: string]: Json };
}

export const isWords = (value: Json): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && '$in' in value;

interface WordsFieldProps {
  name: string;
  value: Words;
  locales: readonly string[];
  onChange: (value: Words) => void;
}

export function WordsField({ name, value, locales, onChange }: WordsFieldProps) {
  const label = fieldLabel(name);
  const isLong = lookOf(name) === 'paragraph';
  return (
    <fieldset className={css.words}>
      <legend className={formCss.label}>{label}</legend>
      {locales.map((code) => {
        const said = String(value.$in[code] ?? '');
        const wiring = {
          className: formCss.control,
          'aria-label': `${label}, ${code}`,
          lang: code,
          placeholder: t('desk.content.missing'),
          value: said,
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ $in: { ...value.$in, [code]: target.value } }),
        };
        return (
          <div key={code} className={css.word} data-lacks={said === '' || undefined}>
            <span className={css.code}>{code}</span>
            {isLong ? <textarea rows={2} {...wiring} /> : <input {...wiring} />}
          </div>
        );
      })}
    </fieldset>
  );
}
