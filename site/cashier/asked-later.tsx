// What a player will be asked for before their first withdrawal, said before their first deposit.
import { Link } from '@tanstack/react-router';
import { content } from '#contract/content.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import css from './asked-later.module.css';
import { SideNote } from './side-note.tsx';

/** Nothing for whoever has shown it, and where nobody is asked. Its page names the texts of `verification`. */
export function AskedLater() {
  const t = useText();
  const player = usePlayer();
  const { data: settings } = useRead(content.getSettings, {});
  const isAsked = settings?.site.identityVerification && player !== null && !player.is_verified;
  if (!isAsked || player.is_on_verification) return null;
  return (
    <SideNote icon="identity" title={t('verification.asks.later')} data-asked-later="">
      <ul className={css.asks}>
        <li>
          <Icon name="identity" size={18} />
          {t('verification.asks.document')}
        </li>
        <li>
          <Icon name="camera" size={18} />
          {t('verification.asks.selfie')}
        </li>
      </ul>
      <ButtonLink size="s" link={<Link to="/profile/verification" />}>
        {t('verification.start.begin')}
      </ButtonLink>
    </SideNote>
  );
}
