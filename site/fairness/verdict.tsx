import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import css from './result.module.css';

/** What a check comes to, in a sign and a sentence. */
export const Verdict = ({ isGood, children }: { isGood: boolean; children: ReactNode }) => (
  <p className={css.verdict} data-good={isGood}>
    <Icon name={isGood ? 'check-circle' : 'x-circle'} size={20} />
    <span>{children}</span>
  </p>
);
