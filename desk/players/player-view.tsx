// The whole picture of one player: who they are and what limits them, what happened, and what can be done.
import { access } from '#contract/desk/access.ts';
import { type PlayerPicture, players } from '#contract/desk/players.ts';
import { formatDate, formatMoney } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { findText, t } from '../i18n/text.ts';
import { Empty, Face, PageHead, Panel, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { HeldRewards } from './held-rewards.tsx';
import { Identity } from './identity.tsx';
import { Notes } from './notes.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PlayerTags } from './player-tags.tsx';
import css from './players.module.css';
import { Twins } from './twins.tsx';

export function PlayerView({ id }: { id: number }) {
  const { data: picture, error } = useRead(players.get, { player: id });
  const { data: me } = useRead(access.me, {});
  if (error !== null) return <Empty title={t('desk.players.empty')}>{refusalWords(error)}</Empty>;
  if (picture === undefined || me == null) return null;
  const { player } = picture;
  const name = player.name || t('desk.players.nameless', { id });
  return (
    <>
      <PageHead
        title={name}
        note={
          <>
            <PlayerTags player={player} />{' '}
            {picture.waiting > 0 && (
              <Tag tone="due">{t('desk.players.waits', { count: picture.waiting })}</Tag>
            )}{' '}
            {player.name !== '' && `#${id} · `}
            {player.country} · {formatDate(new Date(player.registered_at))} ·{' '}
            <RoomLink href={addressOf('players')}>{t('desk.players.back')}</RoomLink>
          </>
        }
      >
        <Face name={name} />
        <PlayerActions picture={picture} permissions={me.permissions} />
      </PageHead>
      <Balances picture={picture} />
      <div className={css.columns}>
        <div className={css.column}>
          <Identity picture={picture} canShowAll={me.permissions.includes('players.contacts')} />
          <Limits picture={picture} />
        </div>
        <div className={css.column}>
          <Feed picture={picture} />
          <HeldRewards picture={picture} />
          <Rewards picture={picture} />
        </div>
        <div className={css.column}>
          <Sessions picture={picture} />
          <Twins picture={picture} canDecide={me.permissions.includes('payments.decide')} />
          <Notes id={id} notes={picture.notes} />
        </div>
      </div>
    </>
  );
}

const Balances = ({ picture: { balances, paid_in, paid_out } }: { picture: PlayerPicture }) => (
  <div className={css.strip}>
    <div>
      <small>{t('desk.players.main')}</small>
      <b>{formatMoney(balances.main)}</b>
      {balances.held.amount > 0 && <em>{t('desk.players.held', { amount: formatMoney(balances.held) })}</em>}
    </div>
    {(['bonus', 'betting_bonus', 'fun'] as const).map((pocket) => (
      <div key={pocket}>
        <small>{t(`desk.players.${pocket}`)}</small>
        <b>{formatMoney(balances[pocket])}</b>
      </div>
    ))}
    <div>
      <small>{t('desk.players.inOut')}</small>
      <b>
        {formatMoney(paid_in)} / {formatMoney(paid_out)}
      </b>
    </div>
  </div>
);

function Limits({ picture: { limits, exclusion } }: { picture: PlayerPicture }) {
  const until = exclusion?.until;
  return (
    <>
      <Panel title={t('desk.players.limits')} note={t('desk.players.byPlayer')}>
        {limits.length === 0 && <p className={css.inner}>{t('desk.players.noLimits')}</p>}
        <ul className={css.rows}>
          {limits.map(({ kind, says }) => (
            <li key={kind}>
              <span>{findText(`desk.players.limit.${kind}`) ?? kind}</span>
              <b>{says}</b>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('desk.players.safer')}>
        <p className={css.inner}>
          {exclusion === undefined ? (
            t('desk.players.notExcluded')
          ) : (
            <Tag tone="bad">
              {t('desk.players.excludedUntil')}{' '}
              {until ? formatDate(new Date(until)) : t('desk.players.forEver')}
            </Tag>
          )}
        </p>
      </Panel>
    </>
  );
}

const Feed = ({ picture: { feed, player } }: { picture: PlayerPicture }) => (
  <Panel
    title={t('desk.players.feed')}
    aside={
      <RoomLink href={addressOf('payments', { queue: 'ended', q: String(player.id) })}>
        {t('desk.players.payments')}
      </RoomLink>
    }
  >
    {feed.length === 0 && <p className={css.inner}>{t('desk.players.feedEmpty')}</p>}
    <ul className={css.rows}>
      {feed.map(({ at, kind, says, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have happened at the same moment.
        <li key={place}>
          <When at={at} />
          <Tag tone={kind === 'desk' ? 'info' : 'plain'}>{kind}</Tag>
          <span>{says}</span>
          {amount && (
            <b className={classes(kind === 'round' && (amount.amount < 0 ? css.down : css.up))}>
              {formatMoney(amount)}
            </b>
          )}
        </li>
      ))}
    </ul>
  </Panel>
);

const Rewards = ({ picture: { rewards } }: { picture: PlayerPicture }) => (
  <Panel title={t('desk.players.rewards')}>
    {rewards.length === 0 && <p className={css.inner}>{t('desk.players.noRewards')}</p>}
    <ul className={css.rows}>
      {rewards.map(({ at, giver, name, kind, says }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have been given at the same moment.
        <li key={place}>
          <When at={at} />
          <Tag tone="info">{findText(`desk.players.giver.${giver}`) ?? giver}</Tag>
          <span>
            {t(`desk.players.reward.${kind}`)}
            <small>{name}</small>
          </span>
          <b>{says}</b>
        </li>
      ))}
    </ul>
  </Panel>
);

const Sessions = ({ picture: { sessions } }: { picture: PlayerPicture }) => (
  <Panel title={t('desk.players.sessions')}>
    {sessions.length === 0 && <p className={css.inner}>{t('desk.players.noSessions')}</p>}
    <ul className={css.rows}>
      {sessions.map(({ id, device, address, last_seen_at }) => (
        <li key={id}>
          <span>
            {device || '–'}
            <small>{address}</small>
          </span>
          <When at={last_seen_at} />
        </li>
      ))}
    </ul>
  </Panel>
);
