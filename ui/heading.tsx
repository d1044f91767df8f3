import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './heading.module.css';

interface HeadingProps {
  /** Its place in the page's outline, which says nothing about its size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size?: 'row' | 'dialog' | 'card' | 'banner';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Heading({ level, size = 'row', id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classes(css.heading, css[size], className)}>
      {children}
    </Tag>
  );
}
