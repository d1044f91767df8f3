import { useState } from 'react';
import { type PlayerPicture, players } from '#contract/desk/players.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { sayToast } from '../shell/toasts.ts';

type Act = 'endSessions' | 'exclude' | 'block' | 'unblock' | 'correct' | 'giveBonus' | 'revokeBonuses';

/** They wait for a second person. */
const asking: readonly Act[] = ['correct', 'giveBonus'];

/** Each asks for a reason, and what moves money for a second person. */
export function PlayerActions({
  picture: { player },
  permissions,
}: {
  picture: PlayerPicture;
  permissions: readonly string[];
}) {
  const [act, setAct] = useState<Act | null>(null);
  const offered: Act[] = [
    ...(permissions.includes('money.ask') ? (['correct', 'giveBonus'] as const) : []),
    ...(permissions.includes('players.act')
      ? ([
          'revokeBonuses',
          'endSessions',
          'exclude',
          player.status === 'banned' ? 'unblock' : 'block',
        ] as const)
      : []),
  ];
  return (
    <>
      {offered.map((name) => (
        <Button key={name} look={name === 'block' ? 'harm' : 'line'} onClick={() => setAct(name)}>
          {t(`desk.players.act.${name}`)}
        </Button>
      ))}
      {act !== null && (
        <CallDialog
          call={players[act]}
          title={t(`desk.players.act.${act}`)}
          says={t(`desk.players.says.${act}`)}
          known={{ player: String(player.id) }}
          submit={t(`desk.players.act.${act}`)}
          isHarm={act === 'block' || act === 'exclude' || act === 'revokeBonuses'}
          onDone={() =>
            sayToast({ text: t(asking.includes(act) ? 'desk.players.asked' : 'desk.shell.done') })
          }
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
