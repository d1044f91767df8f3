// Free spins from a tester's hand: a pack as any other, given by the house itself.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { amountText } from '#contract/amount-text.ts';
import { winsTo } from '#contract/freespins.ts';
import { int } from '#contract/wire.ts';
import { definitions } from '#games/definitions/all.ts';
import { cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import { grantFreespins } from '#server/freespins/grant.ts';
import { canBeGiven } from '#server/freespins/pack-bet.ts';
import { drawHex } from '#server/plumbing/chance.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { onForm, Trouble } from './sandbox-page.ts';

const FORM = '/__sandbox/freespins';
const DAY_MS = 86_400_000;
const ID_BYTES = 12;
const MOST_ROUNDS = 1_000;
const MOST_DAYS = 365;
/** On the ladder of every slot. */
const STAKE = cents(100);
const games = definitions.map(({ sysname }) => sysname).filter((sysname) => canBeGiven(sysname, STAKE));

const Pack = z.object({
  player: z.string().check(z.minLength(1), z.maxLength(200)),
  game: z.string().check(z.maxLength(60)),
  rounds: int,
  stake: amountText,
  days: int,
  wins_to: winsTo,
});

interface FormTerms {
  back: string;
  getByName(name: string): Promise<Player>;
}

export function serveFreespins(app: FastifyInstance, product: Product, { back, getByName }: FormTerms): void {
  const { db, clock } = product;
  onForm(app, product, { url: FORM, back, form: Pack }, async ({ game, rounds, stake, days, ...fields }) => {
    if (!canBeGiven(game, stake)) throw new Trouble('There are no free spins of this game at this stake.');
    if (rounds < 1 || rounds > MOST_ROUNDS) throw new Trouble(`A pack has 1 to ${MOST_ROUNDS} spins.`);
    if (days < 1 || days > MOST_DAYS) throw new Trouble(`A pack lasts 1 to ${MOST_DAYS} days.`);
    const player = await getByName(fields.player);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const grant = { id: drawHex(ID_BYTES), player, game, rounds, stake, expiresAt, source: 'sandbox' };
    await db.atomically((tx) => grantFreespins(tx, { ...grant, winsTo: fields.wins_to }, now));
  });
}

export const freespinsForm = (player: number): Html => html`<form method="post" action="${FORM}">
  <input type="hidden" name="player" value="${player}"><input type="hidden" name="days" value="7">
  <label>Free spins <input name="rounds" size="3" inputmode="numeric" required value="10"></label>
  <label>of <select name="game">${games.map((game) => html`<option>${game}</option>`)}</select></label>
  <label>at <input name="stake" size="5" inputmode="decimal" required value="1.00"></label>
  <label>won as <select name="wins_to"><option>main</option><option>bonus</option></select></label>
  <button>Give</button>
</form>`;
