// /profile/verification: showing who one is, step by step
import { notFound } from '@tanstack/react-router';
import { content } from '#contract/content.ts';
import { sumsub } from '#contract/sumsub.ts';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { IdentitySteps } from './identity-steps.tsx';
import { ProfileLoader } from './profile-loader.tsx';

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(sumsub.getVerification, {}),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'verification'];
export const head: PageModule['head'] = (say) => ({ title: say('verification.head'), isIndexed: false });
export const check: PageModule['check'] = (_address, answers) => {
  if (answers(content.getSettings, {})?.site.identityVerification === false) throw notFound();
};

export default function VerificationPage() {
  return <ProfileLoader>{({ player }) => <IdentitySteps player={player} />}</ProfileLoader>;
}
