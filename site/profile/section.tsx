import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Panel } from '#ui/panel.tsx';
import css from './section.module.css';

interface SectionProps {
  /** The part of an address that leads here. */
  id: string;
  icon: IconName;
  title: string;
  text?: string;
  /** Beside the title: a state, or the one thing to be done about all of it. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, icon, title, text, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={css.section}>
      <Panel>
        <header className={css.header}>
          <span className={css.icon}>
            <Icon name={icon} size={22} />
          </span>
          <div className={css.words}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            {text && <p className={css.text}>{text}</p>}
          </div>
          {aside && <div className={css.aside}>{aside}</div>}
        </header>
        <div className={css.body}>{children}</div>
      </Panel>
    </section>
  );
}
