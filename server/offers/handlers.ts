import type { campaigns as contract, Offer, WholeOffer } from '#contract/campaigns.ts';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { Currency } from '#rules/money.ts';
import type { Context, HandlersOf } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { byAddress, requireWithin } from '../limits/limits.ts';
import { aboutPlayers, guestAbout, hasLost, noStanding } from './about-players.ts';
import { activateCode, codeRefusal, judgeCode, readCode } from './activate-code.ts';
import { offerView, type Viewer } from './offer-view.ts';
import { findOffer, spokenOffers } from './offers.ts';
import { standingsOf } from './standings.ts';
import { takeOffer } from './take-offer.ts';

export const campaigns: HandlersOf<typeof contract> = {
  async getoffers({ offset = 0, count = PAGE_SIZE_MAX, fields, id }, ctx) {
    const views = await viewAll(ctx);
    const wanted = id === undefined ? views.filter(isOpenTo) : views.filter((offer) => offer.id === id);
    const items = wanted.slice(offset, offset + count).map((offer) => only(offer, fields));
    return { items, count: wanted.length };
  },

  async checkPromocode({ promo_code }, ctx) {
    await countTry(ctx);
    const { found, fault } = await judgeCode(ctx.db.sql, readCode(promo_code), ctx);
    if (found === undefined) return null;
    if (fault !== null) throw codeRefusal(fault);
    return viewOne(found.rule.id, ctx);
  },

  async activateOffer({ promo_code, fields }, ctx) {
    await countTry(ctx);
    const id = await activateCode(promo_code, ctx);
    return only(await viewOne(id, ctx), fields);
  },

  async takepromotions({ offer_id }, ctx) {
    const rule = findOffer(ctx.content, offer_id);
    if (rule === undefined)
      throw new Refusal('InvalidParameter', { invalid_parameters: { offer_id: ['unknown'] } });
    await takeOffer(rule, ctx);
    return DONE;
  },
};

/** Whoever tries codes one after another is guessing. */
async function countTry(ctx: Context): Promise<void> {
  await requireWithin('promo-code', byAddress(ctx), ctx);
  if (ctx.player === null) await requireWithin('promo-code-guest', byAddress(ctx), ctx);
}

/** What only the staff give is told to nobody beforehand. */
const isOpenTo = ({ trigger }: WholeOffer): boolean =>
  trigger.user_satisfies_params && trigger.action !== 'manual' && trigger.action !== 'promocode';

async function viewAll(ctx: Context): Promise<WholeOffer[]> {
  const offers = spokenOffers(ctx.content, ctx.locale);
  const viewer = await viewerOf(ctx);
  return offers.map((offer) => offerView(offer, offers, viewer));
}

const viewOne = async (id: number, ctx: Context): Promise<WholeOffer> =>
  (await viewAll(ctx)).find((offer) => offer.id === id)!;

async function viewerOf({ db, content, locale, player, now }: Context): Promise<Viewer> {
  const offers = spokenOffers(content, locale);
  const common = { rates: ratesOf(content), content, now };
  if (player === null) {
    const { default_currency: currency } = content.cms<{ default_currency: Currency }>('general');
    const guest = { about: guestAbout(now), standingOf: () => noStanding, hasLost: false, isPlayer: false };
    return { ...common, ...guest, currency };
  }
  const [abouts, standings, isAfterLoss] = await Promise.all([
    aboutPlayers(db.sql, [player.id], now),
    standingsOf(db.sql, [player.id], offers, now),
    hasLost(db.sql, player.id, now),
  ]);
  const own = { about: abouts.get(player.id)!, standingOf: (id: number) => standings(player.id, id) };
  return { ...common, ...own, hasLost: isAfterLoss, isPlayer: true, currency: player.currency };
}

const blocks = ['trigger', 'description', 'promotions'] as const;

function only(offer: WholeOffer, fields: readonly string[] | undefined): Offer {
  if (fields === undefined) return offer;
  const kept: Offer = { ...offer };
  for (const block of blocks) if (!fields.includes(block)) delete kept[block];
  return kept;
}
