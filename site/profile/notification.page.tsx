// /profile/notification: what we may write to the player about
import { accountProfile } from '#contract/account/profile.ts';
import { content } from '#contract/content.ts';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { ProfileLoader } from './profile-loader.tsx';
import { PushSwitch } from './push-switch.tsx';
import { Subscriptions } from './subscriptions.tsx';

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(accountProfile.getContactPhoneSettings, {}),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile'];
export const head: PageModule['head'] = (say) => ({
  title: say('profile.head.notification'),
  isIndexed: false,
});

export default function NotificationPage() {
  return (
    <ProfileLoader>
      {({ info }) => (
        <>
          <Subscriptions contacts={info.contacts ?? []} />
          <PushSwitch />
        </>
      )}
    </ProfileLoader>
  );
}
