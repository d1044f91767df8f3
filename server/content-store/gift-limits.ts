// What gifts count as, and how much a boost takes (setting file content/cms/gift-limits.json, changed by two persons), beside
// what one person alone may define (rules/thresholds.ts). The bounds keep a mistake of two persons small as well.
import * as z from 'zod/mini';
import type { WorstCost } from '#rules/gifts/worst-cost.ts';
import type { Sql } from '../database/db.ts';
import { readThresholds } from '../thresholds/thresholds.ts';
import { listEntries } from './stored-entries.ts';

const euroCents = (max: number) => z.int().check(z.nonnegative(), z.maximum(max));

/** The settings of the file, by name. */
export const giftLimitSettings = {
  /** What a coin of the loyalty shop counts, in hundredths of a euro cent. */
  coinHundredths: z.int().check(z.positive(), z.maximum(10_000)),
  /** What may be staked on a boosted price of a bet, and what a boost may cost: server/bets/boost-limits.ts. */
  boost: z.strictObject({
    perPlayerCents: euroCents(100_000),
    perBoostCents: euroCents(5_000_000),
    costCents: euroCents(1_000_000),
    withExtras: z.boolean(),
  }),
};

export interface GiftLimits {
  onePerson: WorstCost;
  coinHundredths: number;
}

const FILE = 'gift-limits';

/** Without a readable setting a coin counts as much as it can. */
export async function readGiftLimits(sql: Sql): Promise<GiftLimits> {
  const thresholds = await readThresholds(sql);
  const [coin] = await listEntries(sql, [{ kind: 'setting', name: `${FILE}.coinHundredths`, locale: '' }]);
  const coinRead = z.safeParse(giftLimitSettings.coinHundredths, coin?.value);
  return {
    onePerson: {
      perPlayer: thresholds['content-alone-player'],
      perDay: thresholds['content-alone-day'],
      total: thresholds['content-alone-total'],
    },
    coinHundredths: coinRead.success ? coinRead.data : 10_000,
  };
}
