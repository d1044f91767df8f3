// The frame of a profile page with its content, or with what stands there while there is none.
import type { ReactNode } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import { accountProfile, type ProfileInfo } from '#contract/account/profile.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { wholeProfile } from '../player/whole-profile.ts';
import { useOwnPage } from '../routing/use-own-page.ts';
import { ProfileFrame } from './profile-frame.tsx';
import css from './profile-loader.module.css';

export interface Whose {
  player: AccountInfo;
  info: ProfileInfo;
}

interface ProfileLoaderProps {
  children: (whose: Whose) => ReactNode;
}

export function ProfileLoader({ children }: ProfileLoaderProps) {
  const player = useOwnPage();
  return player && <Loaded player={player}>{children}</Loaded>;
}

function Loaded({ player, children }: ProfileLoaderProps & { player: AccountInfo }) {
  const { data: info, isError, refetch } = useRead(accountProfile.getprofileinfo, wholeProfile);
  return (
    <ProfileFrame player={player} info={info}>
      {info && children({ player, info })}
      {!info && (isError ? <Failed onRetry={() => void refetch()} /> : <Ghost />)}
    </ProfileFrame>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Panel>
      <EmptyState
        object="/art/obj-320/potion.webp"
        title={t('profile.failed')}
        action={<Button onClick={onRetry}>{t('profile.retry')}</Button>}
      />
    </Panel>
  );
}

function Ghost() {
  const t = useText();
  return (
    <Panel role="status" aria-label={t('shell.loading')}>
      <Skeleton shape="title" />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.field} />
      <Skeleton shape="block" className={css.field} />
    </Panel>
  );
}
