// /profile/bonuses: what the house has given the player
import type english from '#content/messages/en/bonuses.json';
import { content } from '#contract/content.ts';
import { freespins } from '#contract/freespins.ts';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { FreeSpins } from './free-spins.tsx';
import { ProfileLoader } from './profile-loader.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    bonuses: typeof english;
  }
}

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(freespins.get, {}),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'bonuses'];
export const head: PageModule['head'] = (say) => ({ title: say('bonuses.head.title'), isIndexed: false });

export default function BonusesPage() {
  return <ProfileLoader>{() => <FreeSpins />}</ProfileLoader>;
}
