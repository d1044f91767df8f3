// This browser's own side of push messages: its permission, and its address at its push service.

/** The visitor, or the browser for them, said no. */
export class PushDenied extends Error {
  override readonly name = 'PushDenied';
}

interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export async function subscribeHere(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  try {
    const { pushManager } = await registration();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  } catch (error) {
    // Some browsers have the words for it and no service behind them.
    throw new PushDenied('no push service', { cause: error });
  }
}

export async function unsubscribeHere(): Promise<void> {
  const held = await navigator.serviceWorker.getRegistration();
  await (await held?.pushManager.getSubscription())?.unsubscribe();
}

const registration = async (): Promise<ServiceWorkerRegistration> =>
  (await navigator.serviceWorker.getRegistration()) ??
  (await navigator.serviceWorker.register('/sw.js', { scope: '/' }));

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
