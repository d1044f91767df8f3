import { Link } from '@tanstack/react-router';
import type { AuthSettings } from '#contract/auth/settings.ts';
import css from './auth.module.css';

/** "I accept the {terms}", with the links where their names stand. They open beside, so that nothing typed is lost. */
export const TermsText = ({ terms: { text, links } }: { terms: AuthSettings['terms'] }) =>
  text.split(/\{(\w+)\}/).map((part, at) => {
    const link = at % 2 === 1 ? links.find(({ name }) => name === part) : undefined;
    if (link === undefined) return part;
    return (
      <Link key={part} to="/$slug" params={{ slug: link.slug }} target="_blank" className={css.link}>
        {link.label}
      </Link>
    );
  });
