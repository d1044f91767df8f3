// What the house says while no page is open: shown by the device, and a press leads to the page it is about.
import type { WorkerScope } from './worker-scope.ts';

interface Push {
  title: string;
  text: string;
  /** A path of ours. */
  link: string;
}

export function hearPushes(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const push = readPush(event.data);
    if (push === null) return;
    const { title, text: body, link } = push;
    const shown = { body, icon: '/icons/192.png', badge: '/icons/badge-96.png', data: { link }, tag: link };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { link = '/' } = (event.notification.data ?? {}) as Partial<Push>;
    event.waitUntil(open(worker, link));
  });
}

async function open({ clients, location }: WorkerScope, link: string): Promise<unknown> {
  const url = new URL(link, location.origin);
  // Whatever the words were, a press never leads to another site.
  const address = url.origin === location.origin ? url.href : location.origin;
  const [page] = await clients.matchAll({ type: 'window' });
  if (page === undefined) return clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}

function readPush(data: { json(): unknown } | null): Push | null {
  try {
    const { title, text, link } = (data?.json() ?? {}) as Partial<Push>;
    return typeof title === 'string' ? { title, text: String(text), link: String(link) } : null;
  } catch {
    return null;
  }
}
