// Who is at the desk decides what is drawn: the way in, or the rooms they may enter.
import { useEffect } from 'react';
import { access, type Member } from '#contract/desk/access.ts';
import { Loader } from '#ui/loader.tsx';
import { Join } from '../access/join.tsx';
import { signedOut } from '../access/presence.ts';
import { ProofDialog } from '../access/proof-dialog.tsx';
import { SignIn } from '../access/sign-in.tsx';
import { listen } from '../asking/live.ts';
import { useProofAsked } from '../asking/proof.ts';
import { useRead } from '../asking/reads.ts';
import { SecondPersonDialog } from '../content/second-person-dialog.tsx';
import { t } from '../i18n/text.ts';
import { useAddress } from '../routing/address.ts';
import css from './shell.module.css';
import { Shell } from './shell.tsx';
import { ToastRack } from './toast-rack.tsx';

export function Desk() {
  const { room } = useAddress();
  const { data: me, isPending } = useRead(access.me, {});
  if (room === 'join') return <Join />;
  if (isPending)
    return (
      <div className={css.middle}>
        <Loader label={t('desk.shell.loading')} />
      </div>
    );
  return me == null ? <SignIn /> : <AtWork me={me} />;
}

function AtWork({ me }: { me: Member }) {
  const isProofAsked = useProofAsked();
  useEffect(() => {
    return listen({ onEnded: signedOut });
  }, []);
  return (
    <>
      <Shell me={me} />
      <SecondPersonDialog />
      {isProofAsked && <ProofDialog />}
      <ToastRack />
    </>
  );
}
