import { useState } from 'react';
import { type PlayerPicture, players } from '#contract/desk/players.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Panel, Tag } from '../parts/pieces.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { sayToast } from '../shell/toasts.ts';
import css from './players.module.css';

/** Other accounts that may be the same person's. */
export function Twins({ picture: { twins }, canDecide }: { picture: PlayerPicture; canDecide: boolean }) {
  const [pair, setPair] = useState<number | null>(null);
  return (
    <Panel title={t('desk.players.twins')}>
      {twins.length === 0 && <p className={css.inner}>{t('desk.players.noTwins')}</p>}
      <ul className={css.rows}>
        {twins.map((twin) => (
          <li key={twin.pair}>
            <span>
              <RoomLink href={addressOf('players', { player: String(twin.player) })}>#{twin.player}</RoomLink>
              <small>{twin.kinds.join(', ')}</small>
            </span>
            {twin.verdict !== null && (
              <Tag>{findText(`desk.shell.option.${twin.verdict}`) ?? twin.verdict}</Tag>
            )}
            {twin.verdict === null && canDecide && (
              <Button isSmall onClick={() => setPair(twin.pair)}>
                {t('desk.players.decide')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pair !== null && (
        <CallDialog
          call={players.decideTwin}
          title={t('desk.players.twins')}
          known={{ pair: String(pair) }}
          submit={t('desk.players.decide')}
          onDone={() => sayToast({ text: t('desk.shell.done') })}
          onClose={() => setPair(null)}
        />
      )}
    </Panel>
  );
}
