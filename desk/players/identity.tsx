import { useState } from 'react';
import type { Output } from '#contract/define.ts';
import { type PlayerPicture, players } from '#contract/desk/players.ts';
import { ask } from '../asking/ask.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts, Panel } from '../parts/pieces.tsx';
import { sayToast } from '../shell/toasts.ts';

type Whole = Output<typeof players.contacts>;

/** Masked, until somebody asks for all of it: that is written to the audit log. */
export function Identity({ picture, canShowAll }: { picture: PlayerPicture; canShowAll: boolean }) {
  const [whole, setWhole] = useState<Whole | null>(null);
  const { player, two_factor, is_subscribed } = picture;
  const show = async () => {
    try {
      setWhole(await ask(players.contacts, { player: player.id }));
    } catch (error) {
      sayToast({ text: refusalWords(error), isBad: true });
    }
  };
  const contacts = (whole ?? picture).contacts.map(
    ({ type, contact, is_confirmed }) =>
      [
        t(`desk.players.${type}`),
        `${contact}${is_confirmed ? ` (${t('desk.players.confirmed')})` : ''}`,
      ] as const,
  );
  return (
    <Panel
      title={t('desk.players.identity')}
      aside={
        canShowAll &&
        whole === null && (
          <Button isSmall look="line" icon="eye" onClick={() => void show()}>
            {t('desk.players.showAll')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [t('desk.players.login'), whole?.login ?? player.login],
          ...contacts,
          ...(whole === null ? [] : personal(whole)),
          [t('desk.players.twoFactor'), t(two_factor ? 'desk.players.yes' : 'desk.players.no')],
          [t('desk.players.subscribed'), t(is_subscribed ? 'desk.players.yes' : 'desk.players.no')],
        ]}
      />
    </Panel>
  );
}

const personal = ({ name, born, address, document }: Whole): (readonly [string, string])[] => [
  [t('desk.players.realName'), name || '–'],
  [t('desk.players.born'), born || '–'],
  [t('desk.players.address'), address || '–'],
  [t('desk.players.document'), document || '–'],
];
