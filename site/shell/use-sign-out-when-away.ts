import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useTexts } from '../i18n/use-text.tsx';
import { useInactivity } from '../inactivity/use-inactivity.ts';
import { useSignOut } from '../player/sign-out.ts';

/** Out after too long a silence; whoever comes back is told why, and offered the way in again. */
export function useSignOutWhenAway(uid: number): void {
  const dialogs = useDialogs();
  const texts = useTexts();
  const { signOut } = useSignOut();
  useInactivity({ uid, onEnd: () => void leave() });

  async function leave() {
    // A page that cannot say goodbye must not go on showing what it knows.
    await signOut().catch(() => window.location.reload());
    await texts.need(['inactivity']);
    const isComingBack = await dialogs.open('Confirm', {
      content: texts.say('inactivity.ended.text'),
      textReject: texts.say('inactivity.ended.close'),
      textAgree: texts.say('inactivity.ended.signIn'),
    });
    if (isComingBack) void dialogs.open('AuthPopup', { mode: 'authorization' });
  }
}
