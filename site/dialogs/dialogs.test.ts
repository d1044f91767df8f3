import { expect, test, vi } from 'vitest';
import { Dialogs } from './dialogs.ts';

const question = { content: 'Shall we?', textReject: 'No', textAgree: 'Yes' };

async function opened(terms?: { preventClose: boolean }) {
  const dialogs = new Dialogs({ need: async () => undefined });
  const answer = dialogs.open('Confirm', question, terms);
  const dialog = await shown(dialogs);
  // Not awaited here: it is answered only when the dialog is closed.
  return { dialogs, dialog, answered: () => answer };
}

const shown = (dialogs: Dialogs) => vi.waitUntil(() => dialogs.line.get().shown[0]);

test('a dialog answers with what it was closed with', async () => {
  const { dialogs, answered, dialog } = await opened();
  dialogs.close(dialog, true);
  expect(await answered()).toBe(true);
  expect(dialogs.line.get().shown).toEqual([]);
});

test('a dismissed confirm is a no, and a dismissed popup says nothing', async () => {
  const { dialogs, answered, dialog } = await opened();
  dialogs.dismiss(dialog);
  expect(await answered()).toBe(false);

  const popup = dialogs.open('GamesSearchPopup', {});
  await shown(dialogs);
  dialogs.leavePage();
  expect(await popup).toBeUndefined();
});

test('one that is held stays until it is forced (S4-R060)', async () => {
  const { dialogs, answered, dialog } = await opened({ preventClose: true });
  dialogs.dismiss(dialog);
  dialogs.leavePage();
  expect(dialogs.line.get().shown).toEqual([dialog]);

  dialogs.leavePage({ force: true });
  expect(dialogs.line.get().shown).toEqual([]);
  expect(await answered()).toBe(false);
});

test('a dialog whose words cannot be fetched does not stand in the way of the next', async () => {
  const dialogs = new Dialogs({ need: () => Promise.reject(new Error('offline')) });
  expect(await dialogs.open('Confirm', question)).toBe(false);
  expect(dialogs.line.get().shown).toEqual([]);
});

test('what waits behind another leaves with the page that wanted it, and so does what is still on its way', async () => {
  const dialogs = new Dialogs({ need: async () => undefined });
  const front = dialogs.open('GamesSearchPopup', {});
  await shown(dialogs);
  const behind = dialogs.open('BaseSidebarPopup', {});
  const asked = dialogs.open('Confirm', question);
  const held = dialogs.open('GamesSearchPopup', {}, { preventClose: true });
  await vi.waitUntil(() => dialogs.line.get().waiting.length + dialogs.line.get().shown.length === 4);
  const late = dialogs.open('Confirm', question);
  const lateHeld = dialogs.open('BaseSidebarPopup', {}, { preventClose: true });
  dialogs.leavePage();
  expect(await Promise.all([front, behind, asked, late])).toEqual([undefined, undefined, false, false]);
  await vi.waitUntil(() => dialogs.line.get().waiting.length === 1);
  const { shown: left, waiting } = dialogs.line.get();
  expect([...left, ...waiting].map(({ name }) => name)).toEqual(['GamesSearchPopup', 'BaseSidebarPopup']);

  dialogs.leavePage({ force: true });
  expect(await Promise.all([held, lateHeld])).toEqual([undefined, undefined]);
  expect(dialogs.line.get()).toEqual({ shown: [], waiting: [] });
});
