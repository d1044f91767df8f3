// People at the desk in a journey: invited by the sandbox, joined by the link of their letter.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Role } from '#contract/desk/permissions.ts';
import { codeOf } from '../totp.ts';
import type { Open } from './browser.ts';
import { letterTo } from './newcomer.ts';

export const DESK_PASSWORD = 'correct horse battery';

/** What the desk says no with. */
export const refusedHere = [/^40[0139] for \w+ \S+\/desk\/api\//];

export interface AtDesk {
  page: Page;
  email: string;
  name: string;
  /** Of their phone. */
  key: string;
}

/** Somebody who has just joined, with the room of this address open. */
export async function joinDesk(open: Open, role: Role, address = '/desk', width = 1440): Promise<AtDesk> {
  const name = `${role} ${randomUUID().slice(0, 6)}`;
  const email = `${name.replace(' ', '-')}@example.com`;
  let link = '';
  const page = await open('/desk', {
    width,
    isEarly: true,
    expects: refusedHere,
    async prepare(before) {
      const form = { name, email, role };
      await before.request.post('/__sandbox/desk/invite', { form, maxRedirects: 0 });
      link = /\/desk\/join#[\w-]{43}/.exec((await letterTo(before, email)).text)![0];
    },
  });
  await page.goto(link);
  const key = await page.locator('code').innerText();
  await page.getByLabel(/^New password/).fill(DESK_PASSWORD);
  await page.getByLabel(/^Code/).fill(codeOf(key));
  await page.getByRole('button', { name: 'Join the desk' }).click();
  // On a phone the rooms stand behind the menu.
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await rooms.or(page.getByRole('button', { name: 'Menu' })).waitFor();
  if (address !== '/desk') await page.goto(address);
  await page.locator('main h1').waitFor();
  return { page, email, name, key };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is serious or critical on the desk as it stands, a line each. */
export async function deskFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
      );
  });
}
