// The pages of one room of the site, side by side; the one that is open is marked, and in sight.
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import css from './section-nav.module.css';

interface Place {
  to: NonNullable<LinkProps['to']>;
  icon: IconName;
  text: string;
  /** Pages that have no place of their own here and belong to this one. */
  holds?: readonly string[];
}

interface SectionNavProps {
  label: string;
  places: readonly Place[];
  /** A phone shows the words alone, so that all places fit. */
  isWordy?: boolean;
}

export function SectionNav({ label, places, isWordy = false }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the path changes which of them is marked
  useEffect(() => {
    showCurrent(nav.current!);
  }, [path]);
  return (
    <nav ref={nav} aria-label={label} className={classes(css.nav, isWordy && css.isWordy)}>
      {places.map(({ to, icon, text, holds = [] }) => (
        <Link
          key={to}
          to={to}
          className={css.place}
          activeOptions={{ includeSearch: false }}
          aria-current={holds.includes(path) ? 'true' : undefined}
        >
          <Icon name={icon} size={18} />
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Sideways alone: the page stays where it is. */
function showCurrent(nav: HTMLElement): void {
  const current = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (current === undefined) return;
  const { left, width } = nav.getBoundingClientRect();
  nav.scrollLeft += current.left - left - (width - current.width) / 2;
}
