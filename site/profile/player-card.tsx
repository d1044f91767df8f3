import { Link } from '@tanstack/react-router';
import type { AccountInfo } from '#contract/account/account.ts';
import type { ProfileInfo } from '#contract/account/profile.ts';
import { formatDate } from '#rules/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../i18n/use-text.tsx';
import { initialOf, playerName } from '../player/player-name.ts';
import { useSiteFlags } from '../player/site-flags.ts';
import css from './player-card.module.css';
import { type SafetyStep, safetySteps } from './safety-steps.ts';

interface PlayerCardProps {
  player: AccountInfo;
  info: ProfileInfo | undefined;
}

export function PlayerCard({ player, info }: PlayerCardProps) {
  const t = useText();
  const has = useSiteFlags();
  const steps = safetySteps(player, info).filter(({ key }) => key !== 'twoFactor' || has('twoFactor'));
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className={css.card} data-art="">
      <Avatar
        size="l"
        alt=""
        initial={initialOf(playerName(player))}
        progress={Math.round((100 * done) / steps.length)}
      />
      <div className={css.who}>
        <Heading level={1} size="card" className={css.name}>
          {playerName(player)}
        </Heading>
        <p className={css.meta}>
          <span>{t('profile.card.number', { uid: String(player.uid) })}</span>
          <span>
            {t('profile.card.since', { date: formatDate(new Date(player.reg_time * 1_000), 'UTC') })}
          </span>
          {player.is_verified && <Badge tone="win">{t('profile.card.verified')}</Badge>}
        </p>
      </div>
      <ul className={css.steps} aria-label={t('profile.card.steps')}>
        {steps.map((step) => (
          <li key={step.key}>
            <Step step={step} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Step({ step: { key, isDone, to, hash } }: { step: SafetyStep }) {
  const t = useText();
  const wish = { contact: 'confirmContact', personal: 'fillPersonal', twoFactor: 'turnOnTwoFactor' } as const;
  return (
    <Link to={to} hash={hash} className={css.step} data-done={isDone || undefined}>
      <Icon name={isDone ? 'check-circle' : 'caret-right'} size={16} />
      {t(`profile.card.${isDone ? key : wish[key]}`)}
    </Link>
  );
}
