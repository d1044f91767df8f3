import { Link } from '@tanstack/react-router';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import css from './nav-list.module.css';
import type { NavGroup, NavPlace } from './use-nav-groups.ts';

interface NavListProps {
  groups: readonly NavGroup[];
  /** On a tablet only the signs are seen; the words are still said. */
  isRailOnTablet?: boolean;
}

export const NavList = ({ groups, isRailOnTablet = false }: NavListProps) => (
  <div className={classes(css.list, isRailOnTablet && css.rail)}>
    {groups.map(({ key, title, places }) => (
      <div key={key} className={css.group}>
        {title && (
          <p id={`nav-${key}`} className={css.title}>
            {title}
          </p>
        )}
        <ul {...(title ? { 'aria-labelledby': `nav-${key}` } : {})}>
          {places.map((place) => (
            <li key={place.key}>
              <NavLink place={place} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

const NavLink = ({ place: { label, link, icon, mark, count } }: { place: NavPlace }) => (
  <Link {...link} className={css.place} activeOptions={{ exact: true }}>
    {icon && <Icon name={icon} />}
    {mark && <Mark {...mark} />}
    <span className={css.label}>{label}</span>
    {count !== undefined && <span className={css.count}>{count}</span>}
  </Link>
);

const Mark = ({ path, colour }: { path: string; colour: string }) => (
  <svg viewBox="0 0 24 22" width="20" height="18" fill={colour} aria-hidden="true">
    <path d={path} />
  </svg>
);
