import type { FoundPlayer } from '#contract/desk/players.ts';
import { t } from '../i18n/text.ts';
import { Tag } from '../parts/pieces.tsx';

export const PlayerTags = ({
  player: { status, is_verified, is_excluded, is_bonus_blocked },
}: {
  player: FoundPlayer;
}) => (
  <>
    <Tag tone={status === 'active' ? 'good' : 'bad'}>{t(`desk.players.states.${status}`)}</Tag>{' '}
    {is_excluded && <Tag tone="bad">{t('desk.players.excluded')}</Tag>}{' '}
    {is_bonus_blocked && <Tag tone="bad">{t('desk.players.bonusBlocked')}</Tag>}{' '}
    <Tag tone={is_verified ? 'good' : 'plain'}>
      {t(is_verified ? 'desk.players.verified' : 'desk.players.notVerified')}
    </Tag>
  </>
);
