// What stands around every page of the profile: who the player is, how safe the account is, and the other pages.
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import type { ProfileInfo } from '#contract/account/profile.ts';
import { SectionNav } from '#ui/section-nav.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useSiteFlags } from '../player/site-flags.ts';
import { useMenu } from '../routing/use-menu.ts';
import { ClosedHead } from './closed-head.tsx';
import { PlayerCard } from './player-card.tsx';
import css from './profile-frame.module.css';

interface ProfileFrameProps {
  player: AccountInfo;
  info: ProfileInfo | undefined;
  children: ReactNode;
}

export function ProfileFrame({ player, info, children }: ProfileFrameProps) {
  const isClosed = useRouter().options.context.visit.protection === 'here';
  return (
    <div className={css.frame}>
      {isClosed ? (
        <ClosedHead />
      ) : (
        <>
          <PlayerCard player={player} info={info} />
          <ProfileNav />
        </>
      )}
      <div className={css.page}>{children}</div>
    </div>
  );
}

function ProfileNav() {
  const t = useText();
  const isOn = useSiteFlags();
  const places = useMenu('profile').filter(({ flag }) => isOn(flag));
  return (
    <SectionNav
      label={t('profile.nav.label')}
      places={places.map(({ text, ...place }) => ({ ...place, text: t(text) }))}
    />
  );
}
