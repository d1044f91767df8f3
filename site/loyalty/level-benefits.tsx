import type { LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import type { Product } from '#contract/loyalty/shop.ts';
import { formatNumber } from '#rules/format.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './level-benefits.module.css';
import { useRewardText } from './use-reward-text.ts';

/** What the level gives now, and what the next one will: counted from the very things it opens. */
export function LevelBenefits({ info, products }: { info: LoyaltyInfo; products: readonly Product[] }) {
  const t = useText();
  const { nameOf } = useRewardText();
  const { level, levels, quests } = info;
  const [now, next] = [levels[level - 1]!, levels[level]];
  const rate = (percent: number) => t('loyalty.path.times', { rate: formatNumber(percent / 100) });
  const openAt = (at: number) => products.filter((product) => product.level <= at).length;
  const lockedAt = (at: number) => quests.filter(({ opens_at }) => (opens_at.level ?? 0) > at).length;
  const questsAt = (at: number) => quests.length - lockedAt(at);
  const grown = (before: number, after: number | undefined) =>
    after !== undefined && after > before ? formatNumber(after) : null;
  return (
    <dl className={css.benefits}>
      <Benefit
        icon="coins"
        title={t('loyalty.path.rate')}
        now={rate(now.coin_rate)}
        next={next ? rate(next.coin_rate) : null}
      />
      <Benefit
        icon="target"
        title={t('loyalty.path.quests')}
        now={formatNumber(questsAt(level))}
        next={grown(questsAt(level), next && questsAt(level + 1))}
      />
      <Benefit
        icon="storefront"
        title={t('loyalty.path.products')}
        now={formatNumber(openAt(level))}
        next={grown(openAt(level), next && openAt(level + 1))}
      />
      {next && (
        <Benefit
          icon="gift"
          title={t('loyalty.path.gift', { name: next.name })}
          now={next.gift.length === 0 ? t('loyalty.path.none') : next.gift.map(nameOf).join(' + ')}
          next={null}
        />
      )}
    </dl>
  );
}

interface BenefitProps {
  icon: IconName;
  title: string;
  now: string;
  next: string | null;
}

const Benefit = ({ icon, title, now, next }: BenefitProps) => (
  <div className={css.benefit}>
    <span className={css.icon}>
      <Icon name={icon} size={20} />
    </span>
    <div>
      <dt>{title}</dt>
      <dd>
        {now}
        {next !== null && (
          <>
            {' '}
            <em>→ {next}</em>
          </>
        )}
      </dd>
    </div>
  </div>
);
