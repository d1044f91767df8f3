import { useState } from 'react';
import { type StaffRow, staff } from '#contract/desk/staff.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { sayToast } from '../shell/toasts.ts';
import { AsideActions } from '../table/split.tsx';

const acts = ['changeRole', 'endSessions', 'inviteAgain', 'remove'] as const;
type Act = (typeof acts)[number];

/** One of the staff, and what may be done about them: each asks for a reason. */
export function Member({ member }: { member: StaffRow }) {
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <Facts
        facts={[
          [t('desk.staff.email'), member.email],
          [t('desk.staff.role'), findText(`desk.shell.option.${member.role}`) ?? member.role],
          ...(member.next_role_at === null
            ? []
            : [[t('desk.staff.nextRole'), <NextRole key="next" {...member} />] as const]),
          [t('desk.staff.state'), t(`desk.staff.states.${member.state}`)],
          [t('desk.staff.sessions'), member.sessions],
          [
            t('desk.shell.room.audit'),
            <RoomLink key="audit" href={addressOf('audit', { member: String(member.id) })}>
              {t('desk.staff.seeAudit')}
            </RoomLink>,
          ],
        ]}
      />
      {member.state !== 'left' && (
        <AsideActions>
          {acts.map((name) => (
            <Button key={name} look={name === 'remove' ? 'harm' : 'plain'} onClick={() => setAct(name)}>
              {t(`desk.staff.act.${name}`)}
            </Button>
          ))}
        </AsideActions>
      )}
      {act !== null && (
        <CallDialog
          call={staff[act]}
          title={t(`desk.staff.act.${act}`)}
          says={t(`desk.staff.says.${act}`)}
          known={{ member: String(member.id) }}
          submit={t(`desk.staff.act.${act}`)}
          isHarm={act === 'remove'}
          onDone={(answer) =>
            sayToast({ text: t(isWaiting(answer) ? 'desk.staff.waits' : 'desk.shell.done') })
          }
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

const NextRole = ({ next_role: role, next_role_at: at }: StaffRow) => (
  <>
    {findText(`desk.shell.option.${role}`) ?? role} <When at={at ?? ''} isWhole />
  </>
);

/** Some of these acts are done at once, some wait for another admin. */
const isWaiting = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'approval' in answer && answer.approval !== null;
