// /profile/responsible-game: the player's own limits, and the way out for a while or for good
import { notFound } from '@tanstack/react-router';
import { accountMoney } from '#contract/account/money.ts';
import { accountPlay } from '#contract/account/play-limits.ts';
import { accountSecurity } from '#contract/account/security.ts';
import { content } from '#contract/content.ts';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { DepositLimitSection } from './deposit-limit.tsx';
import { ExclusionSection } from './exclusion.tsx';
import { HelpSection } from './help.tsx';
import { PlayLimitsSection } from './play-limits.tsx';
import { ProfileLoader } from './profile-loader.tsx';
import css from './settings.module.css';

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(accountMoney.getDepositLimit, {}),
  needs(accountPlay.getPlayLimits, {}),
  needs(accountSecurity.getSelfExclusion, {}),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'protection', 'form', 'validation'];
export const head: PageModule['head'] = (say) => ({ title: say('protection.head'), isIndexed: false });
export const check: PageModule['check'] = (_address, answers) => {
  if (answers(content.getSettings, {})?.site.responsibleGaming === false) throw notFound();
};

export default function ResponsibleGamePage() {
  return (
    <ProfileLoader>
      {({ player }) => (
        <>
          <div className={css.column}>
            <DepositLimitSection currency={player.balance_main.currency} />
            <PlayLimitsSection currency={player.balance_main.currency} />
          </div>
          <div className={css.column}>
            <ExclusionSection />
            <HelpSection />
          </div>
        </>
      )}
    </ProfileLoader>
  );
}
