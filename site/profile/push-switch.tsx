// Messages on this device while the site is closed: asked for by the player, never by the site.
import { useEffect, useState } from 'react';
import { push } from '#contract/push.ts';
import { Switch } from '#ui/switch.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { PushDenied, subscribeHere, unsubscribeHere } from './push-here.ts';
import { Section } from './section.tsx';
import { useOutcome } from './use-outcome.ts';

/** Nothing where the house sends none, or the browser can show none. */
export function PushSwitch() {
  const t = useText();
  const { data } = useRead(push.getSettings, {});
  const [canHear, setCanHear] = useState(false);
  useEffect(() => setCanHear('PushManager' in window && 'Notification' in window), []);
  if (!canHear || !data?.public_key) return null;
  return (
    <Section id="push" icon="bell" title={t('profile.push.title')} text={t('profile.push.text')}>
      <Toggle publicKey={data.public_key} isOn={data.is_subscribed} />
    </Section>
  );
}

function Toggle({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const t = useText();
  const subscribe = useSend(push.subscribe);
  const unsubscribe = useSend(push.unsubscribe);
  const { failure, attempt } = useOutcome();
  const [wish, setWish] = useState<boolean | null>(null);
  const [isDenied, setIsDenied] = useState(false);

  async function turn(isWished: boolean): Promise<void> {
    setWish(isWished);
    setIsDenied(false);
    await attempt(async () => {
      try {
        if (isWished) await subscribe.mutateAsync(await subscribeHere(publicKey));
        else await Promise.all([unsubscribe.mutateAsync({}), unsubscribeHere()]);
      } catch (error) {
        if (!(error instanceof PushDenied)) throw error;
        setIsDenied(true);
      }
    });
    setWish(null);
  }

  return (
    <>
      <Switch
        checked={wish ?? isOn}
        disabled={wish !== null}
        hint={t(isDenied ? 'profile.push.denied' : 'profile.push.hint')}
        onChange={({ target }) => void turn(target.checked)}
      >
        {t('profile.push.label')}
      </Switch>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}
