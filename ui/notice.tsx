import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import css from './notice.module.css';

const icons = {
  info: 'info',
  good: 'check-circle',
  care: 'warning',
  bad: 'x-circle',
} as const satisfies Record<string, IconName>;

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** One way forward. */
  action?: ReactNode;
}

/** A word to the player in the flow of the page. A bad one interrupts whoever listens; the others wait their turn. */
export const Notice = ({ tone = 'info', title, children, action }: NoticeProps) => (
  <div role={tone === 'bad' ? 'alert' : 'status'} className={`${css.notice} ${css[tone]}`}>
    <Icon name={icons[tone]} size={22} />
    <div className={css.words}>
      {title && <strong className={css.title}>{title}</strong>}
      {children}
    </div>
    {action}
  </div>
);
