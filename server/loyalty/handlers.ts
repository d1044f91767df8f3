import { type loyalty as contract, PROGRAMS_LIMIT } from '#contract/loyalty/loyalty.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { Context, HandlersOf } from '../calls/context.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import { chooseCharacter } from './characters.ts';
import {
  charactersOf,
  type DefinedProgram,
  hasCharacters,
  isOn,
  productsOf,
  programsOf,
  questsOf,
  requireOn,
  termsOf,
} from './definitions.ts';
import { deliver } from './deliver.ts';
import { putOn } from './frames.ts';
import { intoOf, levelViews, loyaltyInfo } from './info.ts';
import { tellNotices } from './notices.ts';
import { listOrders, orderProduct } from './orders.ts';
import { claimQuest, startQuest } from './quest-steps.ts';
import { questView } from './quests.ts';
import { findSold, ownShop, productView } from './shop.ts';

const LIMIT = 50;

export const loyalty: HandlersOf<typeof contract> = {
  async getSettings(_input, { content }) {
    const { earning: _, characterPrice: __, ...settings } = termsOf(content);
    return settings;
  },

  async getinfo(_input, ctx) {
    requireOn(isOn(ctx.content) || hasCharacters(ctx.content));
    return loyaltyInfo(ctx);
  },

  async getPrograms({ offset = 0, limit = PROGRAMS_LIMIT }, ctx) {
    requireOn(isOn(ctx.content));
    return paged(programsOf(ctx.content, ctx.locale), { offset, limit }, (one) => programView(one, ctx));
  },

  async getProgram({ sysname }, ctx) {
    requireOn(isOn(ctx.content));
    const { content, locale, now } = ctx;
    const program = programsOf(content, locale).find((one) => one.sysname === sysname);
    if (program === undefined)
      throw new Refusal('InvalidParameter', { invalid_parameters: { sysname: ['unknown'] } });
    const quests = questsOf(content, locale);
    const names = new Map(charactersOf(ctx, locale).map(({ id, name }) => [id, name]));
    const nobody = { level: 1, character: null, rows: [], characters: names, into: intoOf(ctx), now };
    return { ...programView(program, ctx), quests: quests.map((quest) => questView(quest, quests, nobody)) };
  },

  async getcharacters({ offset = 0, limit = LIMIT }, ctx) {
    requireOn(hasCharacters(ctx.content));
    return paged(charactersOf(ctx, ctx.locale), { offset, limit }, (one) => one);
  },

  async setcharacter({ id }, ctx) {
    requireOn(hasCharacters(ctx.content));
    await chooseCharacter(ctx, id);
    return DONE;
  },

  async getproducts({ offset = 0, limit = LIMIT, fields = [] }, ctx) {
    const { db, player, content, locale, now } = ctx;
    requireOn(isOn(content));
    const products = productsOf(content, locale);
    const wantsOwn = player !== null && fields.includes('own');
    const [sold, own] = await Promise.all([
      findSold(
        db.sql,
        products.map(({ id }) => id),
      ),
      wantsOwn ? ownShop(db.sql, { player, content }) : null,
    ]);
    const into = intoOf(ctx);
    return paged(products, { offset, limit }, (product) =>
      productView(product, { sold: sold.get(product.id) ?? 0, into, own, now }),
    );
  },

  async buyproduct({ id }, ctx) {
    requireOn(isOn(ctx.content));
    const order = await orderProduct(ctx, id);
    // Bought it is; what could not be delivered at once comes with its task.
    await deliver(ctx, ctx.player.id, order).catch((error: unknown) => logTrouble(error, { order }));
    return DONE;
  },

  async getOrders({ offset = 0, limit = LIMIT }, ctx) {
    requireOn(isOn(ctx.content));
    const { items, total } = await listOrders(ctx.db.sql, ctx.player.id, { offset, limit }, intoOf(ctx));
    return { items, offset, limit, total };
  },

  async wearFrame({ id }, ctx) {
    requireOn(isOn(ctx.content));
    await putOn(ctx, id);
    return DONE;
  },

  async startQuest({ sysname }, ctx) {
    requireOn(isOn(ctx.content));
    return startQuest(ctx, sysname);
  },

  async claimQuest({ sysname }, ctx) {
    requireOn(isOn(ctx.content));
    return claimQuest(ctx, sysname);
  },

  async getnotifications(_input, ctx) {
    requireOn(isOn(ctx.content) || hasCharacters(ctx.content));
    return { items: await tellNotices(ctx) };
  },
};

const programView = (program: DefinedProgram, ctx: Pick<Context, 'content' | 'player'>) => {
  const { id, sysname, title, text, image } = program;
  return { id, sysname, title, text, image, levels: levelViews(program, intoOf(ctx)) };
};

interface Span {
  offset: number;
  limit: number;
}

const paged = <T, V>(all: readonly T[], { offset, limit }: Span, view: (one: T) => V) => ({
  items: all.slice(offset, offset + limit).map(view),
  ...{ offset, limit, total: all.length },
});
