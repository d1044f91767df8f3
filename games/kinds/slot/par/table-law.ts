// What a table of rounds returns, as a fraction of whole numbers. Every row is played again: it must pay what it says.
import type { ParRow } from '../../par-sheet.ts';
import type { SlotFigures, Stratum, TumbleFigures } from '../slot-figures.ts';
import { playSeed, rowsOf } from '../table.ts';
import { addPay, emptyLaw, rowOfPays } from './pay-law.ts';

export function tableRow(figures: SlotFigures, tumble: TumbleFigures): ParRow {
  const law = emptyLaw(figures.capX100);
  const total = tumble.table.reduce((sum, { weight }) => sum + weight, 0);
  for (const stratum of tumble.table) {
    const rows = rowsOf(stratum);
    for (const { seed, paysX100 } of rows) {
      const { paidX100 } = playSeed(figures, tumble, seed);
      if (paidX100 !== paysX100) throw new RangeError(`row ${seed} pays ${paidX100}, and says ${paysX100}`);
      addPay(law, paysX100, stratum.weight / total / rows.length);
    }
  }
  const row = rowOfPays('base', law, figures.modes['base']!.costX100);
  return { ...row, fraction: fractionOf(tumble.table) };
}

/** The sum over all strata of weight × what its rows pay / their number, over the sum of weights. */
function fractionOf(table: readonly Stratum[]): string {
  let [over, under] = [0n, 1n];
  for (const stratum of table) {
    const rows = rowsOf(stratum);
    const pays = rows.reduce((sum, { paysX100 }) => sum + BigInt(paysX100), 0n);
    const count = BigInt(rows.length);
    [over, under] = [over * count + BigInt(stratum.weight) * pays * under, under * count];
  }
  under *= 100n * table.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const divisor = commonDivisor(over, under);
  return `${over / divisor}/${under / divisor}`;
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));
