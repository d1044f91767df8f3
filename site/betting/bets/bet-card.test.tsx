// A settled bet names what its player received, and what returned to the operator.
import { expect, test } from 'vitest';
import type { BetShown } from '#contract/betting/bet.ts';
import { cents } from '#rules/money.ts';
import { shown } from '#tests/shown.tsx';
import { SettledBet } from './bet-card.tsx';

const money = (amount: number) => ({ amount: cents(amount), currency: 'USD' as const });

const settled = (withheld: number) =>
  ({
    ...{ id: 'a'.repeat(24), status: 'won', bet: { type: 'single' }, legs: [], combos: 1, odds: 2_280 },
    ...{ stake: money(1_000), unit: money(1_000), potential: money(0), paid: money(2_280 - withheld) },
    ...{ withheld: money(withheld), policy: 'none', is_freebet: false, rules: '2026-03', refused: null },
    ...{
      created_at: '2026-03-01T12:00:00Z',
      settled_at: '2026-03-01T14:00:00Z',
      decides_at: null,
      receipt: null,
    },
  }) as unknown as BetShown;

test.for([
  ['en', '$ 13.68 more returned to us'],
  ['ru', 'вернулось нам'],
  ['lv', 'atgriezās pie mums'],
  ['pt', 'voltou para nós'],
] as const)('what was withheld of a payout is named in %s', async ([locale, words]) => {
  const draw = async (withheld: number) =>
    (
      await shown(<SettledBet bet={settled(withheld)} />, { locale, texts: ['betting'], answers: [] })
    ).replaceAll('\u00a0', ' ');
  expect(await draw(1_368)).toContain(words);
  expect(await draw(0)).not.toContain(words);
});
