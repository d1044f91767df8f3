import type { ReactNode } from 'react';
import css from './empty-state.module.css';

interface EmptyStateProps {
  /** The address of one of our objects. It is decoration: the words say all. */
  object: string;
  title: string;
  /** A plain sentence. Where money is concerned it says that the balance is safe. */
  children?: ReactNode;
  /** One way forward. */
  action?: ReactNode;
  /** The title's place in the page's outline. */
  level?: 1 | 2 | 3;
}

export function EmptyState({ object, title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={css.empty}>
      <span className={css.halo}>
        <img className={css.object} src={object} width={112} height={112} alt="" />
      </span>
      <Title className={css.title}>{title}</Title>
      {children && <p className={css.sentence}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
