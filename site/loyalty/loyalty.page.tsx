// /loyalty
import { notFound } from '@tanstack/react-router';
import { loyalty } from '#contract/loyalty/loyalty.ts';
import { Panel } from '#ui/panel.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { Characters } from './characters.tsx';
import { GuestHero } from './guest-hero.tsx';
import { LevelHero } from './level-hero.tsx';
import { LevelPath } from './level-path.tsx';
import css from './loyalty.module.css';
import { MissingInfo } from './missing-info.tsx';
import { QuestList } from './quest-list.tsx';
import { ShopRow } from './shop-row.tsx';
import { Streak } from './streak.tsx';
import { useLoyaltyInfo, useLoyaltySettings, useProducts } from './use-loyalty.ts';

export const reads: PageModule['reads'] = () => [needs(loyalty.getSettings, {})];
export const readsNext: PageModule['readsNext'] = (_address, answers) => {
  const settings = answers(loyalty.getSettings, {});
  return [
    ...(settings?.isEnabled ? [needs(loyalty.getPrograms, {}), needs(loyalty.getproducts, {})] : []),
    ...(settings?.areCharactersEnabled ? [needs(loyalty.getcharacters, {})] : []),
  ];
};
export const texts: PageModule['texts'] = ['loyalty'];
export const head: PageModule['head'] = (say) => ({
  title: say('loyalty.head.title'),
  description: say('loyalty.head.description'),
});
/** With both parts switched off there is no such page (decision D88). */
export const check: PageModule['check'] = (_address, answers) => {
  const settings = answers(loyalty.getSettings, {});
  if (settings && !settings.isEnabled && !settings.areCharactersEnabled) throw notFound();
};

export default function LoyaltyPage() {
  const t = useText();
  const settings = useLoyaltySettings();
  const isPlayer = usePlayer() !== null;
  const { data: info, error, refetch } = useLoyaltyInfo();
  const showsCharacters = settings?.areCharactersEnabled === true && settings.characterPlaces !== 'profile';
  const firstCharacter = useRead(loyalty.getcharacters, {}, { enabled: showsCharacters }).data?.items[0];
  return (
    <div className={css.page}>
      {isPlayer && info === undefined && (
        <>
          <h1>
            <VisuallyHidden>{t('loyalty.head.title')}</VisuallyHidden>
          </h1>
          <MissingInfo error={error} onRetry={() => void refetch()} />
        </>
      )}
      {info && <LevelHero info={info} />}
      {!isPlayer && <GuestHero image={firstCharacter?.image ?? 'chest'} />}
      {settings?.isEnabled && <Programme isPlayer={isPlayer} showsCharacters={showsCharacters} />}
      {settings?.isEnabled === false && showsCharacters && (
        <Panel>
          <Characters info={info} />
        </Panel>
      )}
    </div>
  );
}

function Programme({ isPlayer, showsCharacters }: { isPlayer: boolean; showsCharacters: boolean }) {
  const { data: info } = useLoyaltyInfo();
  const program = useRead(loyalty.getPrograms, {}).data?.items[0];
  const products = useProducts();
  const levels = info?.levels ?? program?.levels ?? [];
  const levelName = (level: number) => levels[level - 1]?.name ?? '';
  return (
    <>
      <LevelPath levels={levels} info={info} products={products} />
      <div className={css.columns}>
        {(showsCharacters || info) && (
          <Panel>
            {showsCharacters && <Characters info={info} />}
            {info && <Streak streak={info.streak} />}
          </Panel>
        )}
        {isPlayer
          ? info && <QuestList quests={info.quests} levelName={levelName} isOwn />
          : program && <GuestQuests sysname={program.sysname} levelName={levelName} />}
      </div>
      <ShopRow products={products} levelName={levelName} />
    </>
  );
}

function GuestQuests({ sysname, levelName }: { sysname: string; levelName: (level: number) => string }) {
  const { data } = useRead(loyalty.getProgram, { sysname });
  return data ? <QuestList quests={data.quests} levelName={levelName} isOwn={false} /> : null;
}
