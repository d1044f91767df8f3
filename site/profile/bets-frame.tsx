import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { metadata } from '#contract/metadata.ts';
import { ChipLink } from '#ui/chip.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './bets-frame.module.css';
import { Section } from './section.tsx';

interface BetsFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What both pages of played rounds share; where no files are given, there is nothing to choose from. */
export function BetsFrame({ title, text, children }: BetsFrameProps) {
  const { data } = useRead(metadata.getgeneralinfo, {});
  return (
    <Section id="bets" icon="history" title={title} text={text}>
      {data?.is_game_history_export_enabled && <Places />}
      <div className={css.body}>{children}</div>
    </Section>
  );
}

function Places() {
  const t = useText();
  const places = [
    { to: '/profile/bets/history', text: t('bets.tabs.history') },
    { to: '/profile/bets/exports', text: t('bets.tabs.exports') },
  ] as const;
  return (
    <nav className={css.places} aria-label={t('bets.tabs.label')}>
      {places.map(({ to, text }) => (
        <ChipLink key={to} link={<Link to={to} />}>
          {text}
        </ChipLink>
      ))}
    </nav>
  );
}
