// What a player will be asked for before their first withdrawal, said before their first deposit.
import { Link } from '@tanstack/react-router';
import { content } from '#contract/content.ts';
import { useText } from './i18n/use-text.tsx';
import { useRead } from './reads.ts';
import { ButtonLink } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';
import { usePlayer } from './use-player.ts';

/** Nothing for whoever has shown it, and where nobody is asked. Its page names the texts of `verification`. */
export function AskedLater() {
  const t = useText();
  const player = usePlayer();
  const { data: settings } = useRead(content.getSettings, {});
  const isAsked = settings?.site.identityVerification && player !== null && !player.is_verified;
  if (!isAsked || player.is_on_verification) return null;
  return (
    <Notice
      title={t('verification.asks.later')}
      action={
        <ButtonLink size="s" link={<Link to="/profile/verification" />}>
          {t('verification.start.begin')}
        </ButtonLink>
      }
    >
      <ul>
        <li>{t('verification.asks.document')}</li>
        <li>{t('verification.asks.selfie')}</li>
      </ul>
    </Notice>
  );
}
