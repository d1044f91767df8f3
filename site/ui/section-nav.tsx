// The pages of one room of the site, side by side; the one that is open is marked.
import { Link, type LinkProps } from '@tanstack/react-router';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import css from './section-nav.module.css';

interface Place {
  to: NonNullable<LinkProps['to']>;
  icon: IconName;
  text: string;
}

interface SectionNavProps {
  label: string;
  places: readonly Place[];
  /** A phone shows the words alone, so that all places fit. */
  isWordy?: boolean;
}

export const SectionNav = ({ label, places, isWordy = false }: SectionNavProps) => (
  <nav aria-label={label} className={classes(css.nav, isWordy && css.isWordy)}>
    {places.map(({ to, icon, text }) => (
      <Link key={to} to={to} className={css.place} activeOptions={{ includeSearch: false }}>
        <Icon name={icon} size={18} />
        {text}
      </Link>
    ))}
  </nav>
);
