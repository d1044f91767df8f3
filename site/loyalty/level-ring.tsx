// The level with how far it is to the next: a ring around its mark, whole at the top.
import type { LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import { progressPercent } from '#rules/progress.ts';
import { useText } from '../i18n/use-text.tsx';
import { LevelBadge } from './level-badge.tsx';
import css from './level-ring.module.css';

type Standing = Pick<LoyaltyInfo, 'level' | 'levels' | 'progress'>;

export function LevelRing({ level, levels, progress }: Standing) {
  const t = useText();
  const percent = Math.floor(progressPercent(progress));
  const name = levels[level - 1]?.name ?? '';
  const isTop = progress.maxValue === null;
  const words = isTop
    ? t('loyalty.hero.ringTop', { level, name })
    : t('loyalty.hero.ring', { level, name, percent, next: level + 1 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter of the browser's own draws itself, and no ring
    <div
      className={css.ring}
      role="meter"
      aria-label={words}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <svg className={css.track} viewBox="0 0 228 228" aria-hidden="true">
        <circle cx="114" cy="114" r="100" />
        <circle
          className={css.done}
          cx="114"
          cy="114"
          r="100"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      <span className={css.badge}>
        <LevelBadge level={level} size={132} />
      </span>
      <span className={css.percent}>{percent}%</span>
    </div>
  );
}
