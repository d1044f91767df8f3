// A bonus from the deposit that brings it to the withdrawal of what it has become, on a desktop and on a phone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';
import { verify } from './identity.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';

const TITLE =
  'a deposit with an offer brings a bonus, which is played through, becomes money and is withdrawn';

journey(TITLE, long, ({ open }) =>
  wholeWay(open, { width: 1440, lastName: 'Ozola', card: '4000 0566 5566 5556' }),
);
journey(`on a phone ${TITLE}`, long, ({ open }) =>
  wholeWay(open, { width: 390, lastName: 'Liepa', card: '4242 4242 4242 4242' }),
);

/** Of this bonus no more may be staked at once: a twentieth of it. */
const STAKE = 100;
const TO_PLAY = 700;

/** Whom the house takes for one person is given a welcome once, and a card is one person's. */
interface Player {
  width: number;
  lastName: string;
  card: string;
}

async function wholeWay(open: Open, { width, lastName, card }: Player): Promise<void> {
  const name = `whole-bonus-${width}`;
  const page = await open('/cashier/deposit', {
    width,
    async prepare(fresh) {
      await newcomer(name)(fresh);
      await verify(fresh, lastName);
    },
  });
  await deposit(page);
  // Their own money goes first, so that chance cannot end the bonus before it is played through.
  const form = { player: mailOf(name), amount: '1000', pocket: 'main', direction: 'give' };
  await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });

  await page.goto('/profile/bonuses');
  const active = page.getByRole('region', { name: 'Welcome bonus' });
  await active.getByText(`of €\u00a0${TO_PLAY}.00 played through`).waitFor();
  await playThrough(page);
  await active.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page
    .getByText(/became your money/)
    .first()
    .waitFor();
  const held = (await ask(page, 'account.getBalance')) as Record<string, { amount: number }>;
  expect(held['balance_bonus']!.amount).toBe(0);

  await page.goto('/cashier/withdraw');
  await page.getByLabel(/^Amount/).fill('200');
  await page.getByLabel(/^Card number/).fill(card);
  await page.getByLabel(/^Name on the card/).fill('ILZE KALNA');
  await page.getByRole('button', { name: /^Withdraw €/ }).click();
  await page.waitForURL(/transaction=/);
}

async function deposit(page: Page): Promise<void> {
  await page.getByLabel(/^Amount/).fill('20');
  await page.getByRole('radio', { name: /100% on your first deposit/ }).check();
  await page.getByText(/You get a bonus of/).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/__sandbox\/bank\/pay\//);
  await page.locator('button[name=act][value=success]').click();
  await page.waitForURL(/\/cashier\/paysuccess\//);
}

/** As the frame asks, one round after the other, until nothing is left to play. */
async function playThrough(page: Page): Promise<void> {
  const opened = await page.request.post('/api/play.open?v=1&locale=en', {
    form: { sysname: 'triple-sevens', mode: 'real' },
  });
  const { token } = ((await opened.json()) as { result: { token: string } }).result;
  for (let staked = 0; staked < TO_PLAY * 100; staked += STAKE) {
    const played = await page.request.post('/api/play.start?v=1&locale=en', {
      form: { bet: JSON.stringify({ stake: STAKE, mode: 'base' }) },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `round-${staked}` },
    });
    expect(played.status(), await played.text()).toBe(200);
  }
}
