import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './facts.module.css';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
  /** The one that matters most. */
  isMain?: boolean;
}

/** What is known about something, each with its name before it. A fact without a name or a value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(({ label, value }) => label !== '' && value !== '')
      .map(({ key, label, value, isMain }) => (
        <div key={key} className={classes(css.fact, isMain && css.main)} data-fact={key}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
  </dl>
);
