// @module-tag long
// Two servers on one database: staff work at one, and visitors of the other see what they do.
import { expect, inject, onTestFinished, test } from 'vitest';
import { startBank } from '#sandbox/bank/start-bank.ts';
import { type Open, startVisits } from './browser.ts';
import { joinDesk } from './desk.ts';
import { aside, listens, save, saved } from './editing.ts';
import { startSite } from './site.ts';
import { Visitors } from './visitors.ts';
import { approveByKey, LONG, rowOf, withdrawing } from './watched-withdrawal.ts';
import './router.ts';

const houses = test.extend(
  'both',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
  async ({}, { onCleanup }) => {
    const stage = inject('stage');
    if ('problem' in stage) throw new Error(stage.problem);
    const parts = new AsyncDisposableStack();
    onCleanup(() => parts.disposeAsync());
    const { url, key, close } = await startBank(null);
    parts.defer(close);
    const bank = url.replace('//', `//:${encodeURIComponent(key)}@`);
    const env = { LIVE_BUS: 'postgres', SANDBOX_BANK: bank };
    const first = parts.use(await startSite({ logFile: '.cache/journeys-first.log', env }));
    const second = parts.use(await startSite({ logFile: '.cache/journeys-second.log', env, beside: first }));
    const [staff, players] = [first, second].map(({ origin }) => new Visitors(stage.browser, origin));
    for (const visitors of [staff!, players!]) parts.defer(() => visitors.close());
    return { staff: staff!, players: players! };
  },
);

function openIn(visitors: Visitors): Open {
  const visits = startVisits(visitors);
  onTestFinished(() => visits.end());
  return visits.open;
}

houses(
  'a banner, a text, a redirect and a page are changed at the desk of one server, and a page open at the other shows each',
  async ({ both }) => {
    const { page } = await joinDesk(openIn(both.staff), 'editor', '/desk/banners?item=1');
    const reader = await openIn(both.players)('/');
    await listens(reader);
    await reader.evaluate(() => Object.assign(window, { isSamePage: true }));

    await aside(page).getByLabel('Title, en').fill('Said at the other server');
    await save(page);
    await reader.getByText('Said at the other server').first().waitFor();

    await page.goto('/desk/texts?find=home.rows.new&item=home.rows.new');
    await aside(page).getByLabel('home.rows.new, en').fill('Fresh from elsewhere');
    await save(page);
    await reader.getByRole('heading', { name: 'Fresh from elsewhere' }).waitFor();

    await page.goto('/desk/redirects');
    await page.getByRole('button', { name: 'New redirect' }).click();
    await page.getByLabel('From', { exact: true }).fill('/moved-elsewhere');
    await page.getByRole('button', { name: 'Go on' }).click();
    await aside(page).getByLabel('To', { exact: true }).fill('/terms');
    const known = reader.waitForResponse(
      async (answer) =>
        answer.url().includes('content.getRedirects') && (await answer.text()).includes('/moved-elsewhere'),
    );
    await save(page);
    await known;
    await reader.evaluate(() => __TSR_ROUTER__.history.push('/moved-elsewhere?a=1#age'));
    await reader.waitForURL('/terms?a=1#age');

    await page.goto('/desk/pages?item=terms');
    // The first is the page's; its parts have titles too.
    await aside(page).getByLabel('Title', { exact: true }).first().fill('Terms of both servers');
    await save(page);
    await reader.getByRole('heading', { name: 'Terms of both servers' }).waitFor();
    await expect.poll(() => reader.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

houses('a popup is rewritten and looked at from the desk before any visitor meets it', async ({ both }) => {
  const { page } = await joinDesk(openIn(both.staff), 'editor', '/desk/popups?item=1');
  await aside(page).getByLabel('Title, en').fill('A popup in the making');
  await save(page);
  await saved(page);
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('[data-row="1"]').getByRole('button', { name: 'Preview' }).click(),
  ]);
  await shown.getByRole('dialog').getByRole('heading', { name: 'A popup in the making' }).waitFor();
});

houses(
  'custom code runs at players only once a second person has let it in, and not by who wrote it',
  async ({ both }) => {
    const open = openIn(both.staff);
    const readers = openIn(both.players);
    const { page } = await joinDesk(open, 'approver', '/desk/custom-code');
    await page.getByRole('button', { name: 'New code' }).click();
    await page.getByLabel('Name', { exact: true }).fill('mark-of-two');
    await page.getByRole('button', { name: 'Go on' }).click();
    await aside(page).getByLabel('Code', { exact: true }).fill('<script>self.markOfTwo = 1</script>');
    await aside(page).getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Reason').fill('agreed with counting');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask a second person' }).click();
    await page.getByText('It waits for a second person now.').waitFor();
    const mine = await readers('/about-us');
    const isMarked = () => mine.evaluate(() => 'markOfTwo' in self);
    await expect.poll(isMarked).toBe(false);
    const wish = { hasText: 'custom-code mark-of-two' };
    await page.goto('/desk/approvals');
    await page.locator('[data-row]').filter(wish).click();
    await expect.poll(() => aside(page).getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);

    const second = await joinDesk(open, 'approver', '/desk/approvals');
    await second.page.locator('[data-row]').filter(wish).click();
    await aside(second.page).getByRole('button', { name: 'Approve' }).click();
    await second.page.locator('[data-row]').filter(wish).waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        await mine.reload();
        return isMarked();
      })
      .toBe(true);
  },
);

houses('a player at one server sees their withdrawal approved at the other', async ({ both }) => {
  const cashier = await joinDesk(openIn(both.staff), 'cashier', '/desk/payments');
  const player = await withdrawing(openIn(both.players), 'two-servers', '250');
  await rowOf(cashier.page, player.transaction).waitFor(LONG);
  await approveByKey(cashier.page, player.transaction);
  await player.shows('approved');
});
