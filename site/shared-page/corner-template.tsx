// A corner drawn once for any player, with marks where their own values stand. To draw each by itself takes a millisecond,
// to put values in place of marks next to nothing; and whether the two agree is looked at before the first is sent.
import { renderToString } from 'react-dom/server';
import type { AccountInfo } from '#contract/account/account.ts';
import { cents } from '#rules/money.ts';
import { NumberRoll } from '#ui/number-roll.tsx';
import { OwnMarks, type OwnValues, ownValues } from '../shell/own-values.ts';

type Draw = (player: AccountInfo) => string;

export interface CornerTemplate {
  fill(player: AccountInfo): string;
}

const marks: OwnValues = {
  name: '@own-name@',
  initial: '@own-initial@',
  sign: '@own-sign@',
  figure: '@own-figure@',
  main: '@own-main@',
  bonus: '@own-bonus@',
  bettingBonus: '@own-betting@',
  total: '@own-total@',
};
const nameOf = new Map(Object.entries(marks).map(([name, mark]) => [mark, name as keyof OwnValues]));
const anyMark = new RegExp(`(${Object.values(marks).join('|')})`);

/**
 * `draw` draws a whole corner; `drawMarked` does with the marks around it. Null when there is more of the player in a
 * corner than is marked: then each is drawn by itself.
 */
export function makeTemplate(draw: Draw, drawMarked: Draw, isIsolated: boolean): CornerTemplate | null {
  const parts = drawMarked(samples[0]!).split(anyMark);
  const fill = (player: AccountInfo) => {
    const values = ownValues(player, isIsolated);
    return parts.map((part, at) => (at % 2 === 0 ? part : written(nameOf.get(part)!, values))).join('');
  };
  return samples.every((sample) => fill(sample) === draw(sample)) ? { fill } : null;
}

export const withMarks = (corner: React.ReactNode) => <OwnMarks value={marks}>{corner}</OwnMarks>;

const written = (name: keyof OwnValues, values: OwnValues): string =>
  name === 'figure' ? rollOf(values.figure) : escaped(values[name]);

/** Whatever React writes as text or into an attribute, it writes so. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Amounts are nobody's in particular, and many have the same. */
const rolls = new Map<string, string>();
const ROLLS_MAX = 2_000;

function rollOf(figure: string): string {
  const kept = rolls.get(figure);
  if (kept !== undefined) return kept;
  if (rolls.size >= ROLLS_MAX) rolls.clear();
  const drawn = renderToString(<NumberRoll text={figure} />);
  rolls.set(figure, drawn);
  return drawn;
}

/** Two who have nothing in common. */
const samples: readonly AccountInfo[] = [true, false].map((isOne) => {
  const currency = isOne ? 'USD' : 'EUR';
  const sum = (amount: number) => ({ amount: cents(isOne ? amount : amount * 7_001), currency }) as const;
  return {
    uid: isOne ? 1 : 2,
    reg_time: isOne ? 0 : 2_000_000_000,
    login: isOne ? 'a<b>&"c"@example.com' : 'second@example.org',
    fakename: isOne ? '' : "d'Artagnan & <Co>",
    is_subscribed: isOne,
    is_on_verification: isOne,
    is_verified: isOne,
    is_kyc_block_enabled: isOne,
    is_registration_completed: isOne,
    country_code: isOne ? 'LV' : 'BR',
    locale: isOne ? 'en' : 'ru',
    two_factor_auth: isOne,
    balance_main: sum(1_00),
    balance_bonus: sum(20_05),
    balance_betting_bonus: sum(300),
    balance_fun: sum(4_000_00),
  };
});
