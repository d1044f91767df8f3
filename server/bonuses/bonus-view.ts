// A bonus as its player is shown it: every number of its terms is computed from what was promised.
import type { Bonus } from '#contract/bonuses.ts';
import { nameNow } from '#games/renamed.ts';
import { shelf } from '#games/shelf.ts';
import { type Cents, cents } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import type { Purse } from '../ledger/purse.ts';
import { type BonusRow, pocketOf } from './bonus-rows.ts';
import { sharesOf } from './counted-games.ts';
import { type TemplateWords, templateWords } from './templates.ts';

const names = new Map(shelf.map(({ sysname, name }) => [sysname, name]));

interface Shown {
  content: Content;
  locale: string;
  purse: Purse;
  now: Date;
  /** A bonus of this product is in play. */
  isAnyInPlay: boolean;
  /** Of those that wait, how many stand before these. */
  before: number;
}

export function bonusViews(rows: readonly BonusRow[], shown: Shown): Bonus[] {
  const words = templateWords(shown.content, shown.locale);
  let place = shown.before;
  return rows.map((row) => {
    if (row.state === 'available') place += 1;
    return viewOf(row, shown, { place, words: words.get(row.template) ?? gone });
  });
}

/** Its template is gone: the site has a word for any bonus. */
const gone: TemplateWords = { title: '', image: 'chest' };

function viewOf(
  row: BonusRow,
  { purse, isAnyInPlay, now }: Shown,
  { place, words }: { place: number; words: TemplateWords },
): Bonus {
  const { currency, terms, state } = row;
  const money = (amount: Cents) => ({ amount, currency });
  const orNull = (amount: Cents | null) => (amount === null ? null : money(amount));
  const isInPlay = state === 'active' || state === 'expiring';
  const held = purse[pocketOf(row.product)];
  const isOwn = purse.currency === currency;
  return {
    ...{ id: row.id, type: row.product, status: state, ...words, is_free_bet: terms.isFreeBet },
    ...{ amount: money(row.amount_cents), purse: isInPlay ? money(held) : null },
    ...{
      turnover: money(cents(Math.floor(row.turnover_hundredths / 100))),
      required: money(row.required_cents),
    },
    wager: { x: terms.x, base: terms.base },
    ...{ stake_max: orNull(row.stake_max_cents), stake_max_percent: terms.stakeMaxPercent },
    ...{ cap: orNull(row.cap_cents), cap_x: terms.capX, is_sticky: terms.isSticky, odds_min: terms.oddsMin },
    counts: row.product === 'casino' ? sharesOf(terms) : [],
    excluded: terms.excluded.map((sysname) => ({ sysname, name: names.get(nameNow(sysname)) ?? sysname })),
    place: state === 'available' ? place : null,
    can_activate: state === 'available' && !isAnyInPlay && isOwn && row.ends_at > now,
    can_deactivate:
      state === 'active' &&
      row.turnover_hundredths === 0 &&
      held === row.amount_cents &&
      row.activate_by > now &&
      row.product === 'casino',
    granted_at: row.granted_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    ends_at: row.ends_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    converted: money(row.converted_cents),
    source: { giver: row.giver, name: row.source },
  };
}
