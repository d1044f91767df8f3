import type { Tournament } from '#contract/tournaments.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { type Money, ZERO } from '#rules/money.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './rules.module.css';

interface RulesProps {
  run: Tournament;
  /** In the player's own currency, where there is a player. */
  own: { entry_fee: Money; min_stake: Money } | undefined;
}

interface Rule {
  icon: IconName;
  title: string;
  text: string;
  isWarning?: boolean;
}

/** Plain sentences, each made of what is executed. */
export function Rules({ run, own }: RulesProps) {
  const t = useText();
  return (
    <div className={css.rules}>
      <Heading level={2}>{t('tournaments.rules.title')}</Heading>
      <ul className={css.list}>
        {useRules(run, own).map(({ icon, title, text, isWarning = false }) => (
          <li key={title} className={css.rule} data-warning={isWarning || undefined}>
            <span className={css.icon}>
              <Icon name={icon} size={20} />
            </span>
            <div>
              <strong className={css.title}>{title}</strong>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('tournaments.rules.currency')}</p>
    </div>
  );
}

function useRules(run: Tournament, own: RulesProps['own']): Rule[] {
  const t = useText();
  const stake = own?.min_stake ?? run.min_stake;
  const fee = own?.entry_fee ?? run.entry_fee;
  return [
    {
      icon: 'play',
      title:
        stake.amount === ZERO
          ? t('tournaments.rules.stakeAny.title')
          : t('tournaments.rules.stake.title', { stake: formatMoney(stake) }),
      text: t('tournaments.rules.stake.text', { count: run.games_count }),
    },
    useScoring(run.scoring),
    fee.amount === ZERO
      ? {
          icon: 'ticket',
          title: t('tournaments.rules.entryFree.title'),
          text: t('tournaments.rules.entryFree.text'),
        }
      : {
          icon: 'ticket',
          title: t('tournaments.rules.entry.title', { fee: formatMoney(fee) }),
          text: t('tournaments.rules.entry.text'),
        },
    ...(run.funded_percent === null
      ? []
      : [
          {
            icon: 'gift' as const,
            title: t('tournaments.rules.funded.title'),
            text: t('tournaments.rules.funded.text', { percent: run.funded_percent }),
          },
        ]),
    { icon: 'equals', title: t('tournaments.rules.ties.title'), text: t('tournaments.rules.ties.text') },
    { icon: 'timer', title: t('tournaments.rules.finish.title'), text: t('tournaments.rules.finish.text') },
    run.reset_on_cashout
      ? {
          icon: 'warning',
          title: t('tournaments.rules.reset.title'),
          text: t('tournaments.rules.reset.text'),
          isWarning: true,
        }
      : { icon: 'wallet', title: t('tournaments.rules.keep.title'), text: t('tournaments.rules.keep.text') },
  ];
}

function useScoring({ by, top, points_per_unit, target }: Tournament['scoring']): Rule {
  const t = useText();
  const figures = {
    top: top ?? 0,
    points: points_per_unit ?? 0,
    target: formatNumber(target ?? 0),
  };
  return {
    icon: 'scales',
    title: t(`tournaments.rules.${by}.title`, figures),
    text: t(`tournaments.rules.${by}.text`, figures),
  };
}
