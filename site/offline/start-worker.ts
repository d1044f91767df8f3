// Registers the service worker, and tells of its life (spec §4 "Service worker").

export interface WorkerNews {
  /** Kept for the first time: from now on the site opens without a network. */
  onReady(): void;
  /** Another one has taken over, from here or from another tab. */
  onUpdate(): void;
  onRegistrationError(): void;
}

/** Does nothing where browsers have none, and inside another site's page, where it would be that site's visitor's. */
export async function startWorker({ onReady, onUpdate, onRegistrationError }: WorkerNews): Promise<void> {
  const workers = navigator.serviceWorker;
  if (workers === undefined || window.top !== window) return;
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) onUpdate();
    isControlled = true;
  });
  try {
    const registration = await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    if (registration.active !== null) return;
    await workers.ready;
    onReady();
  } catch {
    onRegistrationError();
  }
}
