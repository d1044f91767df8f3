import { createElement, type ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import css from './kit.module.css';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section}>
    <Heading level={2}>{title}</Heading>
    {children}
  </section>
);

interface SpecimenProps {
  name: string;
  layout?: 'row' | 'grid' | 'plain';
  children: ReactNode;
}

export const Specimen = ({ name, layout = 'row', children }: SpecimenProps) => (
  <div className={css.part}>
    <h3 className={css.name}>{name}</h3>
    <div className={layout === 'plain' ? undefined : css[layout]}>{children}</div>
  </div>
);

/** A link that leads nowhere in particular, for parts to dress. */
export const aLink = ({ isHere = false } = {}) =>
  createElement('a', { href: '#kit', 'aria-current': isHere ? 'page' : undefined });
