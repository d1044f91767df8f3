import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatOdds, oddsFormats } from '#sports/odds/formats.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Segment } from '#ui/segment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useOdds } from './kept-choices.ts';
import css from './page-head.module.css';
import { VirtualBadge } from './virtual-badge.tsx';

interface PageHeadProps {
  title: string;
  badge?: 'leagues' | 'sports';
  hasResults?: boolean;
  children?: ReactNode;
}

/** The title, that all of it is virtual, and how odds are written. */
export function PageHead({ title, badge, hasResults = false, children }: PageHeadProps) {
  const t = useText();
  const { format, choose } = useOdds();
  return (
    <header className={css.head}>
      <Heading level={1} size="dialog">
        {title}
      </Heading>
      {badge && <VirtualBadge of={badge} />}
      {children}
      <div className={css.more}>
        {hasResults && (
          <ButtonLink size="s" icon="flag" link={<Link to="/betting/results" />}>
            {t('betting.nav.results')}
          </ButtonLink>
        )}
        <span className={css.formats}>
          <Segment
            label={t('betting.format.label')}
            value={format}
            onChange={choose}
            choices={oddsFormats.map((value) => ({
              value,
              label: <abbr title={t(`betting.format.${value}`)}>{formatOdds(SAMPLE, value)}</abbr>,
            }))}
          />
        </span>
      </div>
    </header>
  );
}

/** Odds that every format writes in its own way. */
const SAMPLE = 1_850;
