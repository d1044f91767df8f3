import { expect, test } from 'vitest';
import { account } from '#contract/account/account.ts';
import { cashier } from '#contract/cashier/cashier.ts';
import { games } from '#contract/games.ts';
import type { Asker } from '../asking/ask.ts';
import { askForAll } from './shared-asker.ts';

const asked: string[] = [];
const ask: Asker = async ({ name }) => {
  asked.push(name);
  return {} as never;
};

test('what is the same for all is asked; that someone is signed in is known without asking', async () => {
  const shared = askForAll(ask);
  await shared.ask(games.getCategories, {});
  const someone = await shared.ask(account.getInfo, {});
  expect(someone.uid).toBeGreaterThan(0);
  expect(someone.self_exclusion_until).toBeUndefined();
  expect(asked).toEqual(['games.getCategories']);
  expect(shared.isOwn()).toBe(false);
});

test('a page that looks at anything of the player is found out', async () => {
  for (const field of ['login', 'fakename', 'balance_main', 'is_verified', 'locale'] as const) {
    const shared = askForAll(ask);
    void (await shared.ask(account.getInfo, {}))[field];
    expect(shared.isOwn()).toBe(true);
  }
});

test('a page that asks for what only a player may know is found out, and is told nothing', async () => {
  const shared = askForAll(ask);
  await expect(shared.ask(cashier.gethistory, {})).rejects.toThrow('Authorization');
  expect(shared.isOwn()).toBe(true);
  expect(asked).not.toContain('cashier.gethistory');
});
