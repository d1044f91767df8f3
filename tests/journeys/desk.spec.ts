// The operators' desk in real browsers: staff decide while players watch.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { codeOf } from '../totp.ts';
import { journey } from './browser.ts';
import { DESK_PASSWORD, deskFaults, joinDesk, refusedHere } from './desk.ts';
import { expectFitRoom } from './desk-rooms.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';
import { approveByKey, LONG, rowOf, withdrawing } from './watched-withdrawal.ts';

journey(
  'a withdrawal comes up at the desk by itself, is approved there, and the player sees it at once',
  async ({ open }) => {
    const cashier = await joinDesk(open, 'cashier', '/desk/payments');
    await cashier.page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const player = await withdrawing(open, 'desk-watched', '250');
    await rowOf(cashier.page, player.transaction).waitFor(LONG);
    await approveByKey(cashier.page, player.transaction);
    await player.shows('approved');
    await rowOf(cashier.page, player.transaction).waitFor({ state: 'detached' });
    await expect.poll(() => cashier.page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect.poll(() => deskFaults(cashier.page)).toEqual([]);
  },
);

journey(
  'over the limit two people must agree: the first sees why not twice, the second sends it',
  long,
  async ({ open }) => {
    const player = await withdrawing(open, 'desk-two', '12000', {
      card: '5105 1051 0510 5100',
      currency: 'BRL',
    });
    const { transaction } = player;
    const address = `/desk/payments?item=${transaction}`;
    const first = await joinDesk(open, 'cashier', address);
    await approveByKey(first.page, transaction);
    const again = first.page.getByRole('complementary').getByRole('button', { name: /^Approve/ });
    await expect.poll(() => again.isDisabled()).toBe(true);
    await expect.poll(() => again.getAttribute('title')).toContain('another person');
    const second = await joinDesk(open, 'cashier', address);
    await second.page.getByRole('complementary').getByText(first.name).first().waitFor();
    await approveByKey(second.page, transaction);
    await player.shows('approved');
  },
);

journey(
  'a player is found, their contacts are shown on purpose, and that is in the log',
  async ({ open }) => {
    const name = 'desk-found';
    const player = await open('/about-us', { prepare: newcomer(name) });
    const uid = ((await ask(player, 'account.getInfo')) as { uid: number }).uid;
    const { page, name: admin } = await joinDesk(open, 'admin', '/desk/players');
    await page.keyboard.press('/');
    await page.keyboard.type(mailOf(name));
    await rowOf(page, String(uid)).click();
    await page.getByText('Identity', { exact: true }).waitFor();
    await expect.poll(() => page.getByText(mailOf(name)).count()).toBe(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText(mailOf(name)).first().waitFor();
    await page.getByLabel('For your colleagues').fill('Called about <b>limits</b>');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Called about <b>limits</b>').waitFor();
    await page.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Called about').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Called about').waitFor();
    await page.goto(`/desk/audit?subject=player+${uid}`);
    const looked = page.getByRole('row').filter({ hasText: 'players.contacts' }).filter({ hasText: admin });
    await looked.first().waitFor();
  },
);

journey(
  'who is given another role loses the old rooms in mid-work, and who is removed is out',
  async ({ open }) => {
    const cashier = await joinDesk(open, 'cashier', '/desk/payments');
    const admin = await joinDesk(open, 'admin', '/desk/staff');
    const act = async (button: string, fill: () => Promise<unknown> = async () => undefined) => {
      await admin.page.getByRole('complementary').getByRole('button', { name: button }).click();
      await fill();
      await admin.page.getByLabel('Reason').fill('as agreed');
      await admin.page.getByRole('dialog').getByRole('button').last().click();
      await admin.page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await admin.page.getByRole('row').filter({ hasText: cashier.name }).click();
    await act('Change role', () => admin.page.getByRole('dialog').getByLabel('Role').selectOption('editor'));
    await cashier.page.getByRole('link', { name: 'Payments' }).waitFor({ state: 'detached', ...LONG });
    await act('Remove…');
    await cashier.page.getByRole('heading', { name: 'The desk' }).waitFor(LONG);
  },
);

journey(
  'a passkey is made and opens the desk; so do the password and a fresh code, and a used one does not',
  async ({ open }) => {
    const { page, email, key } = await joinDesk(open, 'support', '/desk/me');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey is yours now.').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('navigation', { name: 'Rooms' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    const signIn = async (code: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(DESK_PASSWORD);
      await page.getByLabel(/^Code/).fill(code);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await signIn(codeOf(key, -1));
    await page.getByRole('alert').waitFor();
    await signIn(codeOf(key, 1));
    await page.getByRole('navigation', { name: 'Rooms' }).waitFor();
  },
);

journey(
  'rooms are reached by keys, what is shown stands in the address, and it holds at 1024 in both themes',
  long,
  async ({ open }) => {
    const { page } = await joinDesk(open, 'admin', '/desk', 1024);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('audit');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/desk/audit');
    await page.getByRole('columnheader', { name: 'What' }).getByRole('button').click();
    await page.waitForURL('**/desk/audit?sort=call');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Why' }).uncheck();
    await page.waitForURL(/hide=reason/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Name of this view').fill('By call');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'By call', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page
      .getByRole('columnheader', { name: 'What' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: 'Why' }).count()).toBe(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await saved).suggestedFilename()).toBe('audit.csv');
    for (const theme of ['one', 'the other']) {
      await page.getByRole('button', { name: /^(Light|Dark) theme$/ }).click();
      await expect.poll(() => deskFaults(page), { message: theme }).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(1024);
    }
  },
);

journey(
  'the desk tells nobody of itself: no index, nothing from elsewhere, and no player’s page names it',
  async ({ open, origin }) => {
    const html = await (await fetch(origin)).text();
    expect(html).not.toMatch(/\/desk\b/);
    const { headers } = await fetch(`${origin}/desk/payments`);
    const policy = headers.get('content-security-policy');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    const loaded: string[] = [];
    const desk = await open('/desk', {
      isEarly: true,
      expects: refusedHere,
      prepare: async (before) => {
        before.on('request', (request) => loaded.push(request.url()));
      },
    });
    await desk.getByRole('heading', { name: 'The desk' }).waitFor();
    const scripts = loaded.filter((url) => /\.(js|css)$/.test(url));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => !url.startsWith(`${origin}/desk/assets/`))).toEqual([]);
    expect((await fetch(`${origin}/desk/assets/none.js`)).status).toBe(404);
  },
);

// All rooms, at every width: tests/long/desk-rooms.spec.ts.
journey('the desk on a phone names what it draws, and cuts nothing off', async ({ open }) => {
  const { page } = await joinDesk(open, 'admin', '/desk/me', 390);
  await expectFitRoom(page, '/desk/me');
});
