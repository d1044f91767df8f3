// What stands first: the level, the way to the next, points, coins and days, and the character beside them.
import type { LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import { formatNumber } from '#rules/format.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Kicker } from '#ui/kicker.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './level-hero.module.css';
import { LevelRing } from './level-ring.tsx';

const inks = ['#c2410c', '#7a1430', '#2a0620'] as const;

export function LevelHero({ info, heading = 1 }: { info: LoyaltyInfo; heading?: 1 | 2 }) {
  const t = useText();
  const { level, levels, progress, points, streak, character } = info;
  const next = levels[level];
  return (
    <section className={css.hero} data-art="" data-loyalty-hero="">
      <MeshBackdrop inks={inks} lamp={{ x: 80, y: 46 }} width={1140} height={322} />
      <span className={css.shade} />
      <img
        className={css.figure}
        src={`/art/obj/${character?.image ?? 'chest'}.webp`}
        width={372}
        height={372}
        alt=""
      />
      <LevelRing level={level} levels={levels} progress={progress} />
      <div className={css.words}>
        <Kicker icon="medal">{t('loyalty.hero.kicker', { level, count: levels.length })}</Kicker>
        <Heading level={heading} size="banner">
          {levels[level - 1]?.name}
        </Heading>
        <p className={css.text}>
          {next === undefined
            ? t('loyalty.hero.top')
            : `${t('loyalty.hero.toNext', { points: formatNumber(next.minValue - progress.expCount), name: next.name })} ${t('loyalty.hero.keeps')}`}
        </p>
        <ul className={css.figures}>
          <Figure icon="chart" title={t('loyalty.hero.points')} value={formatNumber(progress.expCount)} />
          <Figure icon="coins" title={t('loyalty.hero.coins')} value={formatNumber(points)} />
          <Figure
            icon="calendar"
            title={t('loyalty.hero.streak')}
            value={t('loyalty.days', { days: streak.days })}
          />
        </ul>
      </div>
      {character && (
        <p className={css.perk}>
          <b>{t('loyalty.hero.character', { name: character.name, role: character.role })}</b>
          {t('loyalty.perk', character.perk)}
        </p>
      )}
    </section>
  );
}

const Figure = ({ icon, title, value }: { icon: IconName; title: string; value: string }) => (
  <li className={css.figureBox}>
    <small>
      <Icon name={icon} size={15} />
      {title}
    </small>
    <b>{value}</b>
  </li>
);
