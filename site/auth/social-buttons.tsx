import { useState } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import type { SocialItem } from '#contract/auth/settings.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';
import { carryReturn } from './keepsakes.ts';
import css from './social-buttons.module.css';
import { type SocialPurpose, type SocialTrouble, visitSocial } from './social-window.ts';
import { useSessionRefresh } from './use-session-refresh.ts';

interface SocialButtonsProps {
  items: readonly SocialItem[];
  purpose: SocialPurpose;
  /** Nothing stands above them that they would be an alternative to. */
  isAlone?: boolean;
  mayLeave?: () => boolean;
  /** Of the last visit, if it was in this very tab. */
  trouble?: SocialTrouble | undefined;
  onDone: (account: AccountInfo) => void;
}

/** The other sites that can say who somebody is. */
export function SocialButtons({
  items,
  purpose,
  isAlone = false,
  mayLeave,
  trouble: lastTrouble,
  onDone,
}: SocialButtonsProps) {
  const t = useText();
  const refreshSession = useSessionRefresh();
  const [trouble, setTrouble] = useState(lastTrouble);
  if (items.length === 0) return null;

  async function leave(service: string) {
    setTrouble(undefined);
    if (mayLeave?.() === false) return;
    carryReturn();
    const outcome = await visitSocial(service, purpose);
    if (outcome !== 'done' && outcome !== 'left') return setTrouble(outcome);
    // A window that was closed without a word may have done its work all the same.
    const info = await refreshSession();
    if (info.uid > 0) onDone(info);
    else if (outcome === 'done') setTrouble('refused');
  }

  return (
    <div className={css.social}>
      {!isAlone && <p className={css.or}>{t('auth.social.or')}</p>}
      <ul className={css.buttons} data-alone={isAlone || undefined}>
        {items.map(({ id, name, icon, service }) => (
          <li key={id}>
            <button
              type="button"
              className={css.button}
              aria-label={t('auth.social.with', { name })}
              title={t('auth.social.with', { name })}
              data-service={service}
              onClick={() => void leave(service)}
            >
              <Icon name={icon as IconName} size={21} />
              <span className={css.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {trouble && <Notice tone="bad">{t(`auth.social.trouble.${trouble}`)}</Notice>}
    </div>
  );
}
