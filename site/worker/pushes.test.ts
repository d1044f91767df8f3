import { expect, test, vi } from 'vitest';
import { hearPushes } from './pushes.ts';
import type { WorkerScope } from './worker-scope.ts';

type Heard = (event: object) => void;

/** A service worker without a browser: it remembers what it was asked for. */
function scope(pages: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = []) {
  const heard = new Map<string, Heard>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const worker = {
    location: { origin: 'https://marigold.example' },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (name: string, hear: Heard) => void heard.set(name, hear),
  } as unknown as WorkerScope;
  hearPushes(worker);
  const tell = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (begun: Promise<unknown>) => {
      work = begun;
    };
    heard.get(name)!({ ...event, waitUntil });
    await work;
  };
  return { tell, showNotification, openWindow };
}

const press = (link: string) => ({ notification: { close: () => undefined, data: { link } } });

test('a message is shown by its words, and what is none is not', async () => {
  const { tell, showNotification } = scope();
  await tell('push', { data: { json: () => ({ title: 'Paid', text: 'Look', link: '/cashier/history' }) } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Paid', expect.objectContaining({ body: 'Look' }));
  await tell('push', { data: null });
  await tell('push', { data: { json: () => JSON.parse('{') } });
  await tell('push', { data: { json: () => 'a word' } });
  expect(showNotification).toHaveBeenCalledOnce();
});

test('a press opens its page, in the tab that is open if there is one', async () => {
  const closed = scope();
  await closed.tell('notificationclick', press('/cashier/history'));
  expect(closed.openWindow).toHaveBeenCalledExactlyOnceWith('https://marigold.example/cashier/history');

  const page = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) };
  const open = scope([page]);
  await open.tell('notificationclick', press('/cashier/history'));
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith('https://marigold.example/cashier/history');
  expect(open.openWindow).not.toHaveBeenCalled();
});

test('a press never leads to another site', async () => {
  for (const link of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    const { tell, openWindow } = scope();
    await tell('notificationclick', press(link));
    expect(openWindow, link).toHaveBeenCalledExactlyOnceWith('https://marigold.example');
  }
});
