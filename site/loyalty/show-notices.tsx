// Notices of loyalty on the toast rack: a moment after they came, for as long and with the sound that the operator has set.
import { type LoyaltyNotice, loyalty } from '#contract/loyalty/loyalty.ts';
import type { LoyaltySettings } from '#contract/loyalty/settings.ts';
import { Toast, type ToastType } from '#ui/toast.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { SiteContext } from '../start/site-context.ts';
import type { ToastBodyProps } from '../toasts/toasts.ts';

/** After the answer (spec §9). */
const SHOWN_AFTER_MS = 300;
const SOUND_VOLUME = 0.5;

type Heard = Pick<LoyaltySettings, 'notificationDuration' | 'notificationSound'>;

export async function fetchNotices(
  { ask, toasts }: Pick<SiteContext, 'ask' | 'toasts'>,
  settings: Heard,
): Promise<void> {
  try {
    const { items } = await ask(loyalty.getnotifications, {});
    if (items.length > 0) setTimeout(() => showAll(toasts, items, settings), SHOWN_AFTER_MS);
  } catch {
    // What could not be asked for waits on the server for the next path.
  }
}

function showAll(toasts: SiteContext['toasts'], items: readonly LoyaltyNotice[], settings: Heard): void {
  const { notificationDuration: timeMs, notificationSound: sound } = settings;
  for (const notice of items)
    toasts.show({
      type: types[notice.trigger],
      component: bodyOf(notice),
      ...(timeMs !== undefined && { timeMs }),
    });
  if (sound !== '') play(sound);
}

/** A browser that forbids sounds is silent. */
function play(address: string): void {
  const audio = new Audio(address);
  audio.volume = SOUND_VOLUME;
  audio.play().catch(() => undefined);
}

const types: Readonly<Record<LoyaltyNotice['trigger'], ToastType>> = {
  level: 'level',
  quest: 'quest',
  quest_claimed: 'quest',
  streak: 'quest',
  product: 'product',
  refund: 'product',
  coins_end: 'product',
  coins_ended: 'product',
};

const bodyOf = ({ title, message, image, trigger }: LoyaltyNotice) =>
  function Body({ close }: ToastBodyProps) {
    const t = useText();
    return (
      <Toast
        type={types[trigger]}
        title={title}
        object={`/art/obj-96/${image}.webp`}
        iconSize="large"
        closeLabel={t('shell.close')}
        onClose={close}
      >
        {message}
      </Toast>
    );
  };
