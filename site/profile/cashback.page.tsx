// /profile/cashback: what comes back of this period so far, and what came back of those before
import { cashbacks } from '#contract/cashbacks.ts';
import { content } from '#contract/content.ts';
import { AccruingNow } from '../cashback/accruing-now.tsx';
import { PastCashback } from '../cashback/past-cashback.tsx';
import { useText } from '../i18n/use-text.tsx';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { ProfileLoader } from './profile-loader.tsx';
import { Section } from './section.tsx';

const all = { count: 20 };

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(cashbacks.getAccruing, {}),
  needs(cashbacks.get, all),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'cashback'];
export const head: PageModule['head'] = (say) => ({ title: say('cashback.head.title'), isIndexed: false });

export default function CashbackPage() {
  return <ProfileLoader>{() => <Parts />}</ProfileLoader>;
}

function Parts() {
  const t = useText();
  return (
    <>
      <Section id="now" icon="percent" title={t('cashback.now.title')} text={t('cashback.now.text')}>
        <AccruingNow />
      </Section>
      <Section id="past" icon="history" title={t('cashback.past.title')}>
        <PastCashback of={all} />
      </Section>
    </>
  );
}
