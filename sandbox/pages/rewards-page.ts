// /__sandbox/rewards: what a tester cannot wait for. A jackpot falls with the next bet that counts, and a period of cashback
// ends now. Both are played on to their end as any other.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { int } from '#contract/wire.ts';
import { houseContext, type Product } from '#server/calls/product.ts';
import { closeForOne } from '#server/cashbacks/close-for-one.ts';
import { endPeriods } from '#server/cashbacks/end-periods.ts';
import { keepCashbacks } from '#server/cashbacks/keep-cashbacks.ts';
import { ratesOf } from '#server/content/rates.ts';
import { forceDrop } from '#server/jackpots/force-drop.ts';
import { keepJackpots } from '#server/jackpots/keep-jackpots.ts';
import { type Html, html } from '#server/plumbing/html.ts';
import { findByName } from '../roster.ts';
import { onForm, sandboxPage, Trouble } from './sandbox-page.ts';

const PAGE = '/__sandbox/rewards';

interface Row {
  id: number;
  title: string | null;
}

export function serveRewards(app: FastifyInstance, product: Product): void {
  const { db, bus, clock, vault } = product;
  app.get(PAGE, async (_request, reply) => {
    const rows = await db.sql<Row>`
      select id, words -> 'en' ->> 'title' as title from jackpot
      where exists (select from jackpot_cycle where jackpot_id = id and state = 'open') order by id`;
    return sandboxPage(reply, 'Rewards', rewardsForms(rows));
  });

  const drop = { url: `${PAGE}/jackpot`, back: PAGE, form: z.object({ jackpot: int }) };
  onForm(app, product, drop, async ({ jackpot }) => {
    await keepJackpots({ ...houseContext(product), bus });
    const isForced = await db.atomically((tx) => forceDrop(tx, jackpot, { vault, now: clock.now() }));
    if (!isForced) throw new Trouble(`There is no jackpot ${jackpot}.`);
  });

  const one = { url: `${PAGE}/cashback-of`, back: PAGE, form: z.object({ player: z.string() }) };
  onForm(app, product, one, async ({ player }) => {
    const house = houseContext(product);
    await keepCashbacks(house);
    const found = await findByName(db.sql, player);
    if (found === undefined) throw new Trouble(`There is no player ${player}.`);
    const isGiven = await closeForOne(found.id, { ...house, rates: ratesOf(house.content) });
    if (!isGiven) throw new Trouble('No cashback is under way.');
  });

  onForm(app, product, { url: `${PAGE}/cashback`, back: PAGE, form: z.object({}) }, async () => {
    await keepCashbacks(houseContext(product));
    const now = await endPeriods(db, clock.now());
    await keepCashbacks({ ...houseContext(product), now });
  });
}

const rewardsForms = (rows: readonly Row[]): Html => html`
<section class="card"><h2>Jackpots</h2>
<p>The house puts in what a pot lacks, or sells the tickets before the winning one to nobody. The next bet that counts wins
  it, and its seed proves it as it does any other.</p>
${rows.map(
  ({ id, title }) => html`<form method="post" action="${PAGE}/jackpot">
  <button name="jackpot" value="${id}">Let ${title ?? `jackpot ${id}`} fall with the next bet</button></form>`,
)}</section>
<section class="card"><h2>Cashback</h2>
<p>The period that is under way ends now, and everybody gets what it comes to.</p>
<form method="post" action="${PAGE}/cashback"><button>End the period</button></form>
<p>Or one player alone gets now what theirs comes to.</p>
<form method="post" action="${PAGE}/cashback-of"><label>Player <input name="player" required></label>
  <button>Give their cashback</button></form></section>`;
