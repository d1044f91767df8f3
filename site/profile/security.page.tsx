// /profile/security: the password, the second factor, and where the player is signed in
import { accountSecurity } from '#contract/account/security.ts';
import { content } from '#contract/content.ts';
import { useSiteFlags } from '../player/site-flags.ts';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileLoader } from './profile-loader.tsx';
import { Sessions } from './sessions.tsx';
import css from './settings.module.css';
import { TwoFactor } from './two-factor.tsx';

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(accountSecurity.getSessions, {}),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'form', 'validation'];
export const head: PageModule['head'] = (say) => ({ title: say('profile.head.security'), isIndexed: false });

export default function SecurityPage() {
  const has = useSiteFlags();
  return (
    <ProfileLoader>
      {({ player, info }) => (
        <>
          <div className={css.column}>
            {has('twoFactor') && <TwoFactor isOn={player.two_factor_auth} />}
            <Sessions />
          </div>
          <PasswordForm
            key={String(info.security?.has_password)}
            hasPassword={info.security?.has_password ?? true}
          />
        </>
      )}
    </ProfileLoader>
  );
}
