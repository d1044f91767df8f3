import { createPortal } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useInstallOffer } from './install-offer.ts';

/** Stands in the footer, where a place is kept for it; in the installed app it has nothing to do. */
export function InstallButton() {
  const t = useText();
  const install = useInstallOffer();
  const place = document.querySelector('[data-place=install]');
  if (install === null || place === null) return null;
  return createPortal(
    <Button size="s" icon="arrow-down" onClick={install}>
      {t('offline.install')}
    </Button>,
    place,
  );
}
