import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { games } from '#contract/games.ts';
import { Heading } from '#ui/heading.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './studios.module.css';

export function Studios() {
  const t = useText();
  const titleId = useId();
  const { data } = useRead(games.getProviders, {});
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} className={css.title}>
        {t('home.studios.title')}
      </Heading>
      <ul className={css.studios}>
        {data.items.map(({ sysname, name, mark, colour, games: count }) => (
          <li key={sysname} className={css.place}>
            <Link to="/gamehall" search={{ providers: sysname }} className={css.studio}>
              <svg
                className={css.mark}
                viewBox="0 0 24 22"
                width="26"
                height="24"
                fill={colour}
                aria-hidden="true"
              >
                <path d={mark} />
              </svg>
              <span>
                <span className={css.name}>{name}</span>
                <span className={css.count}>{t('shell.row.count', { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
