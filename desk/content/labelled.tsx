import type { ReactNode } from 'react';
import formCss from '../form/form.module.css';
import { findText } from '../i18n/text.ts';
import css from './content.module.css';

export const fieldLabel = (name: string): string =>
  findText(`desk.content.field.${name.replaceAll('_', '-')}`) ?? name.replaceAll('_', ' ');

export const Labelled = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
  <label className={css.field}>
    <span className={formCss.label}>{fieldLabel(name)}</span>
    {children}
  </label>
);
