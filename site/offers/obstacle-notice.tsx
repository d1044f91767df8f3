import type { WholeOffer } from '#contract/campaigns.ts';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';

/** Why it is not theirs, in plain words. A guest may yet become whom it is for, unless it is over. */
export function ObstacleNotice({ offer, isPlayer }: { offer: WholeOffer; isPlayer: boolean }) {
  const t = useText();
  const { obstacle } = offer.trigger;
  const isForGuests = obstacle === 'EXPIRED' || obstacle === 'NOT_STARTED' || obstacle === 'LIMIT_REACHED';
  if (obstacle === null || (!isPlayer && !isForGuests)) return null;
  return (
    <Notice tone="care" title={t('offers.notYours.title')}>
      {t(`offers.notYours.${obstacle}`)}
    </Notice>
  );
}
