// The small parts that rooms are made of: a panel, a tag, a list of facts, the head of a page.
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './parts.module.css';

export const PageHead = ({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) => (
  <header className={css.head}>
    <h1>{title}</h1>
    {note && <p>{note}</p>}
    {children && <div className={css.actions}>{children}</div>}
  </header>
);

interface PanelProps {
  title?: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export const Panel = ({ title, note, aside, children, className }: PanelProps) => (
  <section className={classes(css.panel, className)} aria-label={title}>
    {title && (
      <div className={css.panelHead}>
        <span>{title}</span>
        {note && <small>{note}</small>}
        {aside}
      </div>
    )}
    {children}
  </section>
);

export type Tone = 'plain' | 'bad' | 'good' | 'due' | 'info';

export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes(css.tag, tone !== 'plain' && css[tone])}>{children}</span>
);

export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={css.facts}>
    {facts.map(([name, value]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The first letters of a name, round. */
export const Face = ({ name }: { name: string }) => (
  <span className={css.face} aria-hidden="true">
    {name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => word[0]?.toUpperCase())
      .join('')}
  </span>
);

export const Empty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={css.empty}>
    <b>{title}</b>
    {children && <span>{children}</span>}
  </div>
);
