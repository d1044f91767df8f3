// Whether the site can be installed on this device, and whether it is. Browsers offer it once, perhaps before any script of
// ours is there: start-script.tsx keeps the offer.
import { useSyncExternalStore } from 'react';

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  var installOffer: InstallOffer | undefined;
}

/** What start-script.tsx says when it keeps one. */
const KEPT = 'installoffer';

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Null: there is nothing to offer, or it has been done. */
export function useInstallOffer(): (() => void) | null {
  const canInstall = useSyncExternalStore(
    watchInstalling,
    () => globalThis.installOffer !== undefined && !isInstalled(),
    () => false,
  );
  return canInstall ? install : null;
}

/** An offer is good for one answer, whatever it is. */
function install(): void {
  const offer = globalThis.installOffer;
  forget();
  void offer?.prompt();
}

function forget(): void {
  globalThis.installOffer = undefined;
  dispatchEvent(new Event(KEPT));
}

function watchInstalling(notice: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener(KEPT, notice, { signal });
  addEventListener('appinstalled', forget, { signal });
  matchMedia('(display-mode: standalone)').addEventListener('change', notice, { signal });
  return () => leaving.abort();
}
