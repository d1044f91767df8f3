import type { PlayerPicture } from '#contract/desk/players.ts';
import { formatMoney } from '#rules/format.ts';
import { findText, t } from '../i18n/text.ts';
import { Panel, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import css from './players.module.css';

/** What was promised and waits, each with why. Nothing is drawn where nothing waits, as is usual. */
export const HeldRewards = ({ picture: { held } }: { picture: PlayerPicture }) =>
  held.length === 0 ? null : (
    <Panel title={t('desk.players.heldRewards')} note={t('desk.players.heldNote')}>
      <ul className={css.rows}>
        {held.map((reward) => (
          <li key={`${reward.giver} ${reward.name} ${reward.since}`} className={css.held}>
            <span>
              <Tag tone="due">{findText(`desk.players.giver.${reward.giver}`) ?? reward.giver}</Tag>{' '}
              {reward.kind === null ? t('desk.players.heldOffer') : t(`desk.players.reward.${reward.kind}`)}
            </span>
            <b>{reward.says}</b>
            <small>{reasonOf(reward)}</small>
            <span>
              <When at={reward.since} isWhole />
            </span>
            <RoomLink href={addressOf('budgets', { view: 'budgets', item: reward.budget })}>
              {t('desk.players.heldBudget')}
            </RoomLink>
          </li>
        ))}
      </ul>
    </Panel>
  );

function reasonOf({ stopped, left }: PlayerPicture['held'][number]): string {
  if (stopped === null) return t('desk.players.heldByBudget', { left: formatMoney(left) });
  return t('desk.players.heldByStop', { by: stopped.by || t('desk.players.breaker'), why: stopped.why });
}
