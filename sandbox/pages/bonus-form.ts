// Giving a player a bonus from the sandbox: by its template, as an offer would.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { amountText } from '#contract/amount-text.ts';
import type { BonusTemplate } from '#rules/bonuses/bonus-terms.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import { drawSecret } from '#server/plumbing/chance.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { giveReward } from '#server/rewards/give-reward.ts';
import { onForm, Trouble } from './sandbox-page.ts';

const URL = '/__sandbox/bonus';

const form = z.object({
  player: z.string().check(z.minLength(1), z.maxLength(200)),
  template: z.string().check(z.maxLength(60)),
  amount: amountText,
});

interface Terms {
  back: string;
  getByName(name: string): Promise<Player>;
}

const templatesOf = (product: Product): string[] =>
  product.content.cms<BonusTemplate[]>('bonuses').map(({ name }) => name);

export function serveBonuses(app: FastifyInstance, product: Product, { back, getByName }: Terms): void {
  const { db, clock, content } = product;
  onForm(app, product, { url: URL, back, form }, async ({ player: name, template, amount }) => {
    const player = await getByName(name);
    if (!templatesOf(product).includes(template)) throw new Trouble(`There is no bonus ${template}.`);
    const reward = { kind: 'bonus', template, amount } as const;
    const given = { key: drawSecret(), player, reward, source: { giver: 'staff', name: 'sandbox' } } as const;
    await db.atomically((tx) => giveReward(tx, given, clock.now(), content));
  });
}

export const bonusForm = (product: Product, player: number): Html => html`<form method="post" action="${URL}">
  <input type="hidden" name="player" value="${player}">
  <label>Bonus <input name="amount" size="7" inputmode="decimal" required value="20.00"></label>
  <label>Template <select name="template">${templatesOf(product).map((name) => html`<option>${name}</option>`)}</select></label>
  <button>Give</button>
</form>`;
