import { expect, test } from 'vitest';
import { accountMoney } from '#contract/account/money.ts';
import { cashier } from '#contract/cashier/cashier.ts';
import { cashierDeposits } from '#contract/cashier/deposits.ts';
import { content } from '#contract/content.ts';
import { cents } from '#rules/money.ts';
import { authSettings, type Settings } from '#tests/auth-settings.ts';
import { method, payment } from '#tests/cashier.ts';
import { type Answer, answers, shown } from '#tests/shown.tsx';
import { DepositPanel } from './deposit-panel.tsx';

const settings = {
  currency: 'USD' as const,
  methods: [method('card', { id: 7 }), method('bank', { id: 8 })],
  presets: { USD: [5, 10, 50, 100, 9_000], EUR: [15] },
};

const desk = (change: Partial<Settings['cashier']> = {}, chosen?: string, more: Shown = {}) => {
  const { cashier, ...rest } = authSettings();
  return shown(<DepositPanel settings={settings} chosen={chosen} startAmount={more.amount ?? ''} />, {
    texts: ['cashier'],
    answers: [
      answers(content.getSettings, {}, { ...rest, cashier: { ...cashier, ...change } }),
      ...(more.left === undefined ? [] : [limitThatLeaves(more.left)]),
      ...(more.more ?? []),
    ],
  });
};

const limitThatLeaves = (left: number) =>
  answers(
    accountMoney.getDepositLimit,
    {},
    {
      available_amount: cents(left),
      limit_amount: cents(10_000),
      period: '1d',
      expired_at: null,
      can_edit: true,
    },
  );

/** A deposit of 50 by card, started and not paid. */
function started(url: string | null): Answer[] {
  const deposit = payment({ state: 'started', settled_at: null });
  const { transaction } = deposit;
  return [
    answers(
      cashier.gethistory,
      { type: 'deposit', state: 'started', count: 1 },
      { items: [deposit], count: 1 },
    ),
    answers(
      cashierDeposits.getdepositinfo,
      { transaction },
      { ...deposit, instructions: [], redirect_url: url },
    ),
  ];
}

interface Shown {
  amount?: string;
  more?: readonly Answer[];
  /** What the player's own limit leaves. */
  left?: number;
}

test.for([
  ['ContainerView', 'S9-R055'],
  ['ContainerScrollView', 'S9-R056'],
] as const)('the methods stand in the container that configuration names: %s (%s)', async ([depositView]) => {
  expect(await desk({ depositView })).toContain(`data-deposit-view="${depositView}"`);
});

test('the two containers do not look alike (S9-R055, S9-R056)', async () => {
  const classOf = (markup: string) => /<ul class="([^"]+)"/.exec(markup)?.[1];
  const [grid, row] = [await desk(), await desk({ depositView: 'ContainerScrollView' })].map(classOf);
  expect(grid).toBeDefined();
  expect(row).not.toBe(grid);
});

test('a method’s address has its sysname, or its number where configured (S9-R059)', async () => {
  expect(await desk()).toContain('href="/cashier/deposit/bank"');
  expect(await desk({ methodUrl: 'id' })).toContain('href="/cashier/deposit/8"');
});

test.for(['bank', '8'])('"%s" in the address chooses the method', async (name) => {
  const markup = await desk({}, name);
  const chosen = [...markup.matchAll(/<a [^>]*aria-current[^>]*>/g)].map(([link]) => link);
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain('data-method="bank"');
});

test('the amounts offered are those of the player’s currency that the method takes (S3-R095)', async () => {
  const markup = await desk();
  const [presets] = /<fieldset[^>]*data-presets="USD".*?<\/fieldset>/.exec(markup)!;
  expect([...presets.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words)).toEqual([
    '$\u00a010',
    '$\u00a050',
    '$\u00a0100',
  ]);
});

test('over the player’s own limit there is nothing to press, and why is said', async () => {
  const button = (markup: string) => /<button type="submit"[^>]*>/.exec(markup)![0];
  const over = await desk({}, undefined, { amount: '60', left: 5_999 });
  expect(button(over)).toContain('disabled');
  expect(over).toContain('href="/profile/responsible-game"');
  const within = await desk({}, undefined, { amount: '60', left: 6_000 });
  expect(button(within)).not.toContain('disabled');
});

const amountIn = (markup: string) => /<input[^>]*name="amount"[^>]*>/.exec(markup)?.[0] ?? '';

test('a payment left at the bank’s page can be gone on with, and its amount need not be typed again', async () => {
  const url = 'https://bank.example/pay/1';
  const markup = await desk({}, 'card', { more: started(url) });
  expect(markup).toContain('Unfinished payment');
  expect(markup).toContain(`href="${url}"`);
  expect(amountIn(markup)).toContain('value="50"');

  const typed = await desk({}, 'card', { amount: '70', more: started(url) });
  expect(amountIn(typed)).toContain('value="70"');
  const other = await desk({}, 'bank', { more: started(url) });
  expect(other).toContain('Unfinished payment');
  expect(amountIn(other)).toContain('value=""');
});

test('one that nobody can go on with is not offered', async () => {
  expect(await desk({}, 'card', { more: started(null) })).not.toContain('Unfinished payment');
});
