// Everything that makes the site an app: the service worker, its updates, the offer to install it. Fetched some seconds
// after the page, by whoever shows the signs of waiting.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type english from '#content/messages/en/offline.json';
import { Toast } from '#ui/toast.tsx';
import { useText, useTexts } from '../i18n/use-text.tsx';
import type { ToastBodyProps } from '../toasts/toasts.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { InstallButton } from './install-button.tsx';
import { isInstalled } from './install-offer.ts';
import { watchBuilds } from './latest-build.ts';
import { createSiteUpdate } from './site-update.ts';
import { startWorker } from './start-worker.ts';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    offline: typeof english;
  }
}

/** How the worker is, for whoever looks at the page: "ready", or "failed" where it could not be registered. */
const note = (name: 'worker' | 'app', state: string) => {
  document.documentElement.dataset[name] = state;
};

export function OfflineSigns() {
  const isReady = useWords();
  useWorker();
  return isReady ? <InstallButton /> : null;
}

function useWorker(): void {
  const router = useRouter();
  const toasts = useToasts();
  const { texts, visit } = router.options.context;
  useEffect(() => {
    const { build } = visit;
    if (isBegun || build === undefined) return;
    isBegun = true;
    note('app', isInstalled() ? 'installed' : 'browser');
    const update = createSiteUpdate(router);
    watchBuilds(build, update.atNextStep);
    void startWorker({
      onReady: async () => {
        note('worker', 'ready');
        await texts.need(['offline']);
        toasts.show({ type: 'register', component: ReadyToast });
      },
      onUpdate: update.now,
      onRegistrationError: () => note('worker', 'failed'),
    });
  }, [router, toasts, texts, visit]);
}

/** Once for a page, however often the signs come and go. */
let isBegun = false;

function ReadyToast({ close }: ToastBodyProps) {
  const t = useText();
  return (
    <Toast
      type="register"
      object="/icons/192.png"
      title={t('offline.ready.title')}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      {t('offline.ready.text')}
    </Toast>
  );
}

function useWords(): boolean {
  const texts = useTexts();
  const [isReady, setIsReady] = useState(false);
  useEffect(
    () =>
      void texts.need(['offline']).then(
        () => setIsReady(true),
        () => undefined,
      ),
    [texts],
  );
  return isReady;
}
