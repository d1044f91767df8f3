import { useState } from 'react';
import { type PlayerPicture, players } from '#contract/desk/players.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { sayToast } from '../shell/toasts.ts';

type Act = 'endSessions' | 'exclude' | 'block' | 'unblock' | 'correct';

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
    ...(permissions.includes('money.ask') ? (['correct'] as const) : []),
    ...(permissions.includes('players.act')
      ? (['endSessions', 'exclude', player.status === 'banned' ? 'unblock' : 'block'] as const)
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
          isHarm={act === 'block' || act === 'exclude'}
          onDone={() => sayToast({ text: t(act === 'correct' ? 'desk.players.asked' : 'desk.shell.done') })}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
