// Filters of a table, each in the address under its own name.
import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { setParams, useParam } from '../routing/address.ts';
import css from './data-table.module.css';

const WRITTEN_MS = 250;

export function Choice({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly Option[];
}) {
  const [value, set] = useParam(name);
  return (
    <select
      className={css.filter}
      aria-label={label}
      value={value}
      onChange={({ target }) => set(target.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface Option {
  value: string;
  label: string;
}

/** Waits until the writing pauses. "/" leads here. */
export function Search({ name, label }: { name: string; label: string }) {
  const [value] = useParam(name);
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const pause = setTimeout(() => setParams({ [name]: text }), WRITTEN_MS);
    return () => clearTimeout(pause);
  }, [text, value, name]);
  return (
    <input
      type="search"
      data-search=""
      className={classes(css.filter, css.search)}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

export const Bar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>;
