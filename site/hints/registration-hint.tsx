import { Link } from '@tanstack/react-router';
import type { AccountInfo } from '#contract/account/account.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '../i18n/use-text.tsx';
import { playerName } from '../player/player-name.ts';
import { HintCard } from './hint-card.tsx';

interface RegistrationHintProps {
  player: AccountInfo;
  onClose: () => void;
}

export function RegistrationHint({ player, onClose }: RegistrationHintProps) {
  const t = useText();
  return (
    <HintCard
      name="registration"
      object="char_fox"
      title={t('hints.registration.title', { name: playerName(player) })}
      onClose={onClose}
      action={
        <ButtonLink look="brand" size="s" link={<Link to="/profile/settings" hash="personal" />}>
          {t('hints.registration.action')}
        </ButtonLink>
      }
    >
      {t('hints.registration.text')}
    </HintCard>
  );
}
