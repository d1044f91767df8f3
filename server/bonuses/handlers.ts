import type { bettingBonuses as bettingContract, bonuses as contract } from '#contract/bonuses.ts';
import type { Input } from '#contract/define.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { DONE } from '#contract/wire.ts';
import type { BonusProduct } from '#rules/bonuses/bonus-terms.ts';
import { percentCounted } from '#rules/bonuses/contribution.ts';
import { cents } from '#rules/money.ts';
import type { HandlersOf, PlayerContext } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import type { Tx } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { activateBonus, type ChosenBonus, deactivateBonus } from './activate.ts';
import { isBonusApart } from './bonus-apart.ts';
import { findInPlay, listBonuses } from './bonus-rows.ts';
import { bonusViews } from './bonus-view.ts';
import { countedGame } from './counted-games.ts';
import { removeBonus } from './end-bonuses.ts';
import { listHeld } from './held-rewards.ts';

type Asked = { bonus_id: number };

export const bonuses: HandlersOf<typeof contract> = {
  get: (asked, ctx) => list('casino', asked, ctx),
  activate: (asked, ctx) => activate('casino', asked, ctx),
  deactivate: (asked, ctx) =>
    change(ctx, asked, (tx) => deactivateBonus(tx, chosen('casino', asked, ctx), ctx.now)),
  remove: (asked, ctx) => remove('casino', asked, ctx),

  getHeld: async (_input, { db, player }) => ({ items: await listHeld(db.sql, player.id) }),

  async getGame({ sysname }, { db, player }) {
    const row = await findInPlay(db.sql, player.id, 'casino');
    if (row === undefined) return { counts: null };
    const { currency, terms, stake_max_cents: most } = row;
    const game = countedGame(sysname);
    return {
      counts: {
        percent: percentCounted(game, terms),
        is_excluded: terms.excluded.includes(game.sysname),
        stake_max: most === null ? null : { amount: most, currency },
        turnover: { amount: cents(Math.floor(row.turnover_hundredths / 100)), currency },
        required: { amount: row.required_cents, currency },
      },
    };
  },
};

export const bettingBonuses: HandlersOf<typeof bettingContract> = {
  get: (asked, ctx) => list('betting', asked, ctx),
  activate: (asked, ctx) => activate('betting', asked, ctx),
  remove: (asked, ctx) => remove('betting', asked, ctx),
};

async function list(
  product: BonusProduct,
  { offset = 0, count = PAGE_SIZE, status }: Input<typeof contract.get>,
  { db, player, content, locale, now }: PlayerContext,
) {
  const isLive = status === undefined ? null : status === 'active';
  const [found, inPlay, purse] = await Promise.all([
    listBonuses(db.sql, { playerId: player.id, product, isLive }, { offset, count }),
    findInPlay(db.sql, player.id, product),
    balancesOf(db.sql, player.id),
  ]);
  const isAnyInPlay = inPlay !== undefined;
  const before = Math.max(0, offset - Number(isAnyInPlay));
  const items = bonusViews(found.rows, { content, locale, purse, now, isAnyInPlay, before });
  return { items, count: found.count };
}

const chosen = (product: BonusProduct, { bonus_id: id }: Asked, { player }: PlayerContext): ChosenBonus => ({
  ...{ id, product, player },
});

const change = (ctx: PlayerContext, { bonus_id }: Asked, work: (tx: Tx) => Promise<void>) =>
  atomicallyOnce(ctx, String(bonus_id), async (tx) => {
    await work(tx);
    return DONE;
  });

const activate = (product: BonusProduct, asked: Asked, ctx: PlayerContext) =>
  change(ctx, asked, (tx) =>
    activateBonus(tx, chosen(product, asked, ctx), { now: ctx.now, isApart: isBonusApart(ctx.content) }),
  );

const remove = (product: BonusProduct, asked: Asked, ctx: PlayerContext) =>
  change(ctx, asked, (tx) => removeBonus(tx, chosen(product, asked, ctx), ctx.now));
