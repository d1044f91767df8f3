// The page on which rounds can be checked, for players and for everybody.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { frozenSlots } from '#games/definitions/frozen-slots.ts';
import { journey } from './browser.ts';
import { changeSeeds } from './change-seeds.ts';

/** Asks as the page of a game and its frame do, from within the site. */
const send = (page: Page, call: string, fields: Record<string, string>, token?: string) =>
  page.evaluate(
    async ([name, sent, bearer]) => {
      const answer = await fetch(`/api/${name}?v=1&locale=en`, {
        method: 'POST',
        headers: { 'x-csrf': '1', ...(bearer && { authorization: `Bearer ${bearer}` }) },
        body: new URLSearchParams(sent),
      });
      return (await answer.json()).result;
    },
    [call, fields, token] as const,
  );

journey('a player reveals the seed of a round and computes it anew', async ({ open }) => {
  const page = await open('/fairness', { player: 'carla', expects: [/409 for POST .*fairness\.rotate/] });
  const { token } = await send(page, 'play.open', { sysname: 'mines', mode: 'real' });
  const bet = JSON.stringify({ stake: 20, mines: 1 });
  const { round } = await send(page, 'play.start', { bet }, token);

  await page.goto(`/fairness?round=${round.id}`);
  await page.getByText('The secret seed of this round is not revealed yet.').waitFor();
  await changeSeeds(page);
  await page.getByText('You have an open round').waitFor();

  const decide = (decisions: number, decision: object) =>
    send(
      page,
      'play.decide',
      { round: round.id, decisions: String(decisions), decision: JSON.stringify(decision) },
      token,
    );
  const opened = await decide(0, { name: 'open', at: 7 });
  if (!opened.round.is_over) await decide(1, { name: 'collect' });
  await page.getByRole('textbox', { name: 'Your new seed' }).fill('my-own-seed');
  await changeSeeds(page);
  await page.getByText('Seeds changed.').waitFor();
  await page.locator('dd', { hasText: 'my-own-seed' }).first().waitFor();

  const seed = page.locator('input[name=serverSeed]');
  await expect.poll(() => seed.inputValue()).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Check the round' }).click();
  const result = page.locator('[data-verified]');
  await result.getByText('equals the hash you were shown').waitFor();
  await result.getByText('This is what we paid you for this round.').waitFor();

  await page.locator('input[name=commit]').fill('00');
  await page.getByRole('button', { name: 'Check the round' }).click();
  await result.getByText('is not the hash you were shown').waitFor();
});

journey('a guest reads how rounds are decided, and is told what does not fit', async ({ open }) => {
  const page = await open('/fairness');
  await page.getByRole('heading', { level: 1, name: 'Fair play' }).waitFor();
  await page.getByText('Sign in to see the seeds of your rounds.').waitFor();
  await page.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('option', { name: 'Dice', exact: true }).click();
  await page.getByRole('button', { name: 'Check the round' }).click();
  await page.getByText('A secret seed is 64 digits and letters from a to f.').waitFor();
});

journey(
  'who checks a round of a game with a table of rounds downloads that table and no other',
  async ({ open }) => {
    const page = await open('/fairness');
    const tables: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
      if (name !== undefined && frozenSlots.has(name)) tables.push(name);
    });
    await page.getByRole('combobox', { name: 'Game' }).click();
    await page.getByRole('option', { name: 'Gem Forge', exact: true }).click();
    await page.locator('input[name=serverSeed]').fill('ab'.repeat(32));
    await page.locator('input[name=clientSeed]').fill('me');
    await page.locator('input[name=bet]').fill('{"stake":100,"mode":"base"}');
    await page.getByRole('button', { name: 'Check the round' }).click();
    await page.locator('[data-verified]').getByText('gem-forge@').waitFor();
    expect(tables).toEqual(['gem-forge']);
  },
);

journey('everybody plays a finished virtual match again, step by step', async ({ open }) => {
  const page = await open('/fairness');
  const section = page.locator('#check-match');
  await section.getByRole('button', { name: 'Play it again' }).click();
  const replay = section.locator('[data-verified-match]');
  await replay.getByText('Seed and strength fit the hash that was told before the first bet').waitFor();
  await replay.getByText(/^All \d+ incidents are those we told\.$/).waitFor();
  const steps = replay.locator('ol > li');
  await expect.poll(() => steps.count()).toBe(1);
  await replay.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => steps.count()).toBe(2);
  await replay.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => steps.count()).toBeGreaterThan(5);

  // Another seed is another match, and shows.
  await section.locator('input[name=matchSeed]').fill('ab'.repeat(32));
  await section.getByRole('button', { name: 'Play it again' }).click();
  await replay.getByText('Seed and strength do not fit the hash that was told').waitFor();
  await replay.getByText('This is not the match we told.').waitFor();
});
