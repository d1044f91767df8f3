import type { ReactNode } from 'react';
import css from './badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'brass' | 'win' | 'hot' | 'info' | 'vip';
  children: ReactNode;
}

/** A count or a state in a pill, beside the thing it speaks of. On art use a Tag. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={`${css.badge} ${css[tone]}`}>{children}</span>
);
