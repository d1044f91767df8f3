import { Link, useMatches, useSearch } from '@tanstack/react-router';
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

/** What the pages of rounds, bets and their files share. */
export function BetsFrame({ title, text, children }: BetsFrameProps) {
  const { data } = useRead(metadata.getgeneralinfo, {});
  return (
    <Section id="bets" icon="history" title={title} text={text}>
      <Places hasFiles={data?.is_game_history_export_enabled === true} />
      <div className={css.body}>{children}</div>
    </Section>
  );
}

function Places({ hasFiles }: { hasFiles: boolean }) {
  const t = useText();
  const { of } = useSearch({ strict: false });
  const isFiles = useMatches({ select: (all) => all.at(-1)?.staticData.name === 'profile-bets-exports' });
  const rounds = !isFiles && of !== 'sports';
  return (
    <nav className={css.places} aria-label={t('bets.tabs.label')}>
      <ChipLink link={<Link to="/profile/bets/history" {...(!rounds && notHere)} />}>
        {t('bets.tabs.history')}
      </ChipLink>
      <ChipLink
        link={
          <Link to="/profile/bets/history" search={{ of: 'sports' }} {...(!(of === 'sports') && notHere)} />
        }
      >
        {t('bets.tabs.sports')}
      </ChipLink>
      {hasFiles && <ChipLink link={<Link to="/profile/bets/exports" />}>{t('bets.tabs.exports')}</ChipLink>}
    </nav>
  );
}

/** Two places of one address: the router would light both. */
const notHere = { activeProps: { 'aria-current': undefined } } as const;
