import { useState } from 'react';
import { type PlayerPicture, players } from '#contract/desk/players.ts';
import { drawKey } from '../asking/draw-key.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { sayToast } from '../shell/toasts.ts';

const gifts = ['giveBonus', 'giveFreespins', 'giveFreebet'] as const;
type Gift = (typeof gifts)[number];
type Act =
  | 'endSessions'
  | 'exclude'
  | 'block'
  | 'unblock'
  | 'blockBonuses'
  | 'allowBonuses'
  | 'correct'
  | 'chargeBack'
  | 'revokeBonuses'
  | Gift;

const harms: ReadonlySet<Act> = new Set(['block', 'blockBonuses', 'exclude', 'revokeBonuses', 'chargeBack']);

const isGift = (act: Act): act is Gift => (gifts as readonly Act[]).includes(act);
/** A change that waits for a second person has a number. */
const isWaiting = (answer: object): boolean => 'approval' in answer && answer.approval !== null;

/** Each asks for a reason, and what moves money for a second person. */
export function PlayerActions({
  picture: { player },
  permissions,
}: {
  picture: PlayerPicture;
  permissions: readonly string[];
}) {
  const [act, setAct] = useState<Act | null>(null);
  /** Of what is given in this dialog: sent twice, it is given once. */
  const [key, setKey] = useState('');
  const open = (next: Act) => {
    setKey(drawKey());
    setAct(next);
  };
  const offered: Act[] = [
    ...(permissions.includes('money.ask') ? (['correct', ...gifts] as const) : []),
    ...(permissions.includes('payments.decide') ? (['chargeBack'] as const) : []),
    ...(permissions.includes('players.act')
      ? ([
          'revokeBonuses',
          player.is_bonus_blocked ? 'allowBonuses' : 'blockBonuses',
          'endSessions',
          'exclude',
          player.status === 'banned' ? 'unblock' : 'block',
        ] as const)
      : []),
  ];
  return (
    <>
      {offered.map((name) => (
        <Button key={name} look={name === 'block' ? 'harm' : 'line'} onClick={() => open(name)}>
          {t(`desk.players.act.${name}`)}
        </Button>
      ))}
      {act !== null && (
        <CallDialog
          call={players[act]}
          title={t(`desk.players.act.${act}`)}
          says={t(`desk.players.says.${act}`)}
          known={{ player: String(player.id), ...(isGift(act) && { key }) }}
          submit={t(`desk.players.act.${act}`)}
          isHarm={harms.has(act)}
          onDone={(answer) => {
            sayToast({ text: t(isWaiting(answer as object) ? 'desk.players.asked' : 'desk.shell.done') });
          }}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
