// What stands around every page of the profile: who the player is, how safe the account is, and the other pages.
import type { ReactNode } from 'react';
import type { AccountInfo } from '#contract/account.ts';
import type { ProfileInfo } from '#contract/account-profile.ts';
import type { IconName } from '#ui/icon-names.ts';
import { SectionNav } from '#ui/section-nav.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useSiteFlags } from '../player/site-flags.ts';
import { PlayerCard } from './player-card.tsx';
import css from './profile-frame.module.css';

interface ProfileFrameProps {
  player: AccountInfo;
  info: ProfileInfo | undefined;
  children: ReactNode;
}

export const ProfileFrame = ({ player, info, children }: ProfileFrameProps) => (
  <div className={css.frame}>
    <PlayerCard player={player} info={info} />
    <ProfileNav />
    <div className={css.page}>{children}</div>
  </div>
);

const places = [
  { key: 'settings', to: '/profile/settings', icon: 'user' },
  { key: 'security', to: '/profile/security', icon: 'lock' },
  { key: 'notification', to: '/profile/notification', icon: 'bell' },
  { key: 'verification', to: '/profile/verification', icon: 'identity' },
  { key: 'limits', to: '/profile/responsible-game', icon: 'shield' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[];

function ProfileNav() {
  const t = useText();
  const isOn = useSiteFlags();
  const named = places
    .filter(({ key }) => isOn(key))
    .map(({ key, ...place }) => ({ ...place, text: t(`profile.nav.${key}`) }));
  return <SectionNav label={t('profile.nav.label')} places={named} />;
}
