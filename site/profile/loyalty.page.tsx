// /profile/loyalty: the player's level, coins, character and orders
import { Link, notFound } from '@tanstack/react-router';
import { content } from '#contract/content.ts';
import { loyalty } from '#contract/loyalty/loyalty.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { Characters } from '../loyalty/characters.tsx';
import { CoinPurse } from '../loyalty/coin-purse.tsx';
import { LevelHero } from '../loyalty/level-hero.tsx';
import css from '../loyalty/loyalty.module.css';
import { MissingInfo } from '../loyalty/missing-info.tsx';
import { Orders } from '../loyalty/orders.tsx';
import { useLoyaltyInfo, useLoyaltySettings } from '../loyalty/use-loyalty.ts';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { ProfileLoader } from './profile-loader.tsx';
import { Section } from './section.tsx';

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(content.getSettings, {}),
  needs(loyalty.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'loyalty'];
export const head: PageModule['head'] = (say) => ({ title: say('loyalty.head.own'), isIndexed: false });
export const check: PageModule['check'] = (_address, answers) => {
  if (answers(content.getSettings, {})?.site.loyalty === false) throw notFound();
};

export default function ProfileLoyaltyPage() {
  return <ProfileLoader>{() => <Own />}</ProfileLoader>;
}

function Own() {
  const t = useText();
  const settings = useLoyaltySettings();
  const { data: info, error, refetch } = useLoyaltyInfo();
  const showsCharacters = settings?.areCharactersEnabled === true && settings.characterPlaces !== 'loyalty';
  if (info === undefined) return <MissingInfo error={error} onRetry={() => void refetch()} />;
  return (
    <div className={css.page}>
      {settings?.isEnabled && (
        <>
          <LevelHero info={info} heading={2} />
          <Section id="coins" icon="coins" title={t('loyalty.own.title')} text={t('loyalty.own.text')}>
            <div className={css.purse}>
              <CoinPurse />
              <ButtonLink look="brand" link={<Link to="/loyalty" />}>
                {t('loyalty.own.all')}
              </ButtonLink>
              <ButtonLink link={<Link to="/loyalty/shop" />}>{t('loyalty.shop.all')}</ButtonLink>
            </div>
          </Section>
        </>
      )}
      {showsCharacters && (
        <Panel>
          <Characters info={info} />
        </Panel>
      )}
      {settings?.isEnabled && <Orders />}
    </div>
  );
}
