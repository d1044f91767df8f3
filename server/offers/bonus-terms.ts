// What must be done for a bonus that an offer promises: read off the template that the bonus will be given by, so that what
// is shown is what is executed.
import type { BonusTerms } from '#contract/campaigns.ts';
import { shelf } from '#games/shelf.ts';
import type { BonusProduct } from '#rules/bonuses/bonus-terms.ts';
import type { Currency } from '#rules/money.ts';
import { sharesOf } from '../bonuses/counted-games.ts';
import type { Content } from '../content/content.ts';
import { type GivenTo, sumIn } from './reward-of.ts';

/** What offers read of a template (content/cms/bonuses.json). */
interface BonusTemplate {
  name: string;
  product: BonusProduct;
  contribution: Readonly<Record<string, number>>;
  excluded_games: readonly string[];
  wager: { x: number; base: BonusTerms['wager_base'] };
  stake_max: { eur_cents: number | null; percent: number | null };
  cap_x: number | null;
  days_to_play: number;
}

/** Null: there is no such template. */
export function bonusTerms(
  content: Content,
  name: string,
  to: Pick<GivenTo, 'rates'> & { currency: Currency },
): BonusTerms | null {
  const templates = content.hasCms('bonuses') ? content.cms<BonusTemplate[]>('bonuses') : [];
  const template = templates.find((one) => one.name === name);
  if (template === undefined) return null;
  const { wager, stake_max, cap_x, days_to_play } = template;
  const { eur_cents: most } = stake_max;
  return {
    wager_x: wager.x,
    wager_base: wager.base,
    days: days_to_play,
    max_bet_percent: stake_max.percent,
    max_bet: most === null ? null : { amount: sumIn(most, to), currency: to.currency },
    cap_x,
    ...countedBy(template),
  };
}

type Counted = Pick<BonusTerms, 'counts' | 'excluded'>;

/** Reckoned over all games, and the same until somebody changes the template. */
const reckoned = new WeakMap<BonusTemplate, Counted>();
const gameNames = new Map(shelf.map(({ sysname, name }) => [sysname, name]));

function countedBy(template: BonusTemplate): Counted {
  const known = reckoned.get(template);
  if (known !== undefined) return known;
  const { product, contribution, excluded_games: excluded } = template;
  const counted = {
    counts: product === 'casino' ? sharesOf({ contribution, excluded }) : [],
    excluded: excluded.map((sysname) => ({ sysname, name: gameNames.get(sysname) ?? sysname })),
  };
  reckoned.set(template, counted);
  return counted;
}
