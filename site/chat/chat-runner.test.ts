import { expect, test, vi } from 'vitest';
import type { Chat } from './chat.ts';
import { ChatRunner } from './chat-runner.ts';

const anna = { uid: 5, name: 'Anna', email: null, phone: null };
const berta = { ...anna, uid: 6, name: 'Berta' };

function recorded(failing: readonly string[] = []) {
  const calls: string[] = [];
  const note = (name: string) => {
    calls.push(name);
    if (failing.includes(name)) throw new Error(`${name} failed`);
  };
  const chat: Chat = {
    load: async () => note('load'),
    identify: ({ name }) => note(`identify ${name}`),
    reset: async () => note('reset'),
    setBadge: (isShown) => note(isShown ? 'show' : 'hide'),
  };
  return { calls, runner: new ChatRunner(chat) };
}

test('a guest’s is loaded once; whoever signs in gets it anew, and is told to it; it forgets who leaves', async () => {
  const { calls, runner } = recorded();
  await runner.become(null);
  await runner.become(null);
  expect(calls.splice(0)).toEqual(['load', 'show']);
  await runner.become(anna);
  await runner.become({ ...anna });
  expect(calls.splice(0)).toEqual(['load', 'identify Anna', 'show']);
  await runner.become(berta);
  expect(calls.splice(0)).toEqual(['reset', 'load', 'identify Berta', 'show']);
  await runner.become(null);
  expect(calls.splice(0)).toEqual(['reset', 'load', 'show']);
});

test('a name that comes later is told without beginning anew', async () => {
  const { calls, runner } = recorded();
  await runner.become(anna);
  calls.length = 0;
  await runner.become({ ...anna, email: 'anna@example.com' });
  expect(calls).toEqual(['identify Anna', 'show']);
});

test('where its button is to be hidden it is so from the beginning', async () => {
  const { calls, runner } = recorded();
  await runner.showBadge(false);
  await runner.become(null);
  expect(calls).toEqual(['load', 'hide']);
});

test('what fails is a warning, and the next is tried (S8-R068)', async () => {
  using warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { calls, runner } = recorded(['reset']);
  await runner.become(anna);
  await runner.become(null);
  expect(warned).toHaveBeenCalledOnce();
  await runner.showBadge(false);
  expect(calls.at(-1)).toBe('hide');
});
