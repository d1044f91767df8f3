// What makes an account safe and whole, step by step. A step that cannot be judged yet is not done.
import type { AccountInfo } from '#contract/account/account.ts';
import type { ProfileInfo } from '#contract/account/profile.ts';

export interface SafetyStep {
  key: 'contact' | 'personal' | 'twoFactor';
  isDone: boolean;
  to: '/profile/settings' | '/profile/security';
  hash: string;
}

type Player = Pick<AccountInfo, 'two_factor_auth'>;

export const safetySteps = (player: Player, info: ProfileInfo | undefined): SafetyStep[] => [
  {
    key: 'contact',
    isDone: info?.contacts?.some(({ is_confirmed }) => is_confirmed) ?? false,
    to: '/profile/settings',
    hash: 'contacts',
  },
  { key: 'personal', isDone: hasName(info), to: '/profile/settings', hash: 'personal' },
  { key: 'twoFactor', isDone: player.two_factor_auth, to: '/profile/security', hash: 'two-factor' },
];

/** Whoever told their name and birthday was asked for the rest in the same breath. */
const hasName = (info: ProfileInfo | undefined) =>
  info !== undefined && info.first_name !== '' && info.last_name !== '' && info.birth_date !== '';
