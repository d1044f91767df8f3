import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import css from './bonus-section.module.css';

interface BonusSectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function BonusSection({ title, note, children }: BonusSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Panel>
        <header className={css.header}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {note && <p className={css.note}>{note}</p>}
        </header>
        {children}
      </Panel>
    </section>
  );
}
