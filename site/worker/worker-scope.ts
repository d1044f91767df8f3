// The scope of a service worker, as far as ours uses it. The compiler knows one world, that of pages, and the other names
// the same things otherwise.

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushHeard extends Lasting {
  data: { json(): unknown } | null;
}

export interface NoticePressed extends Lasting {
  notification: Notification;
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export interface WorkerScope {
  location: { origin: string };
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(of: { type: 'window' }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: 'push', hear: (event: PushHeard) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: NoticePressed) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
