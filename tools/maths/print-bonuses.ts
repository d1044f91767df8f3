// Says what bonuses cost: the table of the design played anew, and every template that is seeded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BonusTemplate, termsFor } from '#rules/bonuses/bonus-terms.ts';
import { cents } from '#rules/money.ts';
import { costOf, lawNames, SUM } from './bonus-cost.ts';
import { designed, measure } from './cost-table.ts';

const LIVES = 8_000;
/** Of what was given: as steady players bet. */
const BET_PERCENT = 1;

const read = (): BonusTemplate[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../content/cms/bonuses.json'), 'utf8'));

const figure = (value: number) => value.toFixed(1).padStart(7);

/** Whether the table of the design holds. */
export function printBonuses(): boolean {
  console.log('a 100 % match, per 100 paid in: completes, turnover, the house has, with a cap of 10 ×');
  const held = designed.map((row) => {
    const { completes, turnover, net, capped, outside } = measure(row, LIVES);
    const told = `(${row.completes}, ${row.turnover}, ${row.net}, ${row.capped})`;
    const verdict = outside.length === 0 ? 'holds' : `DOES NOT HOLD: ${outside.join(', ')}`;
    console.log(
      `  ${row.law}, ${row.x} ×, bets of ${row.bet} %: ${[completes, turnover, net, capped].map(figure).join('')}  ${told} ${verdict}`,
    );
    return outside.length === 0;
  });
  console.log(
    'every template, per 100 given, bets of 1 % or the largest allowed: completes, turnover, costs',
  );
  for (const template of read().filter(({ product }) => product === 'casino')) printTemplate(template);
  return held.every(Boolean);
}

function printTemplate(template: BonusTemplate): void {
  const { stakeMax } = termsFor(template, { amount: SUM, currency: 'EUR', rates: { EUR: 1 } });
  const bet = cents(Math.min((SUM * BET_PERCENT) / 100, stakeMax ?? Number.POSITIVE_INFINITY));
  for (const law of lawNames) {
    const terms = { law, template, amount: SUM, own: cents(0), bet, isApart: true, lives: LIVES, seed: 3 };
    const { completes, turnover, keeps, errors } = costOf(terms);
    console.log(
      `  ${template.name}, ${law}: ${figure(completes * 100)} % ${figure(turnover)} ${figure(keeps)} ± ${errors.keeps.toFixed(1)}`,
    );
  }
}
