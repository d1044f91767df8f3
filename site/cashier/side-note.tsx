import type { ComponentProps } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Panel } from '#ui/panel.tsx';
import css from './side-note.module.css';

interface SideNoteProps extends Omit<ComponentProps<typeof Panel>, 'className'> {
  icon: IconName;
  title: string;
}

/** A small panel beside the page. */
export const SideNote = ({ icon, title, children, ...rest }: SideNoteProps) => (
  <Panel {...rest} className={css.note}>
    <h2 className={css.title}>
      <Icon name={icon} size={20} />
      {title}
    </h2>
    {children}
  </Panel>
);
