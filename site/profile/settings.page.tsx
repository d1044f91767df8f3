// /profile/settings: personal data, contacts and preferences
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { accountProfile } from '#contract/account/profile.ts';
import { content } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import { toastTypes } from '#ui/toast.tsx';
import { profileNeed, wholeProfile } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { Contacts } from './contacts.tsx';
import { PersonalData } from './personal-data.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileLoader } from './profile-loader.tsx';
import css from './settings.module.css';
import { wayBack } from './way-back.ts';

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(accountProfile.getContactPhoneSettings, {}),
  needs(content.getSettings, {}),
  needs(metadata.getCurrencies, {}),
];
export const readsNext: PageModule['readsNext'] = (_address, answers) => {
  const country = answers(accountProfile.getprofileinfo, wholeProfile)?.country_code ?? '';
  return [needs(accountProfile.getPersonalDataFields, country === '' ? {} : { country })];
};
export const texts: PageModule['texts'] = ['profile', 'form', 'validation'];
export const head: PageModule['head'] = (say) => ({ title: say('profile.head.settings'), isIndexed: false });

export default function SettingsPage() {
  const router = useRouter();
  const { from } = useSearch({ from: '/profile/settings' });
  useToastOfAddress();

  const goBack = () => {
    const to = wayBack(from, router.routesById);
    if (to !== null) void router.navigate({ to });
  };

  return (
    <ProfileLoader>
      {({ player, info }) => (
        <>
          <PersonalData key={player.uid} info={info} onSaved={goBack} />
          <div className={css.column}>
            <Contacts player={player} info={info} />
            <Preferences player={player} />
          </div>
        </>
      )}
    </ProfileLoader>
  );
}

/** The address may ask for a toast (spec §2 "toastType"); one it does not know is nothing to it. */
function useToastOfAddress(): void {
  const { toastType } = useSearch({ from: '/profile/settings' });
  const router = useRouter();
  const toasts = useToasts();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const type = toastTypes.find((known) => known === toastType);
    if (toastType === shown.current) return;
    shown.current = toastType;
    if (type !== undefined) toasts.show({ type });
    // Said once: the address that is left can be reloaded and shared.
    void router.navigate({
      to: '/profile/settings',
      search: ({ toastType: _, ...rest }) => rest,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [toastType, toasts, router]);
}
