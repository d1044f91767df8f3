import { accountProfile } from '#contract/account/profile.ts';
import { needs } from '../routing/page.ts';

/** One question for all pages of the profile, so that its answer is asked for once. */
export const wholeProfile = { fields: ['contacts', 'document', 'security'] };

export const profileNeed = needs(accountProfile.getprofileinfo, wholeProfile);
