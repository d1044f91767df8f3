import type { ClosureTarget } from '#contract/closures.ts';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './closed-notice.module.css';
import { useClosures, useOwnCountry } from './use-closures.ts';

/** That staff has closed a part of the site, or the player's country, for stakes; nothing while it is open. */
export function ClosedNotice({ target }: { target: ClosureTarget }) {
  const t = useText();
  const country = useOwnCountry();
  const words = useClosures()([target, ...country]);
  return (
    words !== null && (
      <div className={css.notice}>
        <Notice tone="care" title={t('shell.closed.title')}>
          {words}
        </Notice>
      </div>
    )
  );
}
