import type { ReactNode } from 'react';
import css from './tag.module.css';

interface TagProps {
  tone?: 'dark' | 'new' | 'hot' | 'jackpot';
  children: ReactNode;
}

/** A word on art, in the same colours in both themes, because the art is. */
export const Tag = ({ tone = 'dark', children }: TagProps) => (
  <span className={`${css.tag} ${css[tone]}`}>{children}</span>
);
